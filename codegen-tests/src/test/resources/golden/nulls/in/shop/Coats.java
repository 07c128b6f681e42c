package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Write;

/** Null deletes, unless a method has its own meaning. */
@Dao(nulls = Nulls.DELETE)
public interface Coats extends CoatWrites {
  @Insert
  void save(Coat coat);

  @Insert(nulls = Nulls.UNSET)
  void merge(Coat coat);

  @Insert(ifNotExists = true)
  boolean create(Coat coat);

  @Insert
  Write saving(Coat coat);

  @Update
  void change(Coat coat);

  @Update(nulls = Nulls.UNSET)
  void add(Coat coat);

  @Update(ifExists = true)
  boolean correct(Coat coat);

  @Select
  Coat find(String id);
}
