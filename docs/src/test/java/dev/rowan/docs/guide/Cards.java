package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Write;
import java.util.List;
import java.util.UUID;

// tag::cards[]
@Dao
public interface Cards {
  @Insert
  Write saving(Card card);

  @Update
  Write moving(UUID id, String board, String lane);

  @Delete
  Write removing(Card card);

  @Select
  List<Card> in(String board, String lane);
}
// end::cards[]
