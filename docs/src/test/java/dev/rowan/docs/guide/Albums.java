package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

@Dao
public interface Albums {
  @Insert
  void save(Album album);

  @Select
  Optional<Album> find(UUID id);

  @Select
  List<Album> of(UUID singerId);
}
