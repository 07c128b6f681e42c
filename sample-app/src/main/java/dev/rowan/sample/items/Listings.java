package dev.rowan.sample.items;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

/** The DAO of listings. */
@Dao
public interface Listings {
  /** A part of a listing that its index entries contain. */
  record Offer(String title, BigDecimal price) {}

  /** Stores a listing and its three entries. */
  @Insert
  void save(Listing listing);

  /** Changes the price, and moves the entry of the index by price. */
  @Update
  void reprice(UUID id, BigDecimal price);

  /** Returns the listings of a seller in the order of their titles. */
  @Select(orderBy = "title")
  List<Listing> byTitle(String seller, Limit limit);

  /** Returns the offers of a seller in a range of prices, the most expensive one first. */
  @Select
  List<Offer> byPrice(String seller, Range<BigDecimal> price, Limit limit);

  /** Returns the offers of a seller that were listed in a range of days, newest first. */
  @Select
  List<Offer> listedIn(String seller, Range<LocalDate> listed, Limit limit);
}
