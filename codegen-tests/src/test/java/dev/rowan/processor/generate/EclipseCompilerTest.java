package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.processor.RowanProcessor;
import dev.rowan.processor.TestClassPath;
import dev.rowan.storage.contract.fixture.Effort;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The compiler of Eclipse runs the processor, which generates the same code there, and takes this
 * code without a warning.
 */
class EclipseCompilerTest {
  @TempDir private Path scratch;

  /**
   * Returns each third case, and all with {@code -Plong}: this compiler reads all jars for each.
   */
  static Stream<GoldenCase> cases() {
    return Effort.eachThird(GoldenCase.all().toList());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void generatesTheExpectedBytesWithoutAnyWarning(GoldenCase golden) throws IOException {
    Path sources = Files.createDirectory(scratch.resolve("sources"));
    String classPath = TestClassPath.asArgument();
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-17",
                "-warn:+suppress",
                "-d",
                Files.createDirectory(scratch.resolve("classes")).toString(),
                "-s",
                sources.toString(),
                "-classpath",
                classPath,
                "-processorpath",
                classPath,
                "-processor",
                RowanProcessor.class.getName(),
                "-encoding",
                "UTF-8"));
    golden.in().forEach(file -> arguments.add(file.toString()));
    StringWriter printed = new StringWriter();

    boolean passed =
        BatchCompiler.compile(
            arguments.toArray(String[]::new),
            new PrintWriter(printed),
            new PrintWriter(printed),
            null);

    assertThat(printed.toString()).isEmpty();
    assertThat(passed).isTrue();
    assertThat(GoldenCase.sources(sources)).isEqualTo(golden.out());
  }
}
