package dev.rowan.bench.cluster;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Prepares the benchmark for each rival, so that changes cannot break it unnoticed. */
class BindingBenchmarkTest {
  @ParameterizedTest
  @EnumSource
  void eachRivalReadsAndFindsWhatItWrote(Rival rival) {
    BindingBenchmark benchmark = new BindingBenchmark();
    benchmark.engine = rival;
    assertThatCode(benchmark::prepare).doesNotThrowAnyException();
  }
}
