package dev.rowan.storage.contract.cassandra;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The process of one node: started, waited for, killed. */
final class CassandraNode {
  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final int LINES_SHOWN = 40;

  private final NodePlan plan;
  private final ServerFiles files;
  private final ServerJava java;
  private @Nullable Process process;

  CassandraNode(NodePlan plan, ServerFiles files, ServerJava java) {
    this.plan = plan;
    this.files = files;
    this.java = java;
  }

  InetSocketAddress address() {
    return new InetSocketAddress(plan.address(), LoopbackNetwork.CQL_PORT);
  }

  ProcessHandle process() {
    return Objects.requireNonNull(process, "not started").toHandle();
  }

  /** Starts the process. Its input stays a pipe, whose end tells it that this JVM is gone. */
  void launch() {
    Path home = files.home(plan.number());
    try {
      plan.write(home);
      process =
          new ProcessBuilder(plan.command(java, home, files.unpacked()))
              .directory(home.toFile())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()))
              .start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits until the node answers on CQL's port, or ends. */
  void awaitCql() {
    Process started = Objects.requireNonNull(process, "not started");
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!CqlConnection.answers(address())) {
      if (ended(started)) {
        throw new IllegalStateException("node " + plan.number() + " ended:\n" + endOfLog());
      }
      if (System.nanoTime() > deadline) {
        throw new IllegalStateException(
            "node " + plan.number() + " does not answer:\n" + endOfLog());
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

  private String endOfLog() {
    List<String> lines = CassandraCluster.text(log()).lines().toList();
    return String.join("\n", lines.subList(Math.max(0, lines.size() - LINES_SHOWN), lines.size()))
        + "\nmore in "
        + log().toAbsolutePath();
  }
}
