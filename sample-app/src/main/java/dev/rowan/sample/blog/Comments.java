package dev.rowan.sample.blog;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.util.List;
import java.util.Optional;

/** The DAO of comments. */
@Dao
public interface Comments {
  /** Stores a comment. */
  @Insert
  void save(Comment comment);

  /** Returns the comments on a post, oldest first. */
  @Select
  List<Comment> on(String slug, Limit limit);

  /** Adds to the number of comments on a post. */
  @Increment(entity = CommentCount.class)
  void count(String slug, long comments);

  /** Returns the number of comments on a post, or empty. */
  @Select(entity = CommentCount.class, columns = "comments")
  Optional<Long> counted(String slug);

  /** Deletes all comments on a post. */
  @Delete(entity = Comment.class)
  void removeAll(String slug);
}
