package dev.rowan.storage.embedded.row;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ElementCellsTest {
  private static final byte[] A = {'a'};
  private static final byte[] B = {'b'};
  private static final byte[] V = {'v'};

  @Test
  void standInTheOrderOfUnsignedPaths() {
    byte[] high = {-1};
    ElementCells column = of(live(high, 1), live(B, 1), live(A, 1));
    assertThat(column.element(0).path()).isEqualTo(A);
    assertThat(column.element(1).path()).isEqualTo(B);
    assertThat(column.element(2).path()).isEqualTo(high);
  }

  @Test
  void ofTwoAtOnePathTheStrongerStays() {
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
  void theDeletionOfTheWholeRowTakesThatOfTheColumnToo() {
    ElementCells column = new ElementCells.Builder().deletion(at(5)).add(live(A, 6)).build();
    assertThat(column.shadow(4)).isEqualTo(column);
    assertThat(column.shadow(5)).isEqualTo(of(live(A, 6)));
    assertThat(column.shadow(6).isEmpty()).isTrue();
  }

  @Test
  void theSpellingOfTheNewerElementStaysAndOfEqualOnesTheLarger() {
    Element plain = Element.of(A, null, Cell.live(1, V));
    Element padded = Element.of(A, B, Cell.live(1, V));
    Element longer = Element.of(A, new byte[] {'b', 0}, Cell.live(1, V));
    assertThat(Element.reconcile(plain, padded)).isEqualTo(padded);
    assertThat(Element.reconcile(padded, plain)).isEqualTo(padded);
    assertThat(Element.reconcile(padded, longer)).isEqualTo(longer);
    assertThat(Element.reconcile(padded, live(A, 2)).spelling()).isNull();
    assertThat(Element.of(A, B, Cell.tombstone(1, 1)).spelling()).isNull();
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
