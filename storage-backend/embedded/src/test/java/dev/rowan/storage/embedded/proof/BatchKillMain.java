package dev.rowan.storage.embedded.proof;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Write;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.hammer.StallMapping;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Commits batches with rows of two entities until it is killed, and prints the number of each
 * acknowledged batch of one writer. {@code BatchKillMain <directory> <first number>}.
 */
final class BatchKillMain {
  /**
   * The number of batches with distinct rows per writer; later batches write the same rows again.
   */
  static final int ROUND = 20;

  static final int WRITERS = 4;

  static final List<String> STALLS = List.of("north", "south", "west");
  static final StallMapping GOODS = new StallMapping("goods", Maintain.VERIFIED);
  static final Ledgers LEDGERS = new Ledgers();

  /** Which batch wrote the rows of a place in the round, in two tables. No index. */
  record Ledgers() implements EntityMapping<Row> {
    @Override
    public Class<Row> type() {
      return Row.class;
    }

    private static final TableSchema TABLE =
        TableSchema.named("ledger")
            .partitionKey("place", ScalarType.INT)
            .column("number", ScalarType.TEXT)
            .column("copied", ScalarType.TEXT)
            .group("copies", "copied")
            .build();

    @Override
    public TableSchema table() {
      return TABLE;
    }

    @Override
    public List<DerivedTable> derived() {
      return List.of();
    }

    @Override
    public Row write(Row row) {
      return row;
    }

    @Override
    public Row read(Row row) {
      return row;
    }
  }

  private BatchKillMain() {}

  public static void main(String[] args) throws InterruptedException {
    Rowan rowan = Rowan.on(HammerMain.open(Path.of(args[0])), RowanOptions.defaults());
    int first = Integer.parseInt(args[1]);
    List<Thread> writers = new ArrayList<>();
    for (int i = 0; i < WRITERS; i++) {
      int writer = i;
      writers.add(new Thread(() -> write(rowan, writer, first)));
    }
    writers.forEach(Thread::start);
    for (Thread writer : writers) {
      writer.join();
    }
  }

  /**
   * Several threads write distinct rows, so that some batches are running whenever the process
   * dies.
   */
  private static void write(Rowan rowan, int writer, int first) {
    DaoRuntime<Row> goods = rowan.runtime(GOODS);
    DaoRuntime<Row> ledgers = rowan.runtime(LEDGERS);
    for (int number = first; true; number++) {
      int place = writer * ROUND + number % ROUND;
      List<Write> batch = new ArrayList<>();
      for (String stall : STALLS) {
        batch.add(goods.deferred().insert(good(stall, place, number), Nulls.DELETE));
      }
      String text = Integer.toString(number);
      Row ledger = Row.of(place, text, text);
      batch.add(1, ledgers.deferred().insert(ledger, Nulls.DELETE));
      rowan.commit(batch);
      if (writer == 0) {
        System.out.println(number);
      }
    }
  }

  /** A row whose entries move with the number of its batch. */
  private static Row good(String stall, int place, int number) {
    return Row.of(
        stall,
        place,
        "seller " + number % 7,
        new BigDecimal(number % 11),
        "title",
        Set.of("tag" + number % 3),
        Integer.toString(number),
        null);
  }
}
