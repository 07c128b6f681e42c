package dev.rowan.docs.api;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;

/** Writes authors. */
@Dao
public interface Authors {
  @Insert
  void save(Author author);
}
