package dev.rowan.storage.embedded.proof;

import dev.rowan.annotation.Nulls;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Evolving;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * One version of a program, which changes the schema beside its writes. It prints {@code step} for
 * each progress of a change, {@code row <id> <number>} for each acknowledged write, and {@code end}
 * when the store has everything that the version needs. Then it writes on until it is killed.
 * {@code SchemaMain <directory> <table> <version> <minutes> <number>}: its clock is that many
 * minutes ahead, so that it may take over from a killed program, and its writes count from the
 * number.
 */
final class SchemaMain {
  /** The number of versions. */
  static final int VERSIONS = 7;

  private SchemaMain() {}

  /** Returns a version: indexes are built, a column gets another name, the table another key. */
  static Evolving version(Evolving first, int number) {
    Evolving moving = indexed(first).moving(1);
    Evolving rekeying = moving.moved().rekeying(1);
    return switch (number) {
      case 0 -> first;
      case 1 -> indexed(first);
      case 2 -> moving;
      case 3 -> moving.moved();
      case 4 -> rekeying;
      case 5 -> rekeying.rekeyed();
      default -> rekeying.rekeyed().moved().withColumn();
    };
  }

  private static Evolving indexed(Evolving first) {
    return first.withIndex().withLabelIndex();
  }

  /** Returns what a version drops. */
  private static List<String> drops(Evolving first, int number) {
    List<String> drops = new ArrayList<>();
    if (number == 3) {
      drops.add(first.name() + ".label");
    } else if (number == 5) {
      drops.add(first.name());
      drops.addAll(indexed(first).allIndexNames());
    }
    return drops;
  }

  public static void main(String[] args) {
    Evolving first = Evolving.named(args[1]);
    int number = Integer.parseInt(args[2]);
    Evolving version = version(first, number);
    Session session =
        BuildMain.session(HammerMain.open(Path.of(args[0])), Integer.parseInt(args[3]));
    SchemaChanges changes = new SchemaChanges(session).with(version).withGrace(Duration.ZERO);
    changes.withoutBuilds().apply(progress -> System.out.println("step"));
    DaoRuntime<Row> rows = DaoRuntime.of(session, version);
    Thread writer = new Thread(() -> write(rows, version, Integer.parseInt(args[4])));
    writer.setDaemon(true);
    writer.start();
    changes
        .dropping(drops(first, number).toArray(String[]::new))
        .apply(progress -> System.out.println("step"));
    System.out.println("end");
    BuildMain.waitToBeKilled();
  }

  private static void write(DaoRuntime<Row> rows, Evolving version, int from) {
    Random random = new Random(from);
    for (int i = from; true; i++) {
      int id = random.nextInt(SchemaKillTest.ROWS);
      rows.await(rows.insert(version.row(id, Integer.toString(i), 1), Nulls.UNSET));
      System.out.println("row " + id + " " + i);
    }
  }
}
