package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Update;
import dev.rowan.annotation.Version;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import java.util.List;

/** Writes with conditions that are committed in one batch of a partition. */
public interface Guarded {
  @Entity
  record Booking(
      @PartitionKey String show,
      @Clustering int seat,
      @Static Integer free,
      String guest,
      String note) {}

  @Entity
  record Line(@PartitionKey String invoice, @Clustering int number, int cents, @Version long version) {}

  @Dao
  interface Bookings {
    @Insert(ifNotExists = true)
    Write booking(Booking booking);

    @Query(
        value =
            "insert into booking (show, seat, guest) values (:show, :seat, :guest) if not exists",
        entity = Booking.class)
    Write booking(String show, int seat, String guest, WriteOptions options);

    @Insert
    Write noting(Booking booking);

    @Update(ifExists = true)
    Write changing(Booking booking);

    @Update(ifExists = true)
    Write changing(Guarded_BookingPatch patch);

    @Update(entity = Booking.class, onlyIf = "guest = :holder")
    Write passing(String show, int seat, String guest, String holder);

    @Update(entity = Booking.class, onlyIf = "free = :expected")
    Write counting(String show, Integer free, Integer expected);

    @Delete(ifExists = true)
    Write removing(Booking booking);

    @Delete(entity = Booking.class, ifExists = true)
    Write removing(String show, int seat);

    @Delete(entity = Booking.class, onlyIf = "guest in :guests")
    Write removing(String show, int seat, List<String> guests);

    @Delete(entity = Booking.class)
    Write clearing(String show, Range<Integer> seat);

    @Query("update booking set note = :note where show = :show and seat = :seat if exists")
    Write remarking(String show, int seat, String note);

    @Select
    List<Booking> of(String show);
  }

  @Dao
  interface Lines {
    @Insert(ifNotExists = true)
    Write adding(Line line);

    @Update
    Write changing(Line line);

    @Update
    Write changing(Line before, Line after);

    @Update
    Write changing(Guarded_LinePatch patch);

    @Delete
    Write removing(Line line);

    @Select
    List<Line> of(String invoice);
  }
}
