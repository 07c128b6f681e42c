package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Chunks;
import dev.rowan.dao.LargeValue;
import dev.rowan.dao.WriteOptions;
import dev.rowan.mapping.Projection;
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
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Archive.Videos} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
class RowanArchive_Videos implements Archive.Videos {
  private final DaoRuntime<Archive.Video> runtime;

  private final DaoRuntime<Archive.Video> save;

  private final DaoRuntime<Archive.Video> save_2;

  private final DaoRuntime<Archive.Video> saveWithoutContent;

  private final DaoRuntime<Archive.Video> rename;

  private final DaoRuntime<Archive.Video> change;

  private final KeyedRead<Archive.Video> find;

  private final LargeValues<Archive.Video> content_2;

  private final KeyedRead<Chunks> stored;

  private final DaoRuntime<Archive.Video> remove;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanArchive_Videos(Rowan rowan) {
    this.runtime = rowan.runtime(Archive_VideoMapping.INSTANCE);
    this.save = runtime.attributedTo("Videos.save", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "INSERT INTO video (...) VALUES (...)");
    this.save_2 = runtime.attributedTo("Videos.save", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "INSERT INTO video (...) VALUES (...)");
    this.saveWithoutContent = runtime.attributedTo("Videos.saveWithoutContent", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO video (...) VALUES (...)");
    this.rename = runtime.attributedTo("Videos.rename", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE video SET title = ? WHERE id = ?");
    this.change = runtime.attributedTo("Videos.change", CallKind.WRITE, PlannedRequests.of(1));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Videos.find", Archive_VideoMapping.TABLE)
                .as("SELECT ... FROM video WHERE id = ?", PlannedRequests.of(1)));
    this.content_2 = runtime.attributedTo("Videos.content", CallKind.WRITE, PlannedRequests.UNKNOWN)
            .largeValues(Archive_VideoMapping.CONTENT);
    this.stored = runtime.keyedRead(
            ReadPlan.direct("Videos.stored", Archive_VideoMapping.TABLE)
                .as("SELECT id, content FROM video WHERE id = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Archive_VideoMapping.CONTENT),
                Archive_VideoMapping.CONTENT::decode));
    this.remove = runtime.attributedTo("Videos.remove", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "DELETE FROM video WHERE id = ?");
  }

  /**
   * Inserts one {@code Video} as a row of table {@code video}.
   *
   * <p>Cost: 1 row written, in 1 request. Also 1 request for each chunk of the content, up to 4
   * at the same time.
   *
   * <p>CQL on a cluster: {@code INSERT INTO video (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe if {@code id} is not null
   * (otherwise it inserts another row).
   *
   * <p>The call reads the content in the calling thread, and stores it in table {@code
   * video_content} before the row. A reader never sees a part of the content. A crash before the
   * row is written leaves chunks that no row refers to; {@code repairChunks} removes them. The
   * result is the row as a select returns it.
   *
   * <p>The result has the values that the insert generates for null properties.
   */
  @Override
  public Archive.Video save(Archive.Video video, InputStream content) {
    return runtime.await(
        save
            .largeValues(Archive_VideoMapping.CONTENT)
            .insert(video, content, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Video} as a row of table {@code video}.
   *
   * <p>Cost: 1 row written, in 1 request. Also 1 request for each chunk of the content, up to 4
   * at the same time.
   *
   * <p>CQL on a cluster: {@code INSERT INTO video (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe if {@code id} is not null
   * (otherwise it inserts another row).
   *
   * <p>The call reads the content in the calling thread, and stores it in table {@code
   * video_content} before the row. A reader never sees a part of the content. A crash before the
   * row is written leaves chunks that no row refers to; {@code repairChunks} removes them. The
   * result is the row as a select returns it.
   */
  @Override
  public void save(Archive.Video video, byte[] content, WriteOptions options) {
    runtime.await(
        save_2.with(options)
            .largeValues(Archive_VideoMapping.CONTENT)
            .insert(video, content, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Video} as a row of table {@code video}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO video (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe if {@code id} is not null
   * (otherwise it inserts another row).
   *
   * <p>The write leaves {@code content} as it is.
   */
  @Override
  public void saveWithoutContent(Archive.Video video) {
    runtime.await(saveWithoutContent.insert(video, Nulls.UNSET));
  }

  /**
   * Updates {@code title} of one row of table {@code video}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE video SET title = ? WHERE id = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void rename(UUID id, String title) {
    runtime.await(
        rename.update(
            rename.rowChange()
                .key(Archive_VideoMapping.ID, id)
                .set(Archive_VideoMapping.TITLE, title)
                .row()));
  }

  /**
   * Applies a patch to the row of one {@code Video} in table {@code video}.
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
  public void change(Archive_VideoPatch patch) {
    runtime.await(change.update(patch));
  }

  /**
   * Reads the {@code Video} with the given {@code id} from table {@code video}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM video WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Archive.Video> find(UUID id) {
    return runtime.awaitRead(
        find
            .optional(find.key(Archive_VideoMapping.ID, id)));
  }

  /**
   * Returns access to the large value {@code content} of one {@code Video}, in table {@code
   * video_content}.
   *
   * <p>Cost: the call sends no request. A read of the value needs 1 request for the row and 1 for
   * each chunk, and reads one chunk ahead. A write needs 1 request for each chunk, up to 4 at the
   * same time, reads the row before and after, and writes it; on a cluster it also sends 1
   * request for each 64 MiB of the value before.
   */
  @Override
  public LargeValue content(UUID id) {
    return content_2.of(content_2.key(Archive_VideoMapping.ID, id));
  }

  /**
   * Reads {@code content} of the {@code Video} with the given {@code id} from table {@code
   * video}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT id, content FROM video WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Chunks> stored(UUID id) {
    return runtime.awaitRead(
        stored
            .optional(stored.key(Archive_VideoMapping.ID, id)));
  }

  /**
   * Deletes the {@code Video} with the given {@code id} from table {@code video}.
   *
   * <p>Cost: 1 row written, in 1 request. On a cluster also 2 reads of each row, and 1 request
   * for each 64 MiB of its chunks.
   *
   * <p>CQL on a cluster: {@code DELETE FROM video WHERE id = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The delete also removes the chunks of {@code content}. On a cluster, a crash in between
   * leaves chunks that no row refers to; {@code repairChunks} removes them.
   */
  @Override
  public void remove(UUID id) {
    runtime.await(remove.deleteByKey(remove.key(Archive_VideoMapping.ID, id)));
  }
}
