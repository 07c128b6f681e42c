package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;

/** Writes the rows that the statements read. */
@Dao
public interface BidWrites {
  @Insert
  void save(Bid bid);
}
