package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.time.Instant;
import java.util.Optional;

// tag::storefronts[]
@Dao
public interface Storefronts {
  @Insert
  void save(Storefront front); // a row in each table

  @Update(entity = Storefront.class)
  void sold(String name, int itemsOnSale, Instant lastSale); // writes storefront_hot alone

  @Select
  Optional<Storefront> find(String name); // reads both tables at the same time

  @Select(entity = Storefront.class)
  Optional<StorefrontFigures> figures(String name); // reads storefront_hot alone

  @Select(columns = "city", entity = Storefront.class)
  Optional<String> city(String name); // reads storefront alone

  @Delete(entity = Storefront.class)
  void remove(String name); // deletes from each table
}
// end::storefronts[]
