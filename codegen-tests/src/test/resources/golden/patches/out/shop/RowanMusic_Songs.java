package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Music.Songs} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanMusic_Songs implements Music.Songs {
  private final DaoRuntime<Music.Song> runtime;

  private final DaoRuntime<Music.Song> save;

  private final DaoRuntime<Music.Song> change;

  private final DaoRuntime<Music.Song> changeLater;

  private final KeyedRead<Music.Song> find;

  private final KeyedRead<Music.Song> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanMusic_Songs(Rowan rowan) {
    this.runtime = rowan.runtime(Music_SongMapping.INSTANCE);
    this.save = runtime.attributedTo("Songs.save", CallKind.WRITE, PlannedRequests.of(3));
    this.change = runtime.attributedTo("Songs.change", CallKind.WRITE, PlannedRequests.of(3));
    this.changeLater =
        runtime.attributedTo("Songs.changeLater", CallKind.WRITE, PlannedRequests.of(3));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Songs.find", Music_SongMapping.TABLE)
                .as("SELECT ... FROM song WHERE id = ?", PlannedRequests.of(1)));
    this.of = runtime.keyedRead(
            ReadPlan.through("Songs.of", Music_SongMapping.SONGS_BY_ALBUM)
                .as("SELECT ... FROM songs_by_album WHERE album = ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Song} as a row of table {@code song}. Derived tables: {@code
   * songs_by_album}.
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
   */
  @Override
  public void save(Music.Song song) {
    runtime.await(save.insert(song, Nulls.UNSET));
  }

  /**
   * Applies a patch to the row of one {@code Song} in table {@code song}. Derived tables: {@code
   * songs_by_album}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>A retry of an append or a prepend to a list can add its elements twice.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void change(Music_SongPatch patch) {
    runtime.await(change.update(patch));
  }

  /**
   * Applies a patch to the row of one {@code Song} in table {@code song}. Derived tables: {@code
   * songs_by_album}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>A retry of an append or a prepend to a list can add its elements twice.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>On a cluster, options with a timestamp are refused (RUN-22): the program orders the index
   * entries by its own timestamps.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> changeLater(Music_SongPatch patch, WriteOptions options) {
    return changeLater.with(options).update(patch).thenAccept(applied -> {});
  }

  /**
   * Reads the {@code Song} with the given {@code id} from table {@code song}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM song WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Music.Song> find(String id) {
    return runtime.awaitRead(
        find
            .optional(find.key(Music_SongMapping.ID, id)));
  }

  /**
   * Reads the {@code Song} rows with the given {@code album}, through the index table {@code
   * songs_by_album}. The rows are in their stored order. Each row found is read from table {@code
   * song}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM songs_by_album WHERE album = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Music.Song> of(String album) {
    return runtime.awaitRead(
        of
            .select(of.key(Music_SongMapping.ALBUM, album))
            .list());
  }
}
