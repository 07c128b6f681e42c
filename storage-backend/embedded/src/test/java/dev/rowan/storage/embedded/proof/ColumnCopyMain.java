package dev.rowan.storage.embedded.proof;

import dev.rowan.annotation.Nulls;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Guests;
import java.nio.file.Path;
import java.util.Random;

/**
 * Copies the values of a former column, while another thread writes both columns, and prints the
 * finished share after every page. It stops at the given share, and waits there to be killed.
 * {@code ColumnCopyMain <directory> <table> <share> <seed>}.
 */
final class ColumnCopyMain {
  private ColumnCopyMain() {}

  public static void main(String[] args) {
    Guests guests = Guests.first(args[1]).second();
    double last = Double.parseDouble(args[2]);
    Session session = BuildMain.session(HammerMain.open(Path.of(args[0])), 0);
    DaoRuntime<Row> names = DaoRuntime.of(session, guests);
    Thread writer = new Thread(() -> write(names, new Random(Long.parseLong(args[3]))));
    writer.setDaemon(true);
    writer.start();
    new Maintenance(session)
        .copyColumns(guests)
        .watchedBy(
            progress -> {
              System.out.println(progress.share());
              if (progress.share() >= last) {
                BuildMain.waitToBeKilled();
              }
            })
        .run();
  }

  private static void write(DaoRuntime<Row> names, Random random) {
    for (int i = 0; true; i++) {
      int id = random.nextInt(ColumnCopyKillTest.ROWS);
      String name = random.nextInt(4) == 0 ? null : "ü" + i;
      names.await(
          random.nextBoolean()
              ? names.insert(Guests.guest(id, name), Nulls.DELETE)
              : names.update(Guests.named(id, name)));
    }
  }
}
