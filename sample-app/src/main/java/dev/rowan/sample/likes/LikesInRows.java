package dev.rowan.sample.likes;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Write;
import java.util.Optional;

/** The DAO of the fourth design: members and products with their likes in one row. */
@Dao
public interface LikesInRows {
  /** Stores a member. */
  @Insert
  void save(MemberLikes member);

  /** Stores a product. */
  @Insert
  void save(ProductLikes product);

  /** Adds likes to a member, as a part of a batch. */
  @Update
  Write adding(MemberLikesPatch patch);

  /** Adds likes to a product, as a part of a batch. */
  @Update
  Write adding(ProductLikesPatch patch);

  /** Returns a member with the likes, or empty. */
  @Select
  Optional<MemberLikes> member(int id);

  /** Returns a product with the likes, or empty. */
  @Select
  Optional<ProductLikes> product(int id);
}
