package dev.rowan.bench.cluster.node;

import java.util.Arrays;
import java.util.Locale;

/** Quantiles of measured values, and of their ratios. */
final class Quantiles {
  private Quantiles() {}

  static double median(double[] values) {
    return quantile(values, 0.5);
  }

  /** Returns median and quartiles of the ratios of values at the same place, as a text. */
  static String ratio(double[] of, double[] beside) {
    double[] ratios = new double[of.length];
    for (int i = 0; i < of.length; i++) {
      ratios[i] = of[i] / beside[i];
    }
    return String.format(
        Locale.ROOT,
        "%.2f (%.2f–%.2f)",
        median(ratios),
        quantile(ratios, 0.25),
        quantile(ratios, 0.75));
  }

  private static double quantile(double[] values, double part) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[(int) (part * (sorted.length - 1))];
  }
}
