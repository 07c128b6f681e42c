package dev.rowan.sample;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A process that acknowledges its work by lines, and is killed in the middle of it. */
public final class KilledProcess {
  private KilledProcess() {}

  /**
   * Returns the lines that the process printed before it died, without a last line that the kill
   * has cut. Each line of the process ends in a period.
   *
   * @param folder for what a killed process leaves
   * @param after the number of lines after which the process is killed
   */
  public static List<String> run(Path folder, int after, Class<?> program, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1"); // as the tests themselves
    // the native library of the store
    command.add("-Djava.io.tmpdir=" + folder);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    List<String> lines = new ArrayList<>();
    try (BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
      boolean alive = true;
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        if (line.endsWith(".")) {
          lines.add(line.substring(0, line.length() - 1));
        }
        if (alive && lines.size() > after) {
          // not Process.destroyForcibly(), which removes what was printed and not yet read
          process.toHandle().destroyForcibly();
          alive = false;
        }
      }
    } finally {
      process.toHandle().destroyForcibly();
    }
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as("exit code, of a killed process").isNotZero();
    return lines;
  }
}
