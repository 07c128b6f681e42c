package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.time.Instant;
import java.util.List;

@Dao
interface Tolls {
  @Insert
  void save(Toll toll);

  @Select(columns = "at")
  List<Instant> newest(String gate, Limit limit);
}
