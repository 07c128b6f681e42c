package dev.rowan.storage.embedded.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A JVM with the class path of this one, killed when closed. */
public final class ChildProcess implements AutoCloseable {
  private final Process process;
  private final BufferedReader output;

  private ChildProcess(Process process) {
    this.process = process;
    this.output = process.inputReader(StandardCharsets.UTF_8);
  }

  /** Starts the main method of a class; what it prints to the error stream is shown here. */
  public static ChildProcess start(Class<?> main, String... arguments) throws IOException {
    return startBy(List.of(), main, arguments);
  }

  /** The same through another program, which takes the command as its last arguments. */
  public static ChildProcess startBy(List<String> starter, Class<?> main, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>(starter);
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(main.getName());
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectError(ProcessBuilder.Redirect.INHERIT);
    return new ChildProcess(builder.start());
  }

  /** The next line that the process prints, null at the end. */
  public String readLine() throws IOException {
    return output.readLine();
  }

  /** Kills the process as a power button would, and waits until it is gone. */
  public void kill() {
    // The handle, because the process itself would throw away what was printed and not yet read.
    process.toHandle().destroyForcibly();
    process.onExit().join();
  }

  @Override
  public void close() throws IOException {
    kill();
    output.close();
  }
}
