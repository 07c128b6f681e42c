package shop;

import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** {@link Blog.Pages} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
final class RowanBlog_Pages implements Blog.Pages {
  private final DaoRuntime<Blog.Pages.Row> runtime;

  private final DaoRuntime<Blog.Pages.Row> create;

  private final KeyedRead<Blog.Pages.Row> find;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanBlog_Pages(dev.rowan.Rowan rowan) {
    this.runtime = rowan.runtime(Blog_Pages_RowMapping.INSTANCE).needingConditionalWrites();
    this.create = runtime.attributedTo("Pages.create");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Pages.find", Blog_Pages_RowMapping.TABLE));
  }

  /**
   * Writes a row of {@code page_row}, if it does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
   */
  @Override
  public boolean create(Blog.Pages.Row row) {
    return runtime.await(create.insertIfNotExists(row, dev.rowan.annotation.Nulls.UNSET));
  }

  /**
   * Reads table {@code page_row} with this {@code id}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Blog.Pages.Row> find(String id) {
    return runtime.awaitRead(
        find
            .select(Blog_Pages_RowMapping.ID.encodeKey(id))
            .optional());
  }
}
