/// What an instance has to do with its matched group.
struct MatchState: Sendable {
  /// The group, and whether the others follow it, when it was last present.
  var id = ""
  var isSource = true
  /// Its own frame, in the viewport.
  var ownFrame = ChannelValue()
  /// The transaction under which its own frame changed, and the update that did.
  var transaction = Transaction()
  var changedIn = -1
  /// The instance that it followed after the last update; −1 where it followed none.
  var source = -1
  /// The velocity with which it takes the place of another view.
  var entryVelocity = ChannelValue.zero
  /// The update in which it began or ceased to be on stage, and the write that made it so.
  var structuralIn = -1
  var structuralWrite = -1
}
