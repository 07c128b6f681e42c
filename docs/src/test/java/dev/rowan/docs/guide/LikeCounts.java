package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Select;
import java.util.Optional;
import java.util.UUID;

@Dao
public interface LikeCounts {
  @Increment
  void add(UUID item, long likes);

  @Select
  Optional<LikeCount> find(UUID item);
}
