package dev.rowan.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * The jar runs alone: {@code java -jar rowan-cli.jar}. The build runs this test after the phase
 * {@code package}, and then sets the property.
 */
@EnabledIfSystemProperty(named = "rowan.test.cli.jar", matches = ".+")
class ExecutableJarTest {
  @TempDir private Path folder;

  @Test
  void importsASchema() throws IOException, InterruptedException {
    Path out = folder.resolve("java");

    Started done =
        start(
            "import",
            Schemas.named("orders").toString(),
            "--package",
            "shop.data",
            "--out",
            out.toString());

    assertThat(done.output()).startsWith("Wrote 6 records and 4 DAOs");
    assertThat(done.exitCode()).isZero();
    assertThat(out.resolve("shop/data/OrderDao.java")).exists();
  }

  @Test
  void saysItsVersion() throws IOException, InterruptedException {
    assertThat(start("--version").output()).matches("rowan \\d+\\.\\d+\\.\\d+\\S*\\s+");
  }

  @Test
  void refusesAWrongArgument() throws IOException, InterruptedException {
    Started done = start("import", "schema.cql");

    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.output()).contains("Missing required option: '--package=NAME'");
  }

  private record Started(int exitCode, String output) {}

  private Started start(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-jar"));
    command.add(System.getProperty("rowan.test.cli.jar"));
    command.addAll(List.of(arguments));
    Path output = folder.resolve("output");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    int exitCode = process.waitFor();
    return new Started(exitCode, Files.readString(output, UTF_8));
  }
}
