package dev.rowan.docs.guide;

import dev.rowan.Rowan;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.schema.ScalarType;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Failures of connection strings, and of what only some stores have. */
final class FailingStores {
  private FailingStores() {}

  /** Returns the failures of opening a store. */
  static List<Situation> ofOpening() throws IOException {
    int closed;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      closed = socket.getLocalPort();
    }
    return List.of(
        new Situation(
            ErrorCode.MALFORMED_CONNECTION,
            "durability",
            () -> Rowan.connect("rowan:embedded:data?durability=" + FailingCalls.SECRET)),
        new Situation(
            ErrorCode.UNKNOWN_SCHEME,
            "scheme: postgres",
            () -> Rowan.connect("rowan:postgres:shop")),
        new Situation(
            ErrorCode.DAO_NOT_GENERATED,
            Runnable.class.getName(),
            () -> {
              try (Rowan rowan = Rowan.connect("rowan:memory:")) {
                rowan.dao(Runnable.class);
              }
            }),
        new Situation(
            ErrorCode.CLUSTER_UNREACHABLE,
            "127.0.0.1:" + closed,
            () -> Rowan.connect("rowan:cassandra://127.0.0.1:" + closed + "/k?datacenter=dc")));
  }

  /** Returns the failures of a store without files. */
  static List<Situation> ofHeap(Rowan rowan) {
    return List.of(
        new Situation(
            ErrorCode.UNSUPPORTED_BY_BACKEND,
            "files",
            () -> rowan.storage().snapshot(Path.of("copy"))));
  }

  /** Returns the failures of a cluster, and of a store on the heap like one. */
  static List<Situation> ofConditions(Rowan rowan) {
    return List.of(
        new Situation(
            ErrorCode.CONDITION_NEEDS_SERIAL,
            "job",
            () -> rowan.requireConditionalWrites(JobMapping.INSTANCE)));
  }

  /** Returns the failures of a cluster in which Rowan creates no tables. */
  static List<Situation> ofCluster(Rowan rowan) {
    return List.of(
        new Situation(
            ErrorCode.SCHEMA_INCOMPLETE,
            "D-13 nowhere",
            () -> rowan.runtime(new FailingTables.Table("nowhere", ScalarType.TEXT))),
        new Situation(ErrorCode.UNSUPPORTED_BY_BACKEND, "a store of this process", rowan::storage));
  }

  /** Returns the failures of a store in a directory, and closes the store at the end. */
  static List<Situation> ofDirectory(Rowan rowan, Path store, Path free) throws IOException {
    Path file = Files.writeString(free.resolve("file"), "no store");
    Path full = Files.createDirectory(free.resolve("full"));
    Files.writeString(full.resolve("letter.txt"), "hello");
    Cards cards = rowan.dao(Cards.class);
    rowan.dao(Guests.class);
    return List.of(
        new Situation(
            ErrorCode.DIRECTORY_IN_USE,
            store.toString(),
            () -> Rowan.connect("rowan:embedded:" + store)),
        new Situation(
            ErrorCode.UNUSABLE_DIRECTORY,
            file.toString(),
            () -> Rowan.connect("rowan:embedded:" + file)),
        new Situation(
            ErrorCode.TARGET_OCCUPIED, full.toString(), () -> rowan.storage().snapshot(full)),
        new Situation(ErrorCode.NOT_A_BACKUP, full.toString(), () -> rowan.storage().backup(full)),
        new Situation(
            ErrorCode.TABLE_IS_DERIVED,
            "cards_by_lane",
            () -> rowan.storage().truncate("cards_by_lane")),
        new Situation(
            ErrorCode.TABLE_DROPPED,
            "card",
            () -> {
              rowan.storage().dropTable("card");
              cards.in("board", "lane");
            }),
        new Situation(
            ErrorCode.STORE_CORRUPT,
            store.toString(),
            () -> {
              rowan.close();
              Files.writeString(store.resolve("CURRENT"), "MANIFEST-999999\n");
              Rowan.connect("rowan:embedded:" + store);
            }));
  }
}
