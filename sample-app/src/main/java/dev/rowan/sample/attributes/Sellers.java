package dev.rowan.sample.attributes;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.time.Instant;
import java.util.Optional;

/** The DAO of sellers. */
@Dao
public interface Sellers {
  /** Stores a seller. */
  @Insert
  void save(SellerAttributes seller);

  /** Changes two figures, without a write of the profile. */
  @Update(entity = SellerAttributes.class)
  void sold(String seller, int itemsOnSale, Instant lastSale);

  /** Changes the city, without a write of the figures. */
  @Update(entity = SellerAttributes.class)
  void move(String seller, String city);

  /** Returns all attributes of a seller, or empty. */
  @Select
  Optional<SellerAttributes> find(String seller);

  /** Returns the figures of a seller, or empty. */
  @Select(entity = SellerAttributes.class)
  Optional<SellerFigures> figures(String seller);

  /** Returns the name of a seller, or empty. */
  @Select(columns = "name", entity = SellerAttributes.class)
  Optional<String> name(String seller);

  /** Removes a seller. */
  @Delete(entity = SellerAttributes.class)
  void remove(String seller);
}
