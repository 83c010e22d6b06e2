extension LinearEasing {
  /// Makes the easing that samples a function at evenly spread inputs, outputs rounded.
  ///
  /// - Parameters:
  ///   - count: The number of samples, at least 2.
  ///   - decimals: The number of decimals that outputs are rounded to, 0…9.
  ///   - function: The output at an input in 0…1.
  public init(sampling count: Int, decimals: Int = 4, _ function: (_ input: Double) -> Double) {
    precondition(count > 1, "an easing needs two samples at least, got \(count)")
    let scale = DecimalPlaces(decimals)
    self.init(
      evenly: (0..<count).map { scale.rounded(function(Double($0) / Double(count - 1))) })
  }

  /// Makes the easing with few stops that stays within an error of a function.
  ///
  /// Stops lie on a thousand evenly spread inputs, their outputs are rounded, and from each the
  /// next is as far away as the error allows, which is checked at eight inputs between each two of
  /// the thousand. A jump cannot be met within an error; ``maximumError(from:)`` tells.
  ///
  /// - Parameters:
  ///   - maximumError: How far the output may be from the function's.
  ///   - decimals: The number of decimals that outputs are rounded to, 0…9.
  ///   - function: The output at an input in 0…1.
  /// - Precondition: The error is at least a unit of the last decimal.
  public init(
    within maximumError: Double, decimals: Int = 4, _ function: (_ input: Double) -> Double
  ) {
    let scale = DecimalPlaces(decimals)
    precondition(
      maximumError * scale.factor >= 0.999,
      "an error of \(maximumError) cannot be met with \(decimals) decimals")
    let outputs = (0...Self.checks).map { function(Double($0) / Double(Self.checks)) }
    let rounded = (0...Self.places).map { scale.rounded(outputs[$0 * Self.finer]) }
    var stops = [Stop(input: 0, output: rounded[0])]
    var place = 0
    while place < Self.places {
      place = Self.farthest(from: place, rounded, outputs, maximumError)
      stops.append(
        Stop(input: Double(place) / Double(Self.places), output: rounded[place]))
    }
    self.init(stops)
  }

  /// Makes the easing of a course with few stops: from its start to a target over its whole time.
  ///
  /// - Precondition: The course has a length, and its start is not the target.
  public init(
    _ course: CurveFunction, to target: Double, within maximumError: Double, decimals: Int = 4
  ) {
    let (start, length) = (course.start, course.endTime - course.startTime)
    precondition(
      length > 0 && start != target, "an easing needs a course that takes time and goes a way")
    self.init(within: maximumError, decimals: decimals) { input in
      input == 1
        ? 1 : (course.value(at: course.startTime + input * length) - start) / (target - start)
    }
  }

  /// Returns the largest distance from a function, at eight thousand evenly spread inputs.
  public func maximumError(from function: (_ input: Double) -> Double) -> Double {
    var result = 0.0
    for index in 0...Self.checks {
      let input = Double(index) / Double(Self.checks)
      result = max(result, (value(at: input) - function(input)).magnitude)
    }
    return result
  }

  private static let places = 1000
  private static let finer = 8
  private static let checks = places * finer

  /// The last place to which one line from a place is near enough all the way.
  private static func farthest(
    from place: Int, _ rounded: [Double], _ outputs: [Double], _ error: Double
  ) -> Int {
    var result = place + 1
    var (lowest, highest) = (-Double.infinity, Double.infinity)
    let start = rounded[place]
    for check in (place * finer + 1)...(places * finer) {
      // What is in the way of the line narrows the slopes that it may have.
      let distance = Double(check - place * finer)
      lowest = max(lowest, (outputs[check] - error - start) / distance)
      highest = min(highest, (outputs[check] + error - start) / distance)
      guard lowest <= highest else { break }
      if check % finer == 0 {
        let slope = (rounded[check / finer] - start) / distance
        if lowest <= slope, slope <= highest { result = check / finer }
      }
    }
    return result
  }
}
