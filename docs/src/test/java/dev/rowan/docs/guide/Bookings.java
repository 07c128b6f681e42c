package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Write;
import java.util.List;

// tag::bookings[]
@Dao
public interface Bookings {
  @Insert(ifNotExists = true)
  Write booking(Booking booking);

  @Delete(entity = Booking.class, onlyIf = "guest = :guest")
  Write cancelling(String show, int seat, String guest);

  @Select
  List<Booking> of(String show);
}
// end::bookings[]
