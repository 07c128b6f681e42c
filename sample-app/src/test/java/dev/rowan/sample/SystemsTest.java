package dev.rowan.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The systems on the embedded stores. What they print is compared with the pages about them. */
class SystemsTest {
  @TempDir Path folder;

  static List<String> commands() {
    return SampleSystem.all().stream().map(SampleSystem::command).toList();
  }

  /** Runs a command, and returns what it prints. */
  static String run(String... arguments) {
    StringWriter printed = new StringWriter();
    StringWriter complained = new StringWriter();
    int exitCode =
        Main.run(new PrintWriter(printed, true), new PrintWriter(complained, true), arguments);
    assertThat(complained.toString()).isEmpty();
    assertThat(exitCode).isZero();
    return printed.toString();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aSecondRunOnDiskPrintsTheSame(String command) {
    String inMemory = run(command, "--url=rowan:memory:");
    String onDisk = "--url=rowan:embedded:" + folder.resolve("store");
    assertThat(run(command, onDisk)).isEqualTo(inMemory).isNotBlank();
    assertThat(run(command, onDisk)).isEqualTo(inMemory);
  }

  @Test
  void showsAllSystemsOneAfterTheOther() {
    String all = run("systems", "--url=rowan:memory:");
    for (String command : commands()) {
      assertThat(all).contains(run(command, "--url=rowan:memory:"));
    }
  }

  @Test
  void eachPackageWithATourIsACommand() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java/dev/rowan/sample"), 2)) {
      assertThat(
              files
                  .filter(file -> file.getFileName().toString().endsWith("Tour.java"))
                  .map(file -> file.getParent().getFileName().toString())
                  .filter(name -> !name.equals("sample") && !name.equals("tour")))
          .containsExactlyInAnyOrderElementsOf(commands());
    }
  }

  @Test
  void describesEachSystem() {
    assertThat(run("--help"))
        .contains(SampleSystem.all().stream().map(SampleSystem::description).toList());
  }
}
