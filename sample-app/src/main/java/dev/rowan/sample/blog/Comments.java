package dev.rowan.sample.blog;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.util.List;

/** The DAO of comments. */
@Dao
public interface Comments {
  /** Stores a comment. */
  @Insert
  void save(Comment comment);

  /** Returns the comments on a post, oldest first. */
  @Select
  List<Comment> on(String slug, Limit limit);

  /** Deletes all comments on a post. */
  @Delete
  void removeAll(String slug);
}
