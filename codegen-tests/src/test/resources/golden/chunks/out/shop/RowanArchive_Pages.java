package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.LargeValue;
import dev.rowan.dao.Limit;
import dev.rowan.dao.ReadOptions;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.LargeValues;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.io.InputStream;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Archive.Pages} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
class RowanArchive_Pages implements Archive.Pages {
  private final DaoRuntime<Archive.Page> runtime;

  private final DaoRuntime<Archive.Page> save;

  private final DaoRuntime<Archive.Page> change;

  private final LargeValues<Archive.Page> scan_2;

  private final LargeValues<Archive.Page> sound;

  private final KeyedRead<Archive.Page> find;

  private final KeyedRead<Archive.Page> withText;

  private final DaoRuntime<Archive.Page> remove;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanArchive_Pages(Rowan rowan) {
    this.runtime = rowan.runtime(Archive_PageMapping.INSTANCE);
    this.save = runtime.attributedTo("Pages.save", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.change = runtime.attributedTo("Pages.change", CallKind.WRITE, PlannedRequests.of(3));
    this.scan_2 = runtime.attributedTo("Pages.scan", CallKind.WRITE, PlannedRequests.UNKNOWN)
            .largeValues(Archive_PageMapping.SCAN);
    this.sound = runtime.attributedTo("Pages.sound", CallKind.WRITE, PlannedRequests.UNKNOWN)
            .largeValues(Archive_PageMapping.SOUND);
    this.find = runtime.keyedRead(
            ReadPlan.direct("Pages.find", Archive_PageMapping.TABLE)
                .as("SELECT ... FROM page WHERE book = ? AND number = ?", PlannedRequests.of(1)));
    this.withText = runtime.keyedRead(
            ReadPlan.through("Pages.withText", Archive_PageMapping.PAGES_BY_TEXT)
                .as("SELECT ... FROM pages_by_text WHERE text = ? LIMIT ?", PlannedRequests.of(1).andOneForEachRow()));
    this.remove = runtime.attributedTo("Pages.remove", CallKind.WRITE, PlannedRequests.UNKNOWN);
  }

  /**
   * Inserts one {@code Page} as a row of table {@code page}. Derived tables: {@code
   * pages_by_text}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more. Also 1 request for each chunk of the
   * content, up to 4 at the same time.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>The call reads the content in the calling thread, and stores it in table {@code scans}
   * before the row. A reader never sees a part of the content. A crash before the row is written
   * leaves chunks that no row refers to; {@code repairChunks} removes them. The result is the row
   * as a select returns it.
   */
  @Override
  public void save(Archive.Page page, InputStream scan) {
    runtime.await(
        save
            .largeValues(Archive_PageMapping.SCAN)
            .insert(page, scan, Nulls.UNSET));
  }

  /**
   * Updates the row of one {@code Page} in table {@code page}. Derived tables: {@code
   * pages_by_text}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>The write leaves {@code scan} and {@code sound} as it is.
   */
  @Override
  public void change(Archive.Page page) {
    runtime.await(change.update(page, Nulls.UNSET));
  }

  /**
   * Returns access to the large value {@code scan} of one {@code Page}, in table {@code scans}.
   *
   * <p>Cost: the call sends no request. A read of the value needs 1 request for the row and 1 for
   * each chunk, and reads one chunk ahead. A write needs 1 request for each chunk, up to 4 at the
   * same time, reads the row before and after, and writes it; on a cluster it also sends 1
   * request for each 64 MiB of the value before.
   */
  @Override
  public LargeValue scan(String book, int number, ReadOptions options) {
    return scan_2.with(options).of(
        scan_2.key(Archive_PageMapping.BOOK, book),
        scan_2.key(Archive_PageMapping.NUMBER, number));
  }

  /**
   * Returns access to the large value {@code sound} of one {@code Page}, in table {@code
   * page_sound}.
   *
   * <p>Cost: the call sends no request. A read of the value needs 1 request for the row and 1 for
   * each chunk, and reads one chunk ahead. A write needs 1 request for each chunk, up to 4 at the
   * same time, reads the row before and after, and writes it; on a cluster it also sends 1
   * request for each 64 MiB of the value before.
   */
  @Override
  public LargeValue sound(String book, int number) {
    return sound.of(
        sound.key(Archive_PageMapping.BOOK, book),
        sound.key(Archive_PageMapping.NUMBER, number));
  }

  /**
   * Reads the {@code Page} with the given {@code book}, {@code number} from table {@code page}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM page WHERE book = ? AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Archive.Page> find(String book, int number) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(Archive_PageMapping.BOOK, book),
                find.key(Archive_PageMapping.NUMBER, number)));
  }

  /**
   * Reads the {@code Page} rows with the given {@code text}, through the index table {@code
   * pages_by_text}. The rows are in their stored order. The index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM pages_by_text WHERE text = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Archive.Page> withText(String text, Limit limit) {
    return runtime.awaitRead(
        withText
            .select(withText.key(Archive_PageMapping.TEXT, text))
            .limit(limit)
            .list());
  }

  /**
   * Deletes each {@code Page} with the given {@code book} and with any of the given values of
   * {@code number} from table {@code page}. Derived tables: {@code pages_by_text}.
   *
   * <p>Cost: 1 row and up to 1 index entry written for each value of number; on the embedded
   * store in 1 step each, on a cluster each in 2 round trips: a read of the row, then the row;
   * then, after the call returns, up to 1 request more. On a cluster also 2 reads of each row,
   * and 1 request for each 64 MiB of its chunks.
   *
   * <p>The call is not atomic: each value is a delete of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the deleted ones. A repeated call deletes the rest.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>The delete also removes the chunks of {@code scan} and {@code sound}. On a cluster, a
   * crash in between leaves chunks that no row refers to; {@code repairChunks} removes them.
   */
  @Override
  public void remove(String book, Collection<Integer> number) {
    runtime.await(
        remove.ofKeys().delete(
            remove.key(Archive_PageMapping.BOOK, book),
            remove.anyOf(Archive_PageMapping.NUMBER, number)));
  }
}
