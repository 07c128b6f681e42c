package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.RowMap;
import dev.rowan.spi.mutation.ColumnCondition;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Forms.Pages} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanForms_Pages implements Forms.Pages {
  private final DaoRuntime<Forms.Form> runtime;

  private final DaoRuntime<Forms.Form> save;

  private final DaoRuntime<Forms.Form> change;

  private final DaoRuntime<Forms.Form> answer;

  private final KeyedRead<Forms.Form> of;

  private final KeyedRead<Forms.Extract> extracts;

  private final KeyedRead<Map<String, Object>> extra;

  private final KeyedRead<Map<String, Object>> extras;

  private final KeyedRead<Map<String, Object>> more;

  private final KeyedRead<Map<String, Object>> row;

  private final KeyedRead<Map<String, Object>> others;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanForms_Pages(Rowan rowan) {
    rowan.requireConditionalWrites(Forms_FormMapping.INSTANCE);
    this.runtime = rowan.runtime(Forms_FormMapping.INSTANCE);
    this.save = runtime.attributedTo("Pages.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO form (...) VALUES (...)");
    this.change = runtime.attributedTo("Pages.change", CallKind.WRITE, PlannedRequests.of(1));
    this.answer = runtime.attributedTo("Pages.answer", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE form SET first = ? WHERE id = ? AND page = ? IF first = ?");
    this.of = runtime.keyedRead(
            ReadPlan.direct("Pages.of", Forms_FormMapping.TABLE)
                .as("SELECT ... FROM form WHERE id = ?", PlannedRequests.of(1)));
    this.extracts = runtime.keyedRead(
            ReadPlan.direct("Pages.extracts", Forms_FormMapping.TABLE)
                .as("SELECT id, page, first FROM form WHERE id = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Forms_FormMapping.PAGE, Forms_FormMapping.FIRST),
                row -> new Forms.Extract(Forms_FormMapping.PAGE.decode(row), Forms_FormMapping.FIRST.decode(row))));
    this.extra = runtime.keyedRead(
            ReadPlan.direct("Pages.extra", Forms_FormMapping.TABLE)
                .as("SELECT id, page, extra FROM form WHERE id = ? AND page = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Forms_FormMapping.EXTRA),
                Forms_FormMapping.EXTRA::decode));
    this.extras = runtime.keyedRead(
            ReadPlan.direct("Pages.extras", Forms_FormMapping.TABLE)
                .as("SELECT id, page, extra FROM form WHERE id = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Forms_FormMapping.EXTRA),
                Forms_FormMapping.EXTRA::decode));
    this.more = runtime.keyedRead(
            ReadPlan.direct("Pages.more", Forms_FormMapping.TABLE)
                .as("SELECT id, page, extra FROM form WHERE id = ? AND page = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Forms_FormMapping.EXTRA),
                Forms_FormMapping.EXTRA::decode));
    this.row = runtime.keyedRead(
            ReadPlan.direct("Pages.row", Forms_FormMapping.TABLE)
                .as("SELECT id, page, extra FROM form WHERE id = ? AND page = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Forms_FormMapping.PAGE, Forms_FormMapping.EXTRA),
                row -> RowMap.of(
                    "page", Forms_FormMapping.PAGE.decode(row),
                    "extra", Forms_FormMapping.EXTRA.decode(row))));
    this.others = runtime.keyedRead(
            ReadPlan.direct("Pages.others", Forms_FormMapping.TABLE)
                .as("SELECT id, page, others FROM form WHERE id = ? AND page = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Forms_FormMapping.OTHERS),
                row -> RowMap.of(
                    "others", Forms_FormMapping.OTHERS.decode(row))));
  }

  /**
   * Inserts one {@code Form} as a row of table {@code form}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO form (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Forms.Form form) {
    runtime.await(save.insert(form, Nulls.UNSET));
  }

  /**
   * Applies a patch to the row of one {@code Form} in table {@code form}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void change(Forms_FormPatch patch) {
    runtime.await(change.update(patch));
  }

  /**
   * Updates {@code first} of one row of table {@code form}, if {@code first = :expected}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE form SET first = ? WHERE id = ? AND page = ? IF first =
   * ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean answer(String id, int page, Forms.Answer<String> first,
      Forms.Answer<String> expected) {
    return runtime.await(
        answer.returningApplied()
            .onlyIf(
                answer.conditions()
                    .compare(Forms_FormMapping.FIRST, ColumnCondition.Operator.EQ, expected))
            .update(
                answer.rowChange()
                    .key(Forms_FormMapping.ID, id)
                    .key(Forms_FormMapping.PAGE, page)
                    .set(Forms_FormMapping.FIRST, first)
                    .row()));
  }

  /**
   * Reads the {@code Form} rows with the given {@code id} from table {@code form}. The rows are
   * in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM form WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Forms.Form> of(String id) {
    return runtime.awaitRead(
        of
            .select(of.key(Forms_FormMapping.ID, id))
            .list());
  }

  /**
   * Reads {@code page}, {@code first} of the {@code Form} rows with the given {@code id} from
   * table {@code form}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT id, page, first FROM form WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Forms.Extract> extracts(String id) {
    return runtime.awaitRead(
        extracts
            .select(extracts.key(Forms_FormMapping.ID, id))
            .list());
  }

  /**
   * Reads {@code extra} of the {@code Form} with the given {@code id}, {@code page} from table
   * {@code form}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT id, page, extra FROM form WHERE id = ? AND page = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Map<String, Object>> extra(String id, int page) {
    return runtime.awaitRead(
        extra
            .optional(
                extra.key(Forms_FormMapping.ID, id),
                extra.key(Forms_FormMapping.PAGE, page)));
  }

  /**
   * Reads {@code extra} of the {@code Form} rows where {@code id = :id} from table {@code form}.
   * The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT id, page, extra FROM form WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Map<String, Object>> extras(String id) {
    return runtime.awaitRead(
        extras
            .select(extras.key(Forms_FormMapping.ID, id))
            .list());
  }

  /**
   * Reads {@code extra} of the {@code Form} where {@code id = :id AND page = :page} from table
   * {@code form}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT id, page, extra FROM form WHERE id = ? AND page = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Map<String, Object> more(String id, int page) {
    return runtime.awaitRead(
        more
            .select(
                more.key(Forms_FormMapping.ID, id),
                more.key(Forms_FormMapping.PAGE, page))
            .value());
  }

  /**
   * Reads {@code page}, {@code extra} of the {@code Form} where {@code id = :id AND page = :page}
   * from table {@code form}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT id, page, extra FROM form WHERE id = ? AND page = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Map<String, Object>> row(String id, int page) {
    return runtime.awaitRead(
        row
            .optional(
                row.key(Forms_FormMapping.ID, id),
                row.key(Forms_FormMapping.PAGE, page)));
  }

  /**
   * Reads {@code others} of the {@code Form} where {@code id = :id AND page = :page} from table
   * {@code form}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT id, page, others FROM form WHERE id = ? AND page = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Map<String, Object>> others(String id, int page) {
    return runtime.awaitRead(
        others
            .optional(
                others.key(Forms_FormMapping.ID, id),
                others.key(Forms_FormMapping.PAGE, page)));
  }
}
