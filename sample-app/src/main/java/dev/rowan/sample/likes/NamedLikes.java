package dev.rowan.sample.likes;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import java.util.List;
import java.util.Optional;

/** The DAO of the third design: members, products, their likes, and the number of likes. */
@Dao
public interface NamedLikes {
  /** Stores a member. */
  @Insert
  void save(Member member);

  /** Stores a product. */
  @Insert
  void save(Product product);

  /** Stores a like with the names of both. A repeated call changes nothing. */
  @Insert
  void save(NamedLike like);

  /** Deletes a like. */
  @Delete(entity = NamedLike.class)
  void remove(int member, int product);

  /** Renames a member, and writes the name again in each like of the member. */
  @Update(entity = Member.class)
  void rename(int id, String name);

  /** Returns what a member likes. */
  @Select
  List<NamedLike> of(int member, Limit limit);

  /** Returns who likes a product. */
  @Select
  List<NamedLike> by(int product, Limit limit);

  /** Adds to the number of likes of a product. */
  @Increment(entity = ProductLikeCount.class)
  void count(int product, long likes);

  /** Returns the number of likes of a product, or empty. */
  @Select(entity = ProductLikeCount.class, columns = "likes")
  Optional<Long> counted(int product);
}
