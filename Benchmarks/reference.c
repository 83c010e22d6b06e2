/* The closed form of a spring as one writes it in C, with the host's exp, sin and cos. */
#include <math.h>

void reference_sample(double omega, double zeta, double x0, double v0, const double *times,
                      long count, double *values, double *velocities) {
  double b = zeta * omega;
  if (zeta < 1) {
    double w = omega * sqrt((1 - zeta) * (1 + zeta));
    double a = (v0 + b * x0) / w;
    for (long i = 0; i < count; i++) {
      double t = times[i], e = exp(-b * t), c = cos(w * t), s = sin(w * t);
      values[i] = e * (x0 * c + a * s);
      velocities[i] = e * ((a * w - b * x0) * c - (x0 * w + b * a) * s);
    }
  } else if (zeta == 1) {
    double a = v0 + b * x0;
    for (long i = 0; i < count; i++) {
      double t = times[i], e = exp(-b * t);
      values[i] = e * (x0 + a * t);
      velocities[i] = e * (a - b * (x0 + a * t));
    }
  } else {
    double w = omega * sqrt((zeta - 1) * (zeta + 1));
    double slow = -omega * omega / (b + w), fast = -(b + w);
    double c2 = (v0 - slow * x0) / (fast - slow), c1 = x0 - c2;
    for (long i = 0; i < count; i++) {
      double t = times[i], e1 = exp(slow * t), e2 = exp(fast * t);
      values[i] = c1 * e1 + c2 * e2;
      velocities[i] = c1 * slow * e1 + c2 * fast * e2;
    }
  }
}
