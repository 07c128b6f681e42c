package dev.rowan.sample.blog;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The DAO of posts. Every write updates all five tables. */
@Dao
public interface Posts {
  /** Stores a whole post, and replaces the post with its id. */
  @Insert
  void save(Post post);

  /** Returns the post with this id, or empty. */
  @Select
  Optional<Post> find(UUID id);

  /** Returns the posts with this slug. */
  @Select
  List<Post> bySlug(String slug, Limit limit);

  /** Returns the newest posts of the month that begins on this day. */
  @Select
  List<Post> ofMonth(LocalDate pubDateMonth, Limit limit);

  /** Returns the newest posts with a tag. */
  @Select
  List<Post> tagged(String tags, Limit limit);

  /** Returns a page of the posts with a tag, newest first. */
  @Select
  Page<Post> pageOf(String tags, PageRequest page);

  /** Returns the newest posts of an author. */
  @Select
  List<Post> by(String author, Limit limit);

  /** Applies a patch. Returns false if the post does not exist. */
  @Update(ifExists = true)
  boolean edit(PostPatch patch);

  /** Deletes a post and its entries in the other tables. */
  @Delete
  void remove(UUID id);
}
