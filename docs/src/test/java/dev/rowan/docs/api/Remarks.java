package dev.rowan.docs.api;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.List;
import java.util.UUID;

/** Reads and writes remarks. */
@Dao
public interface Remarks {
  @Insert
  void save(Remark remark);

  @Select
  List<Remark> of(UUID authorId);
}
