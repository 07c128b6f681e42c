package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.annotation.WriteTime;
import dev.rowan.dao.WriteOptions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

// tag::write-times[]
@Dao
public interface Essays {
  record Edit(Instant edited) {} // by the name of the property

  record Age(String text, @WriteTime("text") long micros) {} // by an annotation of its own

  @Insert
  void save(Essay essay, WriteOptions options); // WriteOptions.at(time) is the write time

  @Update
  void edit(UUID id, String text);

  @Select
  Optional<Essay> find(UUID id);

  @Select
  List<Essay> byAuthor(String author);

  @Select(entity = Essay.class)
  Optional<Edit> edited(UUID id);

  @Select(entity = Essay.class)
  List<Age> ages(String author);
}
// end::write-times[]
