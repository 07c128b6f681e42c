package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.rowan.processor.TestClassPath;
import dev.rowan.processor.generate.Javac.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The processor inside the newest compiler of this machine. */
class NewestJdkTest {
  @TempDir private Path scratch;

  static List<GoldenCase> cases() {
    Stream<String> cases =
        Boolean.getBoolean("rowan.long")
            ? Stream.of("types", "indexes", "nested")
            : Stream.of("types");
    return cases.map(GoldenCase::named).toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void generatesTheSameBytesWithoutAnyWarning(GoldenCase golden)
      throws IOException, InterruptedException {
    Optional<Path> jdk = Jdks.newer();
    assumeThat(jdk)
        .as("SKIPPED: no JDK newer than %s beside %s", Runtime.version(), javaHome())
        .isPresent();
    String classPath = TestClassPath.asArgument();
    List<String> command = new ArrayList<>(List.of(jdk.orElseThrow() + "/bin/javac"));
    command.add("-J-XX:TieredStopAtLevel=1"); // as the tests themselves
    command.addAll(Javac.STRICT);
    command.addAll(List.of("-cp", classPath, "--processor-path", classPath));
    command.addAll(List.of("-processor", "dev.rowan.processor.RowanProcessor"));
    command.addAll(List.of("-encoding", "UTF-8"));
    command.addAll(List.of("-d", scratch.toString(), "-s", scratch.toString()));
    golden.in().forEach(file -> command.add(file.toString()));

    Path output = Files.createTempFile("javac", ".txt");
    Process javac =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    int exit = javac.waitFor();

    assertThat(Files.readString(output, StandardCharsets.UTF_8)).isEmpty();
    assertThat(exit).isZero();
    assertThat(new Result(true, List.of(), scratch).generated()).isEqualTo(golden.out());
    Files.delete(output);
  }

  private static String javaHome() {
    return System.getProperty("java.home");
  }
}
