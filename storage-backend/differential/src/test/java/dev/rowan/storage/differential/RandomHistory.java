package dev.rowan.storage.differential;

import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.List;

/** Creates histories. */
final class RandomHistory {
  private static final int MOST_STATEMENTS = 60;
  private static final int PARTITIONS = 1 << 28;

  /** The source of the timestamps of a history's writes. */
  private enum Stamps {
    SMALL,
    CLOCK,
    MIXED
  }

  private final Dice dice;
  private final boolean scans;
  private final TableSchema table;
  private final RandomRead reads;
  private final RandomBatch batches;
  private final Stamps stamps;
  private final boolean timePasses;

  private RandomHistory(TableSchema table, boolean scans, Dice dice) {
    this.dice = dice;
    this.table = table;
    this.scans = scans;
    int partitions = scans ? dice.between(2, 6) : dice.between(1, 2);
    Keys keys = Keys.of(table, dice.below(PARTITIONS) * 8, partitions, dice);
    this.reads = new RandomRead(keys, dice);
    boolean expiring = !dice.oneIn(3);
    this.batches = new RandomBatch(keys, reads, expiring, dice);
    this.stamps = dice.of(Stamps.SMALL, Stamps.SMALL, Stamps.CLOCK, Stamps.MIXED);
    this.timePasses = expiring && dice.coin();
  }

  static History of(TableSchema table, Dice dice) {
    boolean scans = dice.oneIn(5);
    RandomHistory random = new RandomHistory(table, scans, dice);
    return new History(table, scans, random.steps());
  }

  private List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    int statements = 0;
    int most = dice.between(10, MOST_STATEMENTS - 4);
    while (statements < most) {
      MutationSet batch = batch();
      statements += batch.changes().size();
      steps.add(dice.oneIn(12) ? new Step.Interrupted(read(), batch) : new Step.Write(batch));
      for (int i = dice.below(3); i > 0; i--) {
        steps.add(read());
      }
      if (timePasses && dice.oneIn(5)) {
        steps.add(new Step.Pass(dice.of(1, 2, 4, 5, 15, 19, 40)));
        steps.add(read());
      }
    }
    return steps;
  }

  private MutationSet batch() {
    if (stamps != Stamps.SMALL && !table.hasCounters() && dice.oneIn(3)) {
      return batches.conditional();
    }
    return batches.plain(stamps == Stamps.CLOCK || (stamps == Stamps.MIXED && dice.oneIn(3)));
  }

  private Step.Read read() {
    return scans && dice.coin() ? reads.scan() : reads.slice();
  }
}
