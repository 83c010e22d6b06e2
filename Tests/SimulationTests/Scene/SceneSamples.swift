/// A scene in which every key of the format stands, in the order in which they are written.
enum SceneSamples {
  static let everything = """
    {
      $schema: "../docs/scene.schema.json", scene: 1, name: "Everything", viewport: { width: 393, height: 852.5 }, frameRate: "60000/1001",
      velocity: "leastSquares", scrollPriority: "iOS26",
      state: {
        count: 2, isOn: true, word: "it's \\"quoted\\"", place: [3, 4.25], names: ["a", "b", "c"],
        selected: { type: "string", initial: null }, amount: { type: "number", initial: null },
        isKnown: { type: "boolean", initial: null }, at: { type: "vector", initial: null },
        level: { type: "number?", initial: 3 }, spot: { type: "vector?", initial: [1, 2] },
        tags: { type: "list?", initial: [1, 2] },
        pair: { type: "list", initial: [1, 2] }, detail: { initial: { id: "d", rank: 1 } },
      },
      collections: {
        cards: [
          { id: "c1", kind: "poll", votes: [1, 2], open: true, more: { x: 1, tags: ["u", "v"] } },
          { id: "c2", kind: "text", votes: [], open: false, more: null },
        ],
        rest: [{ id: 7 }],
      },
      catalog: { c3: { kind: "poll", votes: [0, 0], open: true } },
      views: [
        {
          coordinateSpace: "table",
          children: [
            {
              id: "card", if: "isOn", typeErased: true,
              forEach: {
                in: "cards", as: "card", key: "card.id + '!'", where: "card.open != false",
                orderBy: "card.id",
              },
              kind: "card.kind",
              templates: {
                poll: { opacity: 0.8, children: [{ id: "votes", rotation: "count(card.votes)" }] },
                text: { blur: 2 },
              },
              state: { pressed: false, level: 0.5 },
              gestureState: {
                drag: { initial: [0, 0], reset: "spring 0.35 0.8", onRemoval: "reset" },
                held: false,
                turn: { type: "number", initial: null, reset: { smooth: { duration: 0.4 }, delay: 0.1 } },
              },
              frame: { x: 24, y: "120 + index", width: "viewport.width - 48", height: 480 },
              offset: ["drag.width", "drag.height * 0.1"], scale: "1 - index * 0.04",
              rotation: "drag.width / 20", opacity: 0.9, blur: "level", zIndex: "-index",
              clip: true, allowsHitTesting: "isOn", contentShape: "capsule", coordinateSpace: "stack",
              disabled: false,
              transition: {
                insertion: [
                  "scale 0.8", "opacity", "offset 0 20",
                  { part: "move leading", animation: { easeIn: { duration: 0.2 } } },
                ],
                removal: { part: "push bottom", animation: "default" },
              },
              animation: [
                { spring: { response: 0.3, dampingFraction: 0.7 }, value: "count" },
                { linear: {}, speed: 2, repeatCount: 3, autoreverses: false, delay: 1, value: "count" },
              { timingCurve: [0.2, -0.1, 0.8, 1.1], duration: 0.4, delay: 0.1, speed: 2, value: "isOn" },
              ],
              gestures: [
                {
                  tap: {
                    count: 2, maximumDuration: 0.5, maximumDistance: 30, maximumInterval: 0.3,
                    coordinateSpace: "global",
                  },
                  name: "twice", onEnded: [{ set: "selected", to: "card.id" }],
                },
                { spatialTap: {}, onEnded: [{ set: "at", to: "location" }] },
                {
                  longPress: { minimumDuration: 0.4, maximumDistance: 12, ending: "lift" },
                  priority: "simultaneous", updating: { held: "pressed" },
                },
                { press: { tolerance: 40 }, onEnded: [{ toggle: "isOn" }] },
                {
                  drag: {
                    minimumDistance: 5, coordinateSpace: "table", axes: "horizontal",
                    directionCosine: 0.7, anchor: "recognition", secondFinger: "joins",
                    velocity: "impulse",
                  },
                  priority: "high", including: "gesture", isEnabled: "count > 1",
                  updating: { drag: "translation" },
                  onChanged: [{ set: "level", to: "abs(translation.width)" }],
                  onEnded: [
                    {
                      when: "abs(translation.width) > 120", animation: "snappy 0.3",
                      do: [
                        { remove: "card.id", from: "cards" },
                        {
                          insert: {
                            id: "'n' + card.id", kind: "'poll'", votes: "card.votes", open: "isOn",
                          },
                          into: "cards", at: 0,
                        },
                      ],
                      else: [{ set: "count", to: "count + 1" }],
                      then: [{ send: "shuffle", value: "count" }],
                      criteria: "removed", disablesAnimations: true,
                    },
                  ],
                  onCancel: [{ set: "level", to: 0 }],
                },
                { magnify: { minimumScaleDelta: 0.02, velocity: "flutter" } },
                { rotate: { minimumAngleDelta: 2.5, velocity: "android" } },
                { scroll: { axes: "both", minimumDistance: 8, velocity: "iOSScroll" } },
                { sequenced: [{ longPress: {} }, { drag: {} }] },
                { simultaneously: [{ magnify: {} }, { rotate: {} }] },
                { exclusively: [{ tap: { count: 2 } }, { exclusively: [{ tap: {} }, { press: {} }] }] },
              ],
              onAppear: [{ insert: "'c3'", into: "cards" }],
              onDisappear: [{ removeLast: "rest" }],
              onChange: [
                { of: "count", do: [{ move: "'c1'", in: "cards", to: 1 }] },
                { of: "isOn", do: [{ removeAll: "rest" }] },
              ],
              accessibility: {
                activate: [{ set: "selected", to: "card.id" }],
                increment: [{ set: "count", to: "count + 1" }],
                decrement: [{ set: "count", to: "count - 1" }],
                escape: [{ set: "selected", to: "null" }],
              },
              on: {
                flip: [{ toggle: "pressed" }],
                rate: { value: "vector?", do: [{ set: "level", to: "value.x ?? 0" }] },
              },
              children: [
                {
                  id: "title", scale: [1, "level"], contentShape: { cornerRadius: 12 },
                  transition: "identity",
                  animation: { bouncy: { duration: 0.4, extraBounce: 0.1 }, value: "count" },
                },
                { id: "knob", offset: "place", contentShape: { outset: -4 }, transition: "slide" },
                {
                  id: "halo", forEach: 3, contentShape: "circle", frame: { x: 1 },
                  transition: ["blurReplace", "scale"],
                  animation: { spring: { mass: 2, stiffness: 100, damping: 10 }, value: "count" },
                },
                {
                  id: "ring", contentShape: "ellipse",
                  animation: { spring: { duration: 0.6, bounce: -0.2 }, value: "count" },
                },
                { id: "a", animation: { linear: {}, value: "count" } },
                { id: "b", animation: { easeOut: {}, value: "count" } },
                { id: "c", animation: { easeInOut: {}, value: "count" } },
                { id: "d", animation: { snappy: {}, value: "count" } },
                { id: "e", animation: { animation: null, value: "count" } },
                { id: "f", animation: { animation: "default", value: "count" } },
              ],
            },
            {
              vstack: { spacing: "count", alignment: "leading", lazy: true },
              padding: { top: 1, horizontal: 2, vertical: 3, trailing: 4, leading: 5, bottom: 6 },
              children: [
                {
                  hstack: { spacing: 4, alignment: "top" }, padding: 8, layoutPriority: 1,
                  frame: {
                    minWidth: 10, idealWidth: 20, maxWidth: "infinity", minHeight: 11, idealHeight: 21,
                    maxHeight: 31, alignment: "bottomTrailing",
                  },
                  children: [{ id: "left", frame: { width: 3 }, aspectRatio: 1.5 }],
                },
                {
                  stack: { axis: "isOn ? 'vertical' : 'horizontal'", alignment: "top", spacing: 2 },
                  aspectRatio: { ratio: "count", contentMode: "fill" },
                },
                { stack: { axis: "horizontal", alignment: "topLeading", lazy: true } },
                { zstack: { alignment: "bottom" } },
                {
                  scroll: {
                    axes: "horizontal", spacing: 4, alignment: "top", lazy: true, snap: "pages",
                    deceleration: "fast", velocity: "iOSScroll", yieldsAtEdge: true,
                  },
                  geometryGroup: true, children: [{ id: "page" }],
                },
                { scroll: { snap: 44 }, children: [{ id: "row", frame: { height: 44 } }] },
                { scroll: { snap: [0, 100, 250], position: "count * 40" }, children: [{ id: "part" }] },
                { viewThatFits: { axes: "horizontal" }, children: [{ id: "wide" }, { id: "small" }] },
                { vstack: {} }, { hstack: {} }, { zstack: {} }, { viewThatFits: {} },
              ],
            },
            {
              id: "bell",
              keyframes: {
                trigger: "count",
                "offset.x": [{ linear: 10, duration: 0.2, curve: "easeIn" }, { move: 0 }],
                "offset.y": [
                  { cubic: -8, duration: 0.3, startVelocity: 1, endVelocity: 2 },
                  { spring: 0, duration: 0.4, startVelocity: 3,
                    parameters: { response: 0.3, dampingFraction: 0.6 } },
                  { linear: 1, duration: 0.1, curve: [0.1, 0, 0.2, 1] },
                ],
                scale: [{ spring: 1 }], "scale.x": [{ linear: 1, duration: 1 }],
                "scale.y": [
                  { cubic: 1, duration: 1 },
                  { spring: 1, parameters: { settlingDuration: 1, dampingRatio: 0.7 } },
                  { spring: 2, parameters: { stiffness: 9, damping: 9, allowOverDamping: true } },
                ], rotation: [{ move: 3 }],
                opacity: [{ move: 1 }], blur: [{ move: 2 }],
              },
              phases: {
                values: [[0, 0], [1, 2]], animation: ["smooth 0.3", null], trigger: "isOn",
              },
              offset: "phase",
            },
            {
              id: "pulse", phases: { values: [1, 1.2], animation: "linear 0.5" }, scale: "phase",
              animation: { smooth: {}, repeatForever: true, value: "count" },
            },
            {
              id: "thumb", frame: { x: 10, y: 10, width: 40, height: 40 },
              matched: {
                id: "'photo'", namespace: "hero", properties: "position", anchor: "topLeading",
                isSource: "!isOn", rigid: true,
              },
            },
            {
              id: "pulled", gestureState: { pull: { type: "number", initial: null } },
              transition: "move bottom", transitionProgress: "pull",
            },
            { id: "full", matched: { id: "'photo'", namespace: "hero", properties: "size" } },
            { id: "sway", phases: { values: ["left", "right"] }, rotation: "phase == 'left' ? -3 : 3" },
          ],
        },
      ],
      on: {
        shuffle: [{ animation: { spring: { response: 0, dampingFraction: 1 } }, do: [] }],
        stop: [{ animation: null, do: [{ set: "place.x", to: 1 }] }], choose: { value: "string", do: [{ set: "selected", to: "value" }] },
      },
    }
    """
}
