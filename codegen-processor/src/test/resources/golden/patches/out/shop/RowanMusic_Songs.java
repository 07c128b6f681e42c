package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.query.WriteOptions;
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

/** {@link Music.Songs} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanMusic_Songs implements Music.Songs {
  private final DaoRuntime<Music.Song> runtime;

  private final DaoRuntime<Music.Song> save;

  private final DaoRuntime<Music.Song> change;

  private final DaoRuntime<Music.Song> changeLater;

  private final KeyedRead<Music.Song> find;

  private final KeyedRead<Music.Song> of;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanMusic_Songs(Rowan rowan) {
    this.runtime = rowan.runtime(Music_SongMapping.INSTANCE);
    this.save = runtime.attributedTo("Songs.save");
    this.change = runtime.attributedTo("Songs.change");
    this.changeLater = runtime.attributedTo("Songs.changeLater");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Songs.find", Music_SongMapping.TABLE));
    this.of = runtime.keyedRead(
            ReadPlan.through("Songs.of", Music_SongMapping.SONGS_BY_ALBUM));
  }

  /**
   * Writes a row of {@code song}, and what follows from it in {@code songs_by_album}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry at one time, then the row; no
   * caller waits for up to 1 request more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry.
   */
  @Override
  public void save(Music.Song song) {
    runtime.await(save.insert(song, Nulls.UNSET));
  }

  /**
   * Writes what a patch changes of a row of {@code song}, and what follows from it in {@code
   * songs_by_album}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry at one time, then the row; no
   * caller waits for up to 1 request more.
   *
   * <p>A patch that changes nothing is not written, and counts as applied.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry.
   */
  @Override
  public void change(Music_SongPatch patch) {
    runtime.await(change.update(patch));
  }

  /**
   * Writes what a patch changes of a row of {@code song}, and what follows from it in {@code
   * songs_by_album}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry at one time, then the row; no
   * caller waits for up to 1 request more.
   *
   * <p>A patch that changes nothing is not written, and counts as applied.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Void> changeLater(Music_SongPatch patch, WriteOptions options) {
    return changeLater.with(options).update(patch).thenAccept(applied -> {});
  }

  /**
   * Reads table {@code song} with this {@code id}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Music.Song> find(String id) {
    return runtime.awaitRead(
        find
            .select(Music_SongMapping.ID.encodeKey(id))
            .optional());
  }

  /**
   * Reads index {@code songs_by_album} with this {@code album}, in its stored order; looks up
   * each row in {@code song}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public List<Music.Song> of(String album) {
    return runtime.awaitRead(
        of
            .select(Music_SongMapping.ALBUM.encodeKey(album))
            .list());
  }
}
