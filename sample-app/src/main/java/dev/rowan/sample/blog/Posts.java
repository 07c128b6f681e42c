package dev.rowan.sample.blog;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.query.Limit;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The posts. Every write maintains all five tables. */
@Dao
public interface Posts {
  /** Stores a whole post, and replaces an earlier one with the same id. */
  @Insert
  void save(Post post);

  /** The post with this id. */
  @Select
  Optional<Post> find(UUID id);

  /** The posts with this slug. */
  @Select
  List<Post> bySlug(String slug, Limit limit);

  /** The newest posts of the month that begins on this day. */
  @Select
  List<Post> ofMonth(LocalDate pubDateMonth, Limit limit);

  /** The newest posts with a tag. */
  @Select
  List<Post> tagged(String tags, Limit limit);

  /** The newest posts of an author. */
  @Select
  List<Post> by(String author, Limit limit);

  /** Applies a patch; returns false if there is no such post. */
  @Update(ifExists = true)
  boolean edit(PostPatch patch);

  /** Deletes a post and its entries in the other tables. */
  @Delete
  void remove(UUID id);
}
