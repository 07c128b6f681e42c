package dev.rowan.bench.cluster.divided;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.util.concurrent.CompletionStage;

/** The measured operations on shards. */
@Dao
public interface DividedOperations {
  /** Starts to write a row. */
  @Insert
  CompletionStage<Void> save(Sighting sighting);

  /** Reads a page of all shards, in the stored order. */
  @Select
  Page<Sighting> sightings(String place, PageRequest page);

  /** Writes a row of which Rowan computes the day and the shard. */
  @Insert
  void save(Crossing crossing);

  /** Writes a row with a day and a shard that the program computed. */
  @Insert
  void save(ManualCrossing crossing);
}
