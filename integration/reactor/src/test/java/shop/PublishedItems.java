package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.util.concurrent.Flow;

/** The items, by publishers of the Java library. */
@Dao
public interface PublishedItems {
  @Select
  Flow.Publisher<Item> bySeller(String sellerId);

  @Select
  Flow.Publisher<Item> dearest(String sellerId, Limit limit);
}
