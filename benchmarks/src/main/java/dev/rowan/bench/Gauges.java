package dev.rowan.bench;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import java.util.List;

/** The operations on rows whose entries move. */
@Dao
public interface Gauges {
  /** Writes the row and its two index entries. */
  @Insert
  void save(Gauge gauge);

  /** Moves one entry, and writes the row and the other entry. */
  @Update
  void move(long sensor, long at, String place);

  /** Reads some rows of a place. */
  @Select
  List<Gauge> in(String place, Limit limit);

  /** Reads some rows of a kind. */
  @SuppressDesign(rule = "QRY-08", because = "the reads of rows are what is measured")
  @Select
  List<Gauge> ofKind(String kind, Limit limit);
}
