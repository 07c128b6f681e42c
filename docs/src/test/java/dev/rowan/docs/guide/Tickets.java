package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.query.Applied;
import dev.rowan.query.Limit;
import java.util.List;
import java.util.UUID;

// tag::tickets[]
@Dao
public interface Tickets {
  @Insert
  void issue(Ticket ticket); // fails with StaleVersion if it exists

  @Update
  Applied<Ticket> change(Ticket before, Ticket after);

  @Update
  boolean reprice(UUID id, int price, long version);

  @Select
  List<Ticket> cheapest(String event, Limit limit);
}
// end::tickets[]
