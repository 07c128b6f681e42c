package dev.rowan.storage.embedded.engine;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A JVM with the class path and the {@code -XX} options of this one, killed when it is closed. */
public final class ChildProcess implements AutoCloseable {
  private final Process process;
  private final Path temporary;
  private final BufferedReader output;

  private ChildProcess(Process process, Path temporary) {
    this.process = process;
    this.temporary = temporary;
    this.output = process.inputReader(StandardCharsets.UTF_8);
  }

  /** Starts the main method of a class; its error stream is forwarded to this process. */
  public static ChildProcess start(Class<?> main, String... arguments) throws IOException {
    return startBy(List.of(), main, arguments);
  }

  /** Starts it through another program, which takes the command as its last arguments. */
  public static ChildProcess startBy(List<String> starter, Class<?> main, String... arguments)
      throws IOException {
    return start(starter, List.of(), "", main, arguments);
  }

  /** Starts it with JVM options, and with more jars after those of this process. */
  public static ChildProcess startWith(
      List<String> options, String jars, Class<?> main, String... arguments) throws IOException {
    return start(List.of(), options, File.pathSeparator + jars, main, arguments);
  }

  private static ChildProcess start(
      List<String> starter, List<String> options, String jars, Class<?> main, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>(starter);
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> option.startsWith("-XX:"))
        .forEach(command::add);
    command.addAll(options);
    // A killed process leaves its copy of the native library in this directory.
    Path temporary = Files.createTempDirectory("rowan-child");
    command.add("-Djava.io.tmpdir=" + temporary);
    command.add("-cp");
    command.add(System.getProperty("java.class.path") + jars);
    command.add(main.getName());
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectError(ProcessBuilder.Redirect.INHERIT);
    return new ChildProcess(builder.start(), temporary);
  }

  public long pid() {
    return process.pid();
  }

  /** Returns the next line that the process prints, or null at the end. */
  public String readLine() throws IOException {
    return output.readLine();
  }

  /** Kills the process without warning, and waits until it has ended. */
  public void kill() {
    // Through the handle, because the process object would discard output that is not yet read.
    process.toHandle().destroyForcibly();
    process.onExit().join();
  }

  @Override
  public void close() throws IOException {
    kill();
    output.close();
    List<Path> deepestFirst;
    try (Stream<Path> files = Files.walk(temporary)) {
      deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : deepestFirst) {
      Files.delete(file);
    }
  }
}
