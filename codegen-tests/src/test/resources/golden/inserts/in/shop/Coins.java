package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Select;
import java.util.List;

/** Inserts of rows with index entries. */
@Dao
public interface Coins extends Saving<Coin> {
  @Select
  List<Coin> of(String owner);
}
