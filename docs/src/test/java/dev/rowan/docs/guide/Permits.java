package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Applied;
import java.util.Optional;
import java.util.UUID;

@Dao
interface Permits {
  @Insert
  Permit save(Permit permit);

  @Insert(ifNotExists = true)
  Applied<Permit> create(Permit permit);

  @Update
  boolean change(Permit before, Permit after);

  @Update(ifExists = true)
  boolean changeIfPresent(PermitPatch patch);

  @Update(onlyIf = "status = :expected")
  boolean moveIf(UUID id, String status, String expected);

  @Select
  Optional<Permit> find(UUID id);
}
