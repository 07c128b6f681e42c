package dev.rowan.storage.embedded.row;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.embedded.type.ByteSink;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What holds for any rows, whatever was written to them and in whatever order. */
class RowLawsTest {
  private static final int ROUNDS = 10_000;

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);
  private final RandomRows rows = new RandomRows(random);
  private final ByteSink sink = new ByteSink();

  @Test
  void theOrderInWhichWritesMeetDoesNotMatter() {
    for (int i = 0; i < ROUNDS; i++) {
      StoredRow a = rows.next();
      StoredRow b = rows.next();
      StoredRow c = rows.next();
      assertThat(a.merge(b)).as("seed %d", seed).isEqualTo(b.merge(a));
      assertThat(a.merge(b).merge(c)).as("seed %d", seed).isEqualTo(a.merge(b.merge(c)));
      assertThat(a.merge(a)).as("seed %d", seed).isEqualTo(a);
      assertThat(a.merge(StoredRow.EMPTY)).as("seed %d", seed).isEqualTo(a);
    }
  }

  @Test
  void aDeletionOfTheWholeShadowsEachPartAlike() {
    for (int i = 0; i < ROUNDS; i++) {
      StoredRow a = rows.next();
      StoredRow b = rows.next();
      long deletion = rows.timestamp();
      assertThat(a.merge(b).shadow(deletion))
          .as("seed %d", seed)
          .isEqualTo(a.shadow(deletion).merge(b.shadow(deletion)));
      assertThat(a.shadow(deletion).shadow(deletion))
          .as("seed %d", seed)
          .isEqualTo(a.shadow(deletion));
    }
  }

  @Test
  void nothingIsLeftThatIsNotNewerThanADeletion() {
    for (int i = 0; i < ROUNDS; i++) {
      long deletion = rows.timestamp();
      StoredRow left = rows.next().shadow(deletion);
      for (int cell = 0; cell < left.size(); cell++) {
        assertThat(left.cell(cell).timestamp()).as("seed %d", seed).isGreaterThan(deletion);
      }
      assertThat(left.marker() == null || left.marker().timestamp() > deletion).isTrue();
      assertThat(left.deletion() == null || left.deletion().timestamp() > deletion).isTrue();
    }
  }

  @Test
  void purgingTakesNothingThatAReaderSeesNowOrLater() {
    for (int i = 0; i < ROUNDS; i++) {
      StoredRow row = rows.next();
      long now = random.nextInt(15);
      StoredRow purged = row.purge(now, random.nextInt(4));
      for (long later = now; later < now + 10; later++) {
        assertThat(purged.isLive(later)).as("seed %d", seed).isEqualTo(row.isLive(later));
        for (int cell = 0; cell < row.size(); cell++) {
          if (row.cell(cell).isLive(later)) {
            assertThat(purged.cellOf(row.id(cell))).as("seed %d", seed).isEqualTo(row.cell(cell));
          }
        }
      }
    }
  }

  @Test
  void valuesAreReadBackAsWritten() {
    for (int i = 0; i < ROUNDS; i++) {
      StoredRow row = rows.next();
      RowValueCodec.write(row, sink.reset());
      byte[] value = sink.toByteArray();
      assertThat(RowValueCodec.read(value, value.length)).as("seed %d", seed).isEqualTo(row);
      assertThat(RowValueCodec.isPerishable(value))
          .as("seed %d", seed)
          .isEqualTo(row.deletion() != null || canEnd(row));
    }
  }

  private static boolean canEnd(StoredRow row) {
    boolean ends = row.marker() != null && row.marker().ttl() != 0;
    for (int i = 0; i < row.size(); i++) {
      ends |= row.cell(i).end() != Cell.NEVER;
    }
    return ends;
  }
}
