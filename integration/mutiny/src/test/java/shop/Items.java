// tag::mutiny-dao[]
package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.UUID;

@Dao
public interface Items {
  @Insert
  Uni<Item> save(Item item);

  @Update
  Uni<Void> reprice(UUID id, BigDecimal price);

  @Delete
  Uni<Void> remove(UUID id);

  @Select
  Uni<Item> find(UUID id);

  @Select(columns = "title")
  Uni<String> title(UUID id);

  @Select
  Uni<Map<UUID, Item>> several(Collection<UUID> id);

  @Select
  Uni<Page<Item>> page(String sellerId, PageRequest page);

  @Select
  Multi<Item> bySeller(String sellerId);

  @Select(columns = "title")
  Multi<String> titles(String sellerId);

  @FullScan(because = "nightly export")
  Multi<Item> all();
}
// end::mutiny-dao[]
