package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.List;
import java.util.Optional;

/** Persons by all their columns. */
@Dao
interface Persons {
  /** Another class with a part of the columns, for reads. */
  record Human(String id) {}

  @Insert
  void save(Person person);

  @Select
  Optional<Person> find(String id);

  @FullScan(entity = Person.class, because = "a test reads all")
  List<Human> humans();
}
