package dev.rowan.storage.embedded.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.storage.embedded.type.ByteSink;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class ElementCellsTest {
  private static final byte[] A = {'a'};
  private static final byte[] B = {'b'};
  private static final byte[] V = {'v'};

  @Test
  void areInTheOrderOfUnsignedPaths() {
    byte[] high = {-1};
    ElementCells column = of(live(high, 1), live(B, 1), live(A, 1));
    assertThat(column.element(0).path()).isEqualTo(A);
    assertThat(column.element(1).path()).isEqualTo(B);
    assertThat(column.element(2).path()).isEqualTo(high);
  }

  @Test
  void ofTwoAtOnePathTheWinnerStays() {
    assertThat(of(live(A, 1), live(A, 2))).isEqualTo(of(live(A, 2)));
    assertThat(of(live(A, 2), live(A, 1))).isEqualTo(of(live(A, 2)));
    assertThat(of(live(A, 1)).merge(of(live(A, 2)))).isEqualTo(of(live(A, 2)));
    Element gone = Element.of(A, null, Cell.tombstone(1, 9));
    assertThat(of(live(A, 1)).merge(of(gone))).isEqualTo(of(gone));
  }

  @Test
  void twoWholeAssignmentsAtOneTimestampAreOneUnion() {
    ElementCells one = new ElementCells.Builder().deletion(at(99)).add(live(A, 100)).build();
    ElementCells two = new ElementCells.Builder().deletion(at(99)).add(live(B, 100)).build();
    assertThat(one.merge(two).size()).isEqualTo(2);
  }

  @Test
  void aDeletionShadowsElementsOfItsOwnTimestampButNoNewerOnes() {
    ElementCells column = of(live(A, 1), live(B, 2));
    ElementCells deleted = new ElementCells.Builder().deletion(at(1)).build();
    assertThat(column.merge(deleted)).isEqualTo(deleted.merge(column));
    assertThat(column.merge(deleted).size()).isEqualTo(1);
    assertThat(column.merge(deleted).element(0).path()).isEqualTo(B);
  }

  @Test
  void theDeletionOfTheWholeRowShadowsThatOfTheColumnToo() {
    ElementCells column = new ElementCells.Builder().deletion(at(5)).add(live(A, 6)).build();
    assertThat(column.shadow(4)).isEqualTo(column);
    assertThat(column.shadow(5)).isEqualTo(of(live(A, 6)));
    assertThat(column.shadow(6).isEmpty()).isTrue();
  }

  @Test
  void theOriginalKeyOfTheNewerElementStaysAndOfEqualOnesTheLarger() {
    Element plain = Element.of(A, null, Cell.live(1, V));
    Element padded = Element.of(A, B, Cell.live(1, V));
    Element longer = Element.of(A, new byte[] {'b', 0}, Cell.live(1, V));
    assertThat(Element.reconcile(plain, padded)).isEqualTo(padded);
    assertThat(Element.reconcile(padded, plain)).isEqualTo(padded);
    assertThat(Element.reconcile(padded, longer)).isEqualTo(longer);
    assertThat(Element.reconcile(padded, live(A, 2)).originalKey()).isNull();
    assertThat(Element.of(A, B, Cell.tombstone(1, 1)).originalKey()).isNull();
  }

  @Test
  void eachElementExpiresAndIsPurgedOnItsOwn() {
    Element expiring = Element.of(A, null, Cell.expiring(1, 5, 10, V));
    ElementCells column = of(expiring, Element.of(B, null, Cell.tombstone(1, 10)));
    assertThat(column.isLive(9)).isTrue();
    assertThat(column.isLive(10)).isFalse();
    assertThat(column.purge(15, 10).size()).isEqualTo(2);
    assertThat(column.purge(16, 10).size()).isEqualTo(1);
    assertThat(column.purge(21, 10).isEmpty()).isTrue();
    ElementCells deleted = new ElementCells.Builder().deletion(at(1)).build();
    assertThat(deleted.purge(17, 10).isEmpty()).isFalse();
    assertThat(deleted.purge(18, 10).isEmpty()).isTrue();
  }

  @Test
  void aRowIsPurgedOfElementsToo() {
    ElementCells deleted = new ElementCells.Builder().deletion(at(1)).build();
    StoredRow row = new StoredRow.Builder().add(1, deleted).add(2, of(live(A, 1))).build();
    assertThat(row.purge(17, 10)).isEqualTo(row);
    assertThat(row.purge(18, 10)).isEqualTo(new StoredRow.Builder().add(2, of(live(A, 1))).build());
  }

  @Test
  void theUnreadRestOfAColumnIsSkipped() {
    StoredRow row =
        new StoredRow.Builder()
            .add(1, of(live(A, 1), live(B, 1)))
            .add(2, Cell.live(1, V))
            .add(3, Cell.live(1, V))
            .build();
    ByteSink sink = new ByteSink();
    RowValueCodec.write(row, sink);
    LiveCells unread = new LiveCells(sink.array(), sink.length(), 5);
    assertThat(passAll(unread)).isEqualTo(3);
    LiveCells halfRead = new LiveCells(sink.array(), sink.length(), 5);
    assertThat(halfRead.next()).isTrue();
    assertThat(halfRead.elements().next()).isTrue();
    assertThat(passAll(halfRead)).isEqualTo(2);
    assertThat(halfRead.id()).isEqualTo(3);
  }

  @Test
  void elementsOutOfOrderAreDamage() {
    assertRefused("01 00000000000003E8 01 0208 02 01620000 01610000", ErrorCode.STORE_CORRUPT);
    assertRefused("01 00000000000003E8 01 0208 02 01610000 01610000", ErrorCode.STORE_CORRUPT);
  }

  @Test
  void unknownFlagsBelongToANewerVersion() {
    assertRefused("01 00000000000003E8 01 0228 00", ErrorCode.NEWER_FORMAT);
    assertRefused("01 00000000000003E8 01 020A 00", ErrorCode.NEWER_FORMAT);
    assertRefused("01 00000000000003E8 01 0210 00", ErrorCode.NEWER_FORMAT);
    assertRefused("01 00000000000003E8 01 0208 01 01611000", ErrorCode.NEWER_FORMAT);
    assertRefused("01 00000000000003E8 01 0208 01 01614000", ErrorCode.NEWER_FORMAT);
  }

  private static void assertRefused(String hex, ErrorCode code) {
    byte[] value = HexFormat.of().withUpperCase().parseHex(hex.replace(" ", ""));
    assertThatThrownBy(() -> RowValueCodec.read(value, value.length))
        .isInstanceOfSatisfying(
            CorruptStoreException.class, e -> assertThat(e.code()).isEqualTo(code));
    if (code == ErrorCode.NEWER_FORMAT) {
      assertThatThrownBy(() -> passAll(new LiveCells(value, value.length, 5)))
          .isInstanceOfSatisfying(
              CorruptStoreException.class, e -> assertThat(e.code()).isEqualTo(code));
    }
  }

  private static int passAll(LiveCells cells) {
    int passed = 0;
    while (cells.next()) {
      passed++;
    }
    return passed;
  }

  private static Deletion at(long timestamp) {
    return new Deletion(timestamp, 7);
  }

  private static Element live(byte[] path, long timestamp) {
    return Element.of(path, null, Cell.live(timestamp, V));
  }

  private static ElementCells of(Element... elements) {
    ElementCells.Builder column = new ElementCells.Builder();
    for (Element element : elements) {
      column.add(element);
    }
    return column.build();
  }
}
