package dev.rowan.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One run of the jar in a process of its own.
 *
 * @param output both streams
 */
record Started(int exitCode, String output) {
  /** Returns a process that is not started. */
  static ProcessBuilder process(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-jar"));
    command.add(System.getProperty("rowan.test.cli.jar"));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectErrorStream(true);
  }

  /** Runs the jar to its end. */
  static Started by(Path folder, String... arguments) throws IOException, InterruptedException {
    return by(folder, process(arguments));
  }

  /** Runs a process to its end. */
  static Started by(Path folder, ProcessBuilder builder) throws IOException, InterruptedException {
    Path output = folder.resolve("output");
    Process process = builder.redirectOutput(output.toFile()).start();
    int exitCode = process.waitFor();
    return new Started(exitCode, Files.readString(output, UTF_8));
  }
}
