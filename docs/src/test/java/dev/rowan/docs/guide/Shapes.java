package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

@Dao
public interface Shapes {
  @Insert
  Invoice issue(Invoice invoice);

  @Update(entity = Invoice.class)
  void correct(UUID id, BigDecimal total);

  @Select
  Optional<Invoice> invoice(UUID id);

  @Insert
  void put(Basket basket);

  @Select
  List<Basket> baskets(String owner);

  @Insert
  void save(Ride ride);

  @Select
  Optional<Ride> ride(String driver, Instant start);
}
