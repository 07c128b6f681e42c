package dev.rowan.storage.contract.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Applied;
import dev.rowan.dao.AppliedBatch;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.Write;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.Property;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.runtime.ConditionalWrites;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Evolving;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A program without indexes reads and writes a table to which a later version of the program has
 * added an index, and with it the markers of deleted rows.
 */
public abstract class LaterMarkersContract extends ContractCase {
  private static final Property<String> LABEL =
      new Property<>("label", Evolving.LABEL, Codecs.STRING);

  private Evolving earlier;
  private Evolving later;
  private Session session;
  private DaoRuntime<Row> old;
  private DaoRuntime<Row> indexed;

  /** Four rows of one house, written by the earlier version before the later one starts. */
  @BeforeEach
  final void open() {
    needsConditionalWrites();
    earlier = Evolving.first();
    later = earlier.withLabelIndex();
    session = newSession();
    old = DaoRuntime.of(session, earlier);
    for (int id = 0; id < 12; id += 3) {
      await(old.insert(row(id, "ü" + id), Nulls.UNSET));
    }
    indexed = DaoRuntime.of(newSession(), later);
  }

  private Row row(int id, @Nullable String label) {
    return Row.of(Evolving.house(id), id, label == null ? null : Evolving.room(id), label);
  }

  private ReadPlan plan(String method) {
    return ReadPlan.direct(method, earlier.table());
  }

  private List<Integer> ids(DaoRuntime<Row> program) {
    return ids(await(program.select(plan("of"), Evolving.house(0)).list()));
  }

  private List<Integer> ids(List<Row> rows) {
    return rows.stream().map(earlier::id).toList();
  }

  @Test
  void aDeletedRowIsNoRowOfTheEarlierVersion() {
    pass();
    await(indexed.delete(row(0, null)));
    await(indexed.delete(row(9, null)));
    assertThat(await(old.select(plan("find"), Evolving.house(0), 0).optional())).isEmpty();
    assertThat(ids(old)).containsExactly(3, 6);
    assertThat(await(old.select(plan("of"), Evolving.house(0)).count())).isEqualTo(2);
    assertThat(ids(await(old.scan(plan("all")).list()))).containsExactly(3, 6);
    assertThat(ids(await(old.scan(plan("each")).perPartition(PerPartitionLimit.of(1)).list())))
        .containsExactly(3);
    assertThat(ids(await(old.select(plan("of"), Evolving.house(0)).limit(Limit.of(2)).list())))
        .containsExactly(3, 6);
    assertThat(pages()).containsExactly(List.of(3), List.of(6));
  }

  private List<List<Integer>> pages() {
    List<List<Integer>> pages = new ArrayList<>();
    @Nullable PageRequest request = PageRequest.first(1);
    while (request != null) {
      Page<Row> page = await(old.select(plan("of"), Evolving.house(0)).page(request));
      pages.add(ids(page.items()));
      request = page.next(1).orElse(null);
    }
    return pages;
  }

  /** Rows without values exist, as long as the later version does not delete them. */
  @Test
  void aRowWithoutValuesExists() {
    pass();
    await(indexed.insert(row(12, null), Nulls.UNSET));
    await(old.insert(row(15, null), Nulls.UNSET));
    assertThat(ids(old)).containsExactly(0, 3, 6, 9, 12, 15);
    pass();
    await(indexed.delete(row(12, null)));
    await(indexed.delete(row(15, null)));
    assertThat(ids(old)).containsExactly(0, 3, 6, 9);
    pass();
    await(old.insert(row(12, null), Nulls.UNSET));
    await(old.insert(row(15, "x"), Nulls.UNSET));
    await(old.insert(row(15, null), Nulls.DELETE));
    for (DaoRuntime<Row> program : List.of(old, indexed)) {
      assertThat(ids(program)).containsExactly(0, 3, 6, 9, 12, 15);
    }
    await(old.delete(row(12, null)));
    await(old.update(Row.of(Evolving.house(3), 3, Row.UNSET, "again")));
    for (DaoRuntime<Row> program : List.of(old, indexed)) {
      assertThat(ids(program)).containsExactly(0, 3, 6, 9, 15);
    }
  }

