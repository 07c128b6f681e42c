package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.Optional;

/** Figures by their keys. */
@Dao
interface Figures {
  @Insert
  void save(Circle circle);

  @Insert
  void save(Sphere sphere);

  @Update
  void move(Sphere sphere);

  @Select
  Optional<Circle> circle(String id);

  @Select
  Optional<Sphere> sphere(String id);
}
