// tag::reactor-dao[]
package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.UUID;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

@Dao
public interface Items {
  @Insert
  Mono<Item> save(Item item);

  @Update
  Mono<Void> reprice(UUID id, BigDecimal price);

  @Delete
  Mono<Void> remove(UUID id);

  @Select
  Mono<Item> find(UUID id);

  @Select(columns = "title")
  Mono<String> title(UUID id);

  @Select
  Mono<Map<UUID, Item>> several(Collection<UUID> id);

  @Select
  Mono<Page<Item>> page(String sellerId, PageRequest page);

  @Select
  Flux<Item> bySeller(String sellerId);

  @Select(columns = "title")
  Flux<String> titles(String sellerId);

  @FullScan(because = "nightly export")
  Flux<Item> all();
}
// end::reactor-dao[]
