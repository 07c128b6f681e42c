package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Calls on the tables of the hand-written program, by Rowan. */
@Dao
public interface Clips {
  @Insert
  void save(Clip clip);

  @Delete(entity = Clip.class)
  void remove(UUID id);

  @Select
  Optional<Clip> clip(UUID id);

  @Select(entity = Clip.class)
  List<ClipTitle> ofOwner(String owner);

  @Select(entity = Clip.class)
  List<ClipTitle> added(String yyyymmdd);

  @Select
  List<Clip> tagged(String tag);

  @Insert
  void comment(ClipComment comment);

  @Delete(entity = ClipComment.class)
  void removeComment(UUID clip, UUID id);

  @Select
  List<ClipComment> ofAuthor(String author);
}
