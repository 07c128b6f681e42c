package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.processor.TestClassPath;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The compiler of Eclipse takes the expected code of each golden case without a warning. */
class EclipseCompilerTest {
  @TempDir private Path scratch;

  static Stream<GoldenCase> cases() {
    return GoldenCase.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void hasNoWarningInGeneratedCode(GoldenCase golden) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-17",
                "-proc:none",
                "-warn:+suppress",
                "-d",
                scratch.toString(),
                "-classpath",
                TestClassPath.asArgument()));
    golden.in().forEach(file -> arguments.add(file.toString()));
    golden
        .out()
        .keySet()
        .forEach(name -> arguments.add(golden.directory().resolve("out").resolve(name).toString()));
    StringWriter printed = new StringWriter();

    boolean passed =
        BatchCompiler.compile(
            arguments.toArray(String[]::new),
            new PrintWriter(printed),
            new PrintWriter(printed),
            null);

    assertThat(printed.toString()).isEmpty();
    assertThat(passed).isTrue();
  }
}
