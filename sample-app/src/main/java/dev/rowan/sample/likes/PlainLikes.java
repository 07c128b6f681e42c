package dev.rowan.sample.likes;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The DAO of the second design, in which each name is a read of its own. */
@Dao
public interface PlainLikes {
  /** Stores a like. */
  @Insert
  void save(PlainLike like);

  /** Returns the ids of the products that a member likes. */
  @Select(entity = PlainLike.class, columns = "product")
  List<Integer> productsOf(int member, Limit limit);

  /** Returns the ids of the members who like a product. */
  @Select(entity = PlainLike.class, columns = "member")
  List<Integer> membersOf(int product, Limit limit);

  /** Returns the products with these ids: one request for each. */
  @Select
  Map<Integer, Product> products(Collection<Integer> id);

  /** Returns the members with these ids: one request for each. */
  @Select
  Map<Integer, Member> members(Collection<Integer> id);
}
