package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Applied;
import io.smallrye.mutiny.Uni;

/** The sellers. */
@Dao
public interface Sellers {
  @Insert(ifNotExists = true)
  Uni<Boolean> create(Seller seller);

  @Update(onlyIf = "town = :expected")
  Uni<Applied<Seller>> move(String id, String town, String expected);

  @Select
  Uni<Seller> find(String id);

  @Select
  Uni<Boolean> exists(String id);
}