  @Test
  void conditionsOfTheEarlierVersionSeeNoDeletedRow() {
    pass();
    await(indexed.delete(row(0, null)));
    await(indexed.delete(row(3, null)));
    pass();
    ConditionalWrites<Row, Applied<Row>> writes = old.returningCurrentRow();
    Applied<Row> changed = await(writes.update(Row.of(Evolving.house(0), 0, Row.UNSET, "no row")));
    assertThat(changed.applied()).isFalse();
    assertThat(changed.current()).isEmpty();
    assertThat(await(writes.deleteByKey(Evolving.house(0), 0)).applied()).isFalse();
    assertThat(
            await(
                    writes
                        .onlyIf(old.conditions().compare(LABEL, ColumnCondition.Operator.EQ, "ü0"))
                        .update(Row.of(Evolving.house(0), 0, Row.UNSET, "no label")))
                .current())
        .isEmpty();

    assertThat(await(writes.insertIfNotExists(row(0, "new"), Nulls.UNSET)).applied()).isTrue();
    assertThat(await(writes.insertIfNotExists(row(3, null), Nulls.UNSET)).applied()).isTrue();
    for (DaoRuntime<Row> program : List.of(old, indexed)) {
      assertThat(ids(program)).containsExactly(0, 3, 6, 9);
    }
    Applied<Row> second = await(writes.insertIfNotExists(row(0, "newer"), Nulls.UNSET));
    assertThat(second.applied()).isFalse();
    assertThat(second.current().orElseThrow().get(Evolving.LABEL)).isEqualTo("new");
  }

  @Test
  void aConditionalBatchOfTheEarlierVersionSeesNoDeletedRow() {
    pass();
    await(indexed.delete(row(0, null)));
    pass();
    for (int attempt = 0; attempt < 2; attempt++) { // the second one knows of the markers
      AppliedBatch<Row> refused = commitIf(row(0, "new"), row(3, "newer"));
      assertThat(refused.applied()).isFalse();
      assertThat(refused.current())
          .extracting(row -> row.get(Evolving.LABEL))
          .containsExactly("ü3");
    }
    assertThat(commitIf(row(12, "new"), row(15, "newer")).applied()).isTrue();
    assertThat(commitIf(row(0, "again")).applied()).isTrue();
    for (DaoRuntime<Row> program : List.of(old, indexed)) {
      assertThat(ids(program)).containsExactly(0, 3, 6, 9, 12, 15);
    }
  }

  /** A store of this process drops no column that an open program uses. */
  @Test
  void theEarlierVersionContinuesWithoutTheMarkers() {
    pass();
    await(indexed.delete(row(0, null)));
    assertThat(ids(old)).containsExactly(3, 6, 9);
    if (!isServer()) {
      return;
    }
    dropMarkers();
    await(old.insert(row(12, "written"), Nulls.UNSET));
    await(old.insert(row(15, null), Nulls.UNSET));
    assertThat(ids(old)).contains(3, 6, 9, 12, 15);

    DaoRuntime<Row> again = DaoRuntime.of(newSession(), later);
    pass();
    await(again.delete(row(12, null)));
    assertThat(ids(old)).contains(3, 6, 9, 15).doesNotContain(12);
    dropMarkers();
    assertThat(ids(old)).contains(3, 6, 9, 15);
  }

  private void dropMarkers() {
    String table = earlier.table().name();
    new SchemaChanges(newSession()).with(earlier).dropping(table + "._d").apply();
  }

  private AppliedBatch<Row> commitIf(Row... rows) {
    List<Write> writes = new ArrayList<>();
    for (Row row : rows) {
      writes.add(old.deferred().conditional().insertIfNotExists(row, Nulls.UNSET));
    }
    return await(session.batches().commitIf(Row.class, writes));
  }
}
