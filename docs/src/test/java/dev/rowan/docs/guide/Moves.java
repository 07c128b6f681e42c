package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Write;
import java.util.List;

// tag::moves[]
@Dao
public interface Moves {
  @Insert
  Write noting(Move move);

  @Select
  List<Move> latest(String board, Limit limit);
}
// end::moves[]
