package dev.rowan.sample.sales;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.util.List;
import java.util.Optional;

/** The DAO of sales. */
@Dao
public interface SellerSales {
  /** Stores the number of one city, and replaces the previous number. */
  @Insert
  void save(SellerSale sale);

  /** Returns the sales of a seller in the order of states and cities. */
  @Select
  List<SellerSale> of(String seller, Limit limit);

  /** Returns the sales of a seller in a state. */
  @Select
  List<SellerSale> inState(String seller, String state, Limit limit);

  /** Returns the sales of a seller in a city of a state, or empty. */
  @Select
  Optional<SellerSale> inCityOf(String seller, String state, String city);

  /** Returns the sales of a seller in all cities of a name. */
  @Select
  List<SellerSale> inCity(String seller, String city, Limit limit);

  /** Returns the number of items that a seller sold in a state; 0 without sales. */
  @Select(entity = SellerSale.class, columns = "sum(sold)")
  int total(String seller, String state);
}
