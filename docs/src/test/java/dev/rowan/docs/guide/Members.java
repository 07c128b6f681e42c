package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Calls on a table with an index whose key can change. */
@Dao
public interface Members {
  @Insert
  void save(Member member);

  @Update(entity = Member.class)
  void move(UUID id, String city);

  @Delete(entity = Member.class)
  void remove(UUID id);

  @Select
  Optional<Member> member(UUID id);

  @Select
  List<Member> in(String city);
}
