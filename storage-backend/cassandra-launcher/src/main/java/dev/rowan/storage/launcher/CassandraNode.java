package dev.rowan.storage.launcher;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The process of one node: started, waited for, killed. */
final class CassandraNode {
  private static final int LINES_SHOWN = 40;

  /** A JVM prints the options of these variables, which can have passwords, into the log. */
  private static final List<String> OPTIONS_OF_ALL_JVMS =
      List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

  private final NodePlan plan;
  private final ServerFiles files;
  private final ServerJava java;
  private final Duration timeout;
  private @Nullable Process process;

  CassandraNode(NodePlan plan, ServerFiles files, ServerJava java, Duration timeout) {
    this.plan = plan;
    this.files = files;
    this.java = java;
    this.timeout = timeout;
  }

  InetSocketAddress address() {
    return new InetSocketAddress(plan.address(), plan.network().cqlPort());
  }

  ProcessHandle process() {
    return Objects.requireNonNull(process, "not started").toHandle();
  }

  /** Starts the process. Its input stays a pipe, whose end tells it that this JVM is gone. */
  void launch() {
    Path home = files.home(plan.number());
    try {
      plan.write(home);
      ProcessBuilder builder =
          new ProcessBuilder(plan.command(java, home, files.unpacked()))
              .directory(home.toFile())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()));
      builder.environment().keySet().removeAll(OPTIONS_OF_ALL_JVMS);
      process = builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits until the node answers on CQL's port, or ends. */
  void awaitCql() {
    Process started = Objects.requireNonNull(process, "not started");
    long begin = System.nanoTime();
    while (!CqlConnection.answers(address())) {
      if (ended(started)) {
        throw notStarted("its process ended");
      }
      if (System.nanoTime() - begin > timeout.toNanos()) {
        throw notStarted("it did not answer within " + timeout.toSeconds() + " seconds");
      }
    }
  }

  /** Kills the process, if there is one, and waits for its end. */
  void kill() {
    if (process != null) {
      process.destroyForcibly().onExit().join();
    }
  }

  private static boolean ended(Process started) {
    try {
      return started.waitFor(50, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private Path log() {
    return files.log(plan.number());
  }

  private BackendUnavailableException notStarted(String reason) {
    Map<String, String> context = new TreeMap<>();
    context.put("reason", reason);
    context.put("node", plan.address() + ":" + plan.network().cqlPort());
    context.put("java", java.home().toString());
    if (files.keepsLogs()) {
      context.put("log", log().toAbsolutePath().toString());
    }
    List<String> lines = CassandraCluster.text(log()).lines().toList();
    context.put(
        "last lines of the log",
        "\n"
            + String.join(
                "\n", lines.subList(Math.max(0, lines.size() - LINES_SHOWN), lines.size())));
    return new BackendUnavailableException(ErrorCode.CASSANDRA_NOT_STARTED, context, null);
  }
}
