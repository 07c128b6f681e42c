package dev.rowan.sample.attributes;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The DAO of both groups of attributes. */
@Dao
public interface SellerAttributes {
  /** Stores a profile. */
  @Insert
  void save(SellerProfile profile);

  /** Stores figures. */
  @Insert
  void save(SellerFigures figures);

  /** Changes two figures, without a write of the profile. */
  @Update(entity = SellerFigures.class)
  void sold(String seller, int itemsOnSale, Instant lastSale);

  /** Returns the profile of a seller, or empty. */
  @Select
  CompletableFuture<Optional<SellerProfile>> profile(String seller);

  /** Returns the figures of a seller, or empty. */
  @Select
  CompletableFuture<Optional<SellerFigures>> figures(String seller);
}
