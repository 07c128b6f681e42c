package dev.rowan.storage.embedded.row;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Laws of reconciliation for any rows, and any order of writes. */
class RowLawsTest {
  private static final int ROUNDS = 10_000;

  private final long seed = Seed.next();
  private final Random random = new Random(seed);
  private final RandomRows rows = new RandomRows(random);
  private final ByteSink sink = new ByteSink();

  @Test
  void theOrderOfReconciliationDoesNotMatter() {
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
      for (int column = 0; column < left.elementColumns(); column++) {
        assertThat(left.elements(column).shadow(deletion))
            .as("seed %d", seed)
            .isEqualTo(left.elements(column));
        assertThat(left.elements(column).isEmpty()).as("seed %d", seed).isFalse();
      }
      assertThat(left.marker() == null || left.marker().timestamp() > deletion).isTrue();
      assertThat(left.deletion() == null || left.deletion().timestamp() > deletion).isTrue();
    }
  }

  @Test
  void purgingRemovesNothingThatAReaderSeesNowOrLater() {
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
        for (int column = 0; column < row.elementColumns(); column++) {
          ElementCells left = purged.elementsOf(row.elementId(column));
          assertThat(live(left == null ? ElementCells.NONE : left, later))
              .as("seed %d", seed)
              .isEqualTo(live(row.elements(column), later));
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

  @Test
  void whatIsReadFromBytesIsWhatTheRowHolds() {
    for (int i = 0; i < ROUNDS; i++) {
      StoredRow row = rows.next();
      RowValueCodec.write(row, sink.reset());
      long now = random.nextInt(12);
      Map<Integer, Object> expected = new TreeMap<>();
      for (int cell = 0; cell < row.size(); cell++) {
        if (row.cell(cell).isLive(now)) {
          expected.put(row.id(cell), hex(row.cell(cell).value()));
        }
      }
      for (int column = 0; column < row.elementColumns(); column++) {
        if (row.elements(column).isLive(now)) {
          expected.put(row.elementId(column), live(row.elements(column), now));
        }
      }
      LiveCells cells = new LiveCells(sink.array(), sink.length(), now);
      assertThat(read(cells)).as("seed %d", seed).isEqualTo(expected);
      assertThat(cells.isLive()).as("seed %d", seed).isEqualTo(row.isLive(now));
    }
  }

  private Map<Integer, Object> read(LiveCells cells) {
    Map<Integer, Object> read = new TreeMap<>();
    while (cells.next()) {
      LiveElements elements = cells.elements();
      if (elements == null) {
        byte[] value = new byte[cells.end() - cells.value().position()];
        System.arraycopy(sink.array(), cells.value().position(), value, 0, value.length);
        read.put(cells.id(), hex(value));
      } else {
        read.put(cells.id(), live(elements));
      }
    }
    return read;
  }

  private static List<String> live(ElementCells column, long now) {
    return live(new StoredElements(column, now));
  }

  private static List<String> live(LiveElements elements) {
    List<String> live = new ArrayList<>();
    while (elements.next()) {
      ByteSource path = elements.path();
      ByteSource value = elements.value();
      live.add(
          hex(path.bytes(path.remaining()))
              + (elements.hasOriginalKey() ? " spelled " : " ")
              + hex(value.bytes(value.remaining())));
    }
    return live;
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  private static boolean canEnd(StoredRow row) {
    boolean ends = row.marker() != null && row.marker().ttl() != 0;
    for (int i = 0; i < row.elementColumns(); i++) {
      ElementCells column = row.elements(i);
      ends |= column.deletion() != null;
      for (int element = 0; element < column.size(); element++) {
        ends |= column.element(element).cell().end() != Cell.NEVER;
      }
    }
    for (int i = 0; i < row.size(); i++) {
      ends |= row.cell(i).end() != Cell.NEVER;
    }
    return ends;
  }
}
