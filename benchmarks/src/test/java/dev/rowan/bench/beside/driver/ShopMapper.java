package dev.rowan.bench.beside.driver;

import com.datastax.oss.driver.api.core.PagingIterable;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.mapper.annotations.Dao;
import com.datastax.oss.driver.api.mapper.annotations.DaoFactory;
import com.datastax.oss.driver.api.mapper.annotations.Delete;
import com.datastax.oss.driver.api.mapper.annotations.Insert;
import com.datastax.oss.driver.api.mapper.annotations.Mapper;
import com.datastax.oss.driver.api.mapper.annotations.Select;
import java.util.UUID;

/** The DAOs. */
// tag::beside-driver-dao[]
@Mapper
public interface ShopMapper {
  @DaoFactory
  Items items();

  @DaoFactory
  ItemsBySeller itemsBySeller();

  @Dao
  interface Items {
    @Select
    Item find(UUID id);

    @Insert
    BoundStatement save(Item item);
  }

  @Dao
  interface ItemsBySeller {
    @Select(customWhereClause = "seller_id = :sellerId", limit = ":most")
    PagingIterable<ItemBySeller> dearest(String sellerId, int most);

    @Insert
    BoundStatement save(ItemBySeller copy);

    @Delete
    BoundStatement remove(ItemBySeller copy);
  }
}
// end::beside-driver-dao[]
