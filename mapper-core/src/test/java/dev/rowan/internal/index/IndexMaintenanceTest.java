package dev.rowan.internal.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.spi.schema.DerivedTable;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The strictest way that a table declares decides about an entity, and what follows from it. */
class IndexMaintenanceTest {
  @Test
  void theStrictestTableDecides() {
    assertThat(of(Maintain.BLIND)).isEqualTo(IndexMaintenance.BLIND);
    assertThat(of(Maintain.BLIND, Maintain.ATOMIC)).isEqualTo(IndexMaintenance.ATOMIC);
    assertThat(of(Maintain.VERIFIED, Maintain.ATOMIC)).isEqualTo(IndexMaintenance.VERIFIED);
    assertThat(of(Maintain.ATOMIC, Maintain.SERIAL, Maintain.BLIND))
        .isEqualTo(IndexMaintenance.SERIAL);
  }

  @Test
  void aClientMaintainsNoViewsAndNothingOfAnEngine() {
    assertThat(of()).isEqualTo(IndexMaintenance.NONE);
    assertThat(of(Maintain.SERVER_VIEW)).isEqualTo(IndexMaintenance.NONE);
    assertThat(of(Maintain.SERVER_VIEW, Maintain.BLIND)).isEqualTo(IndexMaintenance.BLIND);
    assertThat(
            EntityTables.asDeclared(Article.TABLE, List.of(table(Maintain.SERIAL))).maintenance())
        .isEqualTo(IndexMaintenance.NONE);
  }

  @Test
  void rowsHaveVersionsIfTheKeysOfEntriesCanChange() {
    assertThat(those(IndexMaintenance::isVersioned))
        .containsExactly(
            IndexMaintenance.ATOMIC, IndexMaintenance.VERIFIED, IndexMaintenance.SERIAL);
    assertThat(those(IndexMaintenance::isOfClient))
        .isEqualTo(EnumSet.complementOf(EnumSet.of(IndexMaintenance.NONE)));
  }

  @Test
  void onlyConditionalWritesAllowConditionsOfCallers() {
    assertThat(those(IndexMaintenance::allowsConditions))
        .containsExactly(IndexMaintenance.NONE, IndexMaintenance.SERIAL);
    assertThat(those(IndexMaintenance::isSerial)).containsExactly(IndexMaintenance.SERIAL);
  }

  @Test
  void entriesAreTrustedIfOneBatchWritesThemWithTheirRow() {
    assertThat(those(IndexMaintenance::trustsEntries))
        .containsExactly(IndexMaintenance.NONE, IndexMaintenance.BLIND, IndexMaintenance.ATOMIC);
  }

  private static Set<IndexMaintenance> those(Predicate<IndexMaintenance> fact) {
    Set<IndexMaintenance> found = EnumSet.allOf(IndexMaintenance.class);
    found.removeIf(fact.negate());
    return found;
  }

  private static IndexMaintenance of(Maintain... declared) {
    return IndexMaintenance.of(Stream.of(declared).map(IndexMaintenanceTest::table).toList());
  }

  private static DerivedTable table(Maintain maintain) {
    DerivedTable shape = Article.BY_SELLER;
    return new DerivedTable(shape.table(), shape.base(), shape.components(), maintain);
  }
}
