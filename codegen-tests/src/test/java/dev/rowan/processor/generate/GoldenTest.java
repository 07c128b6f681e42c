package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code -Dgolden.update} makes what is generated now the expectation; read the difference. */
class GoldenTest {
  @TempDir private Path scratch;

  static Stream<GoldenCase> cases() {
    return GoldenCase.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void generatesTheExpectedBytesWithoutAnyWarning(GoldenCase golden) throws IOException {
    Javac.Result result = Javac.into(scratch).with(Javac.STRICT).compile(golden.in());

    assertThat(result.messages()).isEmpty();
    assertThat(result.passed()).isTrue();
    if (System.getProperty("golden.update") != null) {
      golden.update(result.generated());
    }
    assertThat(result.generated()).isEqualTo(golden.out());
  }

  @Test
  void generatesTheSameWhateverTheOrderOfTheSources() throws IOException {
    GoldenCase golden = GoldenCase.named("several");
    List<Path> reversed = new ArrayList<>(golden.in());
    Collections.reverse(reversed);

    assertThat(Javac.into(scratch).compile(reversed).generated()).isEqualTo(golden.out());
  }
}
