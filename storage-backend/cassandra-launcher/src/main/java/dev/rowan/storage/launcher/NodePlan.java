package dev.rowan.storage.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * How one node is configured. Every node is a seed with a token of its own, evenly spread, so that
 * all may start at once and none moves any rows. What counts is a quick start and little memory.
 *
 * @param throwaway whether tables and rows may be lost when the node is killed
 * @param settings lines of {@code cassandra.yaml} beside the usual ones
 */
record NodePlan(
    int number,
    LoopbackNetwork network,
    boolean throwaway,
    ServerJars jars,
    List<String> settings) {
  private static final String OPTIONS = "jvm.options";

  /** An acknowledged write survives the end of the process. */
  private static final String SYNC = "commitlog_sync: batch";

  /** No write waits for the commit log. */
  private static final String LATER_SYNC =
      "commitlog_sync: periodic\ncommitlog_sync_period: 10000ms";

  String address() {
    return network.addresses().get(number - 1);
  }

  /** Writes what the server reads at its start. */
  void write(Path home) throws IOException {
    copy("logback.xml", home);
    copy(OPTIONS, home);
    copy("jvm-4.1.options", home);
    Files.writeString(
        home.resolve("cassandra.yaml"),
        resource("cassandra.yaml")
            .replace("{settings}", jars.line().setting() + "\n" + String.join("\n", settings))
            .replace("{sync}", throwaway ? LATER_SYNC : SYNC)
            .replace("{token}", token().toString())
            .replace("{seeds}", String.join(",", network.addresses()))
            .replace("{address}", address())
            .replace("{cqlPort}", Integer.toString(network.cqlPort()))
            .replace("{storagePort}", Integer.toString(network.storagePort())));
  }

  List<String> command(ServerJava java, Path home, Path temporary) {
    List<String> command =
        new ArrayList<>(
            List.of(
                java.executable().toString(),
                "@" + home.resolve(OPTIONS),
                "-Xmx" + (network.addresses().size() == 1 ? "1536m" : "640m"),
                "-Dcassandra.config=" + home.resolve("cassandra.yaml").toUri(),
                "-Djava.io.tmpdir=" + temporary.toAbsolutePath(),
                "-D" + WatchedServer.HOME + "=" + home,
                "-Dcassandra.logdir=" + home,
                "-Dcassandra.superuser_setup_delay_ms=0",
                "-Dlogback.configurationFile=" + home.resolve("logback.xml")));
    command.addAll(jars.line().options(home, jars.jars()));
    if (throwaway) {
      command.add("-Dcassandra.test.flush_local_schema_changes=false");
      command.add("-Dcassandra.unsafesystem=true");
    }
    command.addAll(
        List.of(
            "-cp",
            jars.classPath() + File.pathSeparator + ourClasses(),
            WatchedServer.class.getName()));
    return command;
  }

  /** The start of the node's part of the ring, one above the least token for the first. */
  private BigInteger token() {
    BigInteger ring = BigInteger.ONE.shiftLeft(64);
    return ring.divide(BigInteger.valueOf(network.addresses().size()))
        .multiply(BigInteger.valueOf(number - 1L))
        .subtract(BigInteger.valueOf(Long.MAX_VALUE));
  }

  private static Path ourClasses() {
    try {
      return Path.of(
          WatchedServer.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void copy(String name, Path home) throws IOException {
    Files.writeString(home.resolve(name), resource(name));
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = NodePlan.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), UTF_8);
    }
  }
}
