package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import java.util.Collection;
import java.util.concurrent.CompletableFuture;

/** Deletes of several jobs, whose entries are verified. */
@Dao
public interface JobRemovals {
  @Delete(entity = Job.class)
  void removeAll(String queue, Collection<Integer> number);

  @Delete(entity = Job.class)
  CompletableFuture<Void> removeOfEach(Collection<String> queue, int number);
}
