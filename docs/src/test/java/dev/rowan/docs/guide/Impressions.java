package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

// tag::impressions[]
@Dao
public interface Impressions {
  @Insert
  Impression save(Impression impression); // the result has the shard

  @Select
  List<Impression> newest(String banner, Limit limit); // 8 shards, merged by time

  @Select
  Optional<Impression> find(String banner, int shard, UUID id);

  @Delete
  void remove(Impression impression); // in the shard that the object has
}
// end::impressions[]
