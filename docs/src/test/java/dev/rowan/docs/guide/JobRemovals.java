package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Update;
import java.util.Collection;
import java.util.concurrent.CompletableFuture;

/** Deletes and updates of several jobs, whose entries are verified. */
@Dao
public interface JobRemovals {
  @Delete(entity = Job.class)
  void removeAll(String queue, Collection<Integer> number);

  @Update(entity = Job.class)
  void moveAll(String queue, Collection<Integer> number, String state);

  @Update(entity = Job.class)
  CompletableFuture<Void> moveOfEach(Collection<String> queue, int number, String state);

  @Delete(entity = Job.class)
  CompletableFuture<Void> removeOfEach(Collection<String> queue, int number);
}
