// tag::items-of-guides[]
package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

@Dao
public interface Items {
  @Insert
  void save(Item item);

  @Select
  Optional<Item> find(UUID id);

  @Select
  List<Item> bySeller(String sellerId, Limit limit);
}
// end::items-of-guides[]
