package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Naming;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

@Dao
public interface Shifts {
  // tag::shift[]
  @Entity
  @Naming(Naming.Convention.AS_WRITTEN)
  public record Shift(@PartitionKey UUID workerId, @Clustering LocalDate firstDay, String note) {}

  // end::shift[]

  record Note(LocalDate firstDay, String note) {}

  @Insert
  void save(Shift shift);

  @Select
  List<Shift> of(UUID workerId);

  @Query("SELECT \"firstDay\", note FROM \"Shift\" WHERE \"workerId\" = :worker LIMIT 5")
  List<Note> notes(UUID worker);
}
