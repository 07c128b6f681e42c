package shop;

import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Blog.Pages} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
class RowanBlog_Pages implements Blog.Pages {
  private final DaoRuntime<Blog.Pages.Row> runtime;

  private final DaoRuntime<Blog.Pages.Row> create;

  private final KeyedRead<Blog.Pages.Row> find;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanBlog_Pages(dev.rowan.Rowan rowan) {
    rowan.requireConditionalWrites(Blog_Pages_RowMapping.INSTANCE);
    this.runtime = rowan.runtime(Blog_Pages_RowMapping.INSTANCE);
    this.create = runtime.attributedTo("Pages.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "INSERT INTO page_row (...) VALUES (...) IF NOT EXISTS");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Pages.find", Blog_Pages_RowMapping.TABLE)
                .as("SELECT ... FROM page_row WHERE id = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Row} as a row of table {@code page_row}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO page_row (...) VALUES (...) IF NOT EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean create(Blog.Pages.Row row) {
    return runtime.await(create.returningApplied().insertIfNotExists(row, dev.rowan.annotation.Nulls.UNSET));
  }

  /**
   * Reads the {@code Row} with the given {@code id} from table {@code page_row}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM page_row WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Blog.Pages.Row> find(String id) {
    return runtime.awaitRead(
        find
            .optional(find.key(Blog_Pages_RowMapping.ID, id)));
  }
}
