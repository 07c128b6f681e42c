package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Limit;
import java.util.List;
import java.util.UUID;

// tag::tickets[]
@Dao
public interface Tickets {
  @Insert
  void issue(Ticket ticket); // fails with StaleVersionException if it exists

  @Update
  Applied<Ticket> change(Ticket before, Ticket after);

  @Update
  boolean reprice(UUID id, int price, long version);

  @Select
  List<Ticket> cheapest(String event, Limit limit);
}
// end::tickets[]
