package dev.rowan.bench.cluster.node;

import com.datastax.oss.driver.api.core.CqlSession;
import com.sun.management.OperatingSystemMXBean;
import dev.rowan.Rowan;
import dev.rowan.bench.cluster.DriverCodeRides;
import dev.rowan.bench.cluster.Ride;
import dev.rowan.bench.cluster.Rides;
import dev.rowan.storage.launcher.CassandraCluster;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Compares the first call of a DAO in a new process with the start of the driver's own session, on
 * one real node. Each turn runs a process for each. {@code ColdStart <turns>}.
 */
public final class ColdStart {
  /** The task of a process. */
  private enum Kind {
    /** Opens a session of the driver. */
    SESSION {
      @Override
      void run(String address) {
        try (CqlSession session = OneNode.session(address)) {
          done(session);
        }
      }
    },
    /** Opens a session, prepares a statement and reads a row with it. */
    SESSION_AND_CALL {
      @Override
      void run(String address) {
        try (CqlSession session = OneNode.session(address)) {
          done(
              new DriverCodeRides.StaticCodecs(session)
                  .find(Ride.SAMPLE.vehicle(), Ride.SAMPLE.at()));
        }
      }
    },
    /** Connects, creates a DAO, and reads a row with it. */
    ROWAN {
      @Override
      void run(String address) {
        try (Rowan rowan = Rowan.connect(connection(address, "validate"))) {
          done(rowan.dao(Rides.class).find(Ride.SAMPLE.vehicle(), Ride.SAMPLE.at()));
        }
      }
    };

    abstract void run(String address);
  }

  /** Milliseconds of one process, from the start of main until its result. */
  private record Start(double clock, double processor) {}

  private static final long START = System.nanoTime();

  private ColdStart() {}

  /** Starts the node and the processes. With two arguments, runs one of these processes. */
  public static void main(String[] args) throws IOException {
    if (args.length == 2) {
      Kind.valueOf(args[0]).run(args[1]);
      return;
    }
    try (OneNode node = new OneNode()) {
      try (Rowan rowan = Rowan.connect(connection(node.address(), "create"))) {
        rowan.dao(Rides.class).save(Ride.SAMPLE);
      }
      compare(node.address(), Integer.parseInt(args[0]));
    }
  }

  private static void compare(String address, int turns) throws IOException {
    Map<Kind, List<Start>> starts = new EnumMap<>(Kind.class);
    for (int turn = -1; turn < turns; turn++) {
      for (Kind kind : Kind.values()) {
        Start start = start(kind, address);
        if (turn >= 0) {
          starts.computeIfAbsent(kind, any -> new ArrayList<>()).add(start);
        }
      }
    }
    System.out.println("| process | clock ms | least–most | processor ms | least–most |");
    System.out.println("|---|---|---|---|---|");
    starts.forEach(
        (kind, each) ->
            System.out.printf(
                "| %s | %s | %s |%n",
                kind,
                figures(each.stream().mapToDouble(Start::clock).sorted().toArray()),
                figures(each.stream().mapToDouble(Start::processor).sorted().toArray())));
  }

  private static String figures(double[] sorted) {
    return String.format(
        Locale.ROOT,
        "%.0f | %.0f–%.0f",
        sorted[sorted.length / 2],
        sorted[0],
        sorted[sorted.length - 1]);
  }

  private static Start start(Kind kind, String address) throws IOException {
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=error",
                "-cp",
                System.getProperty("java.class.path"),
                ColdStart.class.getName(),
                kind.name(),
                address)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (InputStream out = process.getInputStream()) {
      String[] figures =
          new String(out.readAllBytes(), StandardCharsets.UTF_8).strip().split(" ", -1);
      return new Start(Double.parseDouble(figures[0]), Double.parseDouble(figures[1]));
    }
  }

  private static String connection(String address, String schema) {
    // A constant, as in a program, so that the measured time includes no formatting.
    return "rowan:cassandra://"
        + address
        + "/"
        + OneNode.KEYSPACE
        + "?datacenter="
        + CassandraCluster.DATACENTER
        + "&schema="
        + schema;
  }

  /** Prints the elapsed time, and the processor time since the start of the process. */
  private static void done(@Nullable Object result) {
    double clock = (System.nanoTime() - START) / 1_000_000.0;
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    double processor = system.getProcessCpuTime() / 1_000_000.0;
    if (result == null || result.equals(Optional.empty())) {
      throw new IllegalStateException("no row");
    }
    System.out.println(clock + " " + processor);
  }
}
