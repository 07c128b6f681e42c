package dev.rowan.storage.contract.cassandra;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The first addresses of a network 127.x.y.0/24 that no other build uses: as the nodes then keep
 * their usual ports, builds beside each other need not agree on any. All of 127.0.0.0/8 is there on
 * Linux; elsewhere a cluster of one node takes 127.0.0.1.
 */
record LoopbackNetwork(List<String> addresses) {
  static final int CQL_PORT = 9042;
  static final int STORAGE_PORT = 7000;

  private static final int ATTEMPTS = 64;

  static LoopbackNetwork free(int size) {
    long pid = ProcessHandle.current().pid();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      long place = pid * ATTEMPTS + attempt;
      String network = "127.%d.%d.".formatted(1 + place / 256 % 250, place % 256);
      LoopbackNetwork candidate =
          new LoopbackNetwork(
              IntStream.rangeClosed(1, size).mapToObj(host -> network + host).toList());
      if (candidate.isFree()) {
        return candidate;
      }
    }
    LoopbackNetwork usual = new LoopbackNetwork(List.of("127.0.0.1"));
    if (size == 1 && usual.isFree()) {
      return usual;
    }
    throw new IllegalStateException(
        "no %d free addresses in 127.0.0.0/8 for Cassandra's ports".formatted(size));
  }

  private boolean isFree() {
    return addresses.stream()
        .allMatch(address -> isFree(address, CQL_PORT) && isFree(address, STORAGE_PORT));
  }

  private static boolean isFree(String address, int port) {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getByName(address), port));
      return true;
    } catch (IOException e) {
      // taken, or no such address on this system: either way the next one is tried
      return false;
    }
  }
}
