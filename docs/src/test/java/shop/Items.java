// tag::items-file[]
package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.UUID;

// tag::items[]
@Dao
public interface Items {
  @Insert
  void save(Item item);

  @Update
  void reprice(UUID id, BigDecimal price);

  @Delete
  void remove(UUID id);

  @Select
  Optional<Item> find(UUID id);

  @Select
  Page<Item> bySeller(String sellerId, Range<BigDecimal> price, PageRequest page);
}
// end::items[]
// end::items-file[]
