package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Select;

// tag::audience[]
@Dao
public interface Audience {
  @Increment(entity = Applause.class)
  void clap(String song, long claps); // the counter of the next shard

  @Select(entity = Applause.class, columns = "sum(claps)")
  long claps(String song); // 8 shards
}
// end::audience[]
