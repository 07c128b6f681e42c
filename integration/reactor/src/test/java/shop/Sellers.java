package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Applied;
import reactor.core.publisher.Mono;

/** The sellers. */
@Dao
public interface Sellers {
  @Insert(ifNotExists = true)
  Mono<Boolean> create(Seller seller);

  @Update(onlyIf = "town = :expected")
  Mono<Applied<Seller>> move(String id, String town, String expected);

  @Select
  Mono<Seller> find(String id);

  @Select
  Mono<Boolean> exists(String id);
}
