package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Update;
import dev.rowan.annotation.Version;
import dev.rowan.dao.Applied;
import dev.rowan.dao.WriteOptions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;

/** Patches of rows with an index, with a version, with static columns, and of counters. */
public final class Music {
  private Music() {}

  /** An index key has some of the columns that a patch changes. */
  @Entity
  @CustomIndex(
      name = "songs_by_album",
      partition = "album",
      clustering = {"length desc", "id"},
      include = "title")
  public record Song(
      @PartitionKey String id,
      String title,
      String album,
      int length,
      @Immutable String isrc,
      Set<String> tags,
      List<String> writers,
      Map<String, Integer> ratings,
      @Frozen List<String> links) {}

  /** A version is the condition. */
  @Entity
  public record Take(@PartitionKey String id, String note, @Version long version) {}

  /** One value for all discs of a box. */
  @Entity
  public record Disc(
      @PartitionKey String box, @Clustering int number, @Static String sleeve, String label) {}

  /** The number of plays. */
  @Entity
  public record Plays(@PartitionKey String song, @Counter long whole, @Counter long parts) {}

  @Dao
  public interface Songs {
    @Insert
    void save(Song song);

    @Update
    void change(Music_SongPatch patch);

    @Update
    CompletionStage<Void> changeLater(Music_SongPatch patch, WriteOptions options);

    @Select
    Optional<Song> find(String id);

    @SuppressDesign(rule = "QRY-08", because = "few entries")
    @Select
    List<Song> of(String album);
  }

  @Dao
  public interface Takes {
    @Insert
    void save(Take take);

    @Update
    void change(Music_TakePatch patch);

    @Update
    boolean tryTo(Music_TakePatch patch);

    @Update
    CompletionStage<Applied<Take>> tell(Music_TakePatch patch);

    @Select
    Take find(String id);
  }

  @Dao
  public interface Discs {
    @Insert
    void save(Disc disc);

    @Update
    void change(Music_DiscPatch patch);

    @Update(ifExists = true)
    boolean changeIfThere(Music_DiscPatch patch);

    @Update(ifExists = true)
    Applied<Disc> tellIfThere(Music_DiscPatch patch, WriteOptions options);

    @Select
    List<Disc> in(String box);
  }

  @Dao
  public interface Played {
    @Increment
    void count(Music_PlaysPatch patch);

    @Select
    Plays find(String song);
  }
}
