package dev.rowan.storage.launcher;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * The first addresses of a network 127.x.y.0/24 that no other build uses: as the nodes then keep
 * their usual ports, builds beside each other need not agree on any. All of 127.0.0.0/8 is there on
 * Linux; elsewhere a cluster of one node takes 127.0.0.1, and free ports there.
 */
record LoopbackNetwork(List<String> addresses, int cqlPort, int storagePort) {
  private static final int CQL_PORT = 9042;
  private static final int STORAGE_PORT = 7000;
  private static final int ATTEMPTS = 64;

  /** Clusters that one process starts at the same time begin their search at different places. */
  private static final AtomicInteger NEXT = new AtomicInteger();

  static LoopbackNetwork free(int size) {
    long pid = ProcessHandle.current().pid();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      long place = pid * ATTEMPTS + Math.floorMod(NEXT.getAndIncrement(), ATTEMPTS);
      String network = "127.%d.%d.".formatted(1 + place / 256 % 250, place % 256);
      LoopbackNetwork candidate =
          new LoopbackNetwork(
              IntStream.rangeClosed(1, size).mapToObj(host -> network + host).toList(),
              CQL_PORT,
              STORAGE_PORT);
      if (candidate.isFree()) {
        return candidate;
      }
    }
    if (size == 1) {
      return withFreePorts("127.0.0.1");
    }
    throw new BackendUnavailableException(
        ErrorCode.CASSANDRA_NOT_STARTED,
        Map.of(
            "reason",
            "this system has no %d addresses in 127.0.0.0/8 with the free ports %d and %d"
                .formatted(size, CQL_PORT, STORAGE_PORT)),
        null);
  }

  /** Returns a network of one address, with two ports that are free now. */
  static LoopbackNetwork withFreePorts(String address) {
    try (ServerSocket cql = bound(address, 0);
        ServerSocket storage = bound(address, 0)) {
      return new LoopbackNetwork(List.of(address), cql.getLocalPort(), storage.getLocalPort());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean isFree() {
    return addresses.stream()
        .allMatch(address -> isFree(address, cqlPort) && isFree(address, storagePort));
  }

  private static boolean isFree(String address, int port) {
    try (ServerSocket socket = bound(address, port)) {
      return socket.isBound();
    } catch (IOException e) {
      // taken, or no such address on this system: either way the next one is tried
      return false;
    }
  }

  private static ServerSocket bound(String address, int port) throws IOException {
    ServerSocket socket = new ServerSocket();
    try {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getByName(address), port));
      return socket;
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }
}
