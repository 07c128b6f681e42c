package dev.rowan.storage.embedded.proof;

import dev.rowan.annotation.Nulls;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.value.Row;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/**
 * Builds an index over the parcels of a store, while another thread writes some of them, and prints
 * the finished share after every page. It stops at the given share, and waits there to be killed.
 * {@code BuildMain <directory> <table> <minutes> <share> <seed>}: its clock is that many minutes
 * ahead, so that it may take over from a killed build.
 */
final class BuildMain {
  private BuildMain() {}

  public static void main(String[] args) {
    Parcels mapping = Parcels.named(args[1]);
    Backend backend = HammerMain.open(Path.of(args[0]));
    Session session = session(backend, Integer.parseInt(args[2]));
    double last = Double.parseDouble(args[3]);
    DaoRuntime<Row> parcels = DaoRuntime.of(session, mapping);
    Thread writer = new Thread(() -> write(parcels, new Random(Long.parseLong(args[4]))));
    writer.setDaemon(true);
    writer.start();
    new Maintenance(session)
        .build(mapping, mapping.byOwner().table().name())
        .watchedBy(
            progress -> {
              System.out.println(progress.share());
              if (progress.share() >= last) {
                waitToBeKilled();
              }
            })
        .run();
  }

  static void waitToBeKilled() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the session of a process whose clock is that many minutes ahead. */
  static Session session(Backend backend, int minutes) {
    return new Session(
        backend,
        Duration.ofMinutes(1),
        new byte[] {1},
        () -> Instant.now().plus(Duration.ofMinutes(minutes)),
        attempt -> CompletableFuture.completedFuture(null));
  }

  private static void write(DaoRuntime<Row> parcels, Random random) {
    while (true) {
      int id = random.nextInt(BuildKillTest.ROWS);
      boolean moved = random.nextInt(4) != 0;
      parcels.await(
          moved
              ? parcels.insert(
                  Parcels.parcel(id, random.nextInt(50), random.nextInt(9)), Nulls.UNSET)
              : parcels.deleteByKey(id));
    }
  }
}
