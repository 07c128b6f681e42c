package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Ttl;
import dev.rowan.annotation.Update;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Lookup tables as programs write them without Rowan. */
public interface Clips {
  @Entity("clips")
  @CustomIndex(
      name = "clips_by_owner",
      partition = "owner as uploader",
      clustering = {"added as added_date desc", "id"},
      include = "title as clip_name")
  @CustomIndex(
      name = "latest_clips",
      partition = "format(added, 'yyyyMMdd') as day",
      clustering = {"added desc", "id"},
      include = {"owner", "title"},
      ttl = @Ttl(days = 7))
  @CustomIndex(name = "clips_by_tag", partition = "tags as tag", clustering = "id")
  @SuppressDesign(rule = "KEY-03", because = "few clips are added on one day")
  record Clip(
      @PartitionKey UUID id,
      @Immutable String owner,
      @Immutable Instant added,
      @Immutable String title,
      @Immutable Set<String> tags,
      String description) {}

  @Entity("comments")
  @CustomIndex(
      name = "comments_by_author",
      partition = "author as username",
      clustering = "id desc",
      include = {"*", "text as comment"})
  record Comment(
      @PartitionKey UUID clip,
      @Clustering(order = Order.DESC) @Identity @Column(type = CqlType.TIMEUUID) UUID id,
      @Immutable String author,
      String text) {}

  record Title(UUID id, String owner, String title) {}

  @Dao
  interface Lookups {
    @Insert
    void save(Clip clip);

    @Update(entity = Clip.class)
    void describe(UUID id, String description);

    @Delete(entity = Clip.class)
    void remove(UUID id);

    @Select(entity = Clip.class, columns = "title")
    List<String> titles(String owner);

    @Select(entity = Clip.class)
    List<Title> added(String day);

    @Select
    List<Clip> tagged(String tag);

    @Insert
    void comment(Comment comment);

    @Update(entity = Comment.class)
    void edit(UUID clip, UUID id, String text);

    @Delete(entity = Comment.class)
    void removeComment(UUID clip, UUID id);

    @Select
    List<Comment> ofAuthor(String author);

    @Select
    Optional<Comment> one(String author, UUID id);
  }
}
