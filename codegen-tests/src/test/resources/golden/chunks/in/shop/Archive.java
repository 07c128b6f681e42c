package shop;

import dev.rowan.annotation.Chunked;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Chunks;
import dev.rowan.dao.LargeValue;
import dev.rowan.dao.Limit;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.WriteOptions;
import java.io.InputStream;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Entities with large values beside their rows. */
final class Archive {
  private Archive() {}

  @Entity
  record Video(
      @PartitionKey @GeneratedValue @Nullable UUID id,
      String title,
      @Nullable @Chunked Chunks content) {}

  @Entity
  @CustomIndex(
      name = "pages_by_text",
      partition = "text",
      clustering = {"book", "number"},
      include = "*")
  static class Page {
    @PartitionKey String book;
    @Clustering int number;
    @Nullable String text;

    @Chunked(chunkBytes = 2_048, name = "scans")
    @Nullable Chunks scan;

    @Chunked @Nullable Chunks sound;
  }

  @Dao
  interface Videos {
    @Insert
    Video save(Video video, InputStream content);

    @Insert
    void save(Video video, byte[] content, WriteOptions options);

    @Insert
    void saveWithoutContent(Video video);

    @Update
    void rename(UUID id, String title);

    @Update
    void change(Archive_VideoPatch patch);

    @Select
    Optional<Video> find(UUID id);

    @Select(columns = "content")
    LargeValue content(UUID id);

    @Select(columns = "content")
    Optional<Chunks> stored(UUID id);

    @Delete(entity = Video.class)
    void remove(UUID id);
  }

  @Dao
  interface Pages {
    @Insert
    void save(Page page, InputStream scan);

    @Update
    void change(Page page);

    @Select(columns = "scan")
    LargeValue scan(String book, int number, ReadOptions options);

    @Select(columns = "sound")
    LargeValue sound(String book, int number);

    @Select
    Optional<Page> find(String book, int number);

    @Select
    List<Page> withText(String text, Limit limit);

    @Delete(entity = Page.class)
    void remove(String book, Collection<Integer> number);
  }
}
