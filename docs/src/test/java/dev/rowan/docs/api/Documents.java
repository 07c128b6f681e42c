package dev.rowan.docs.api;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.util.List;

/** Reads and writes documents. */
@Dao
public interface Documents {
  @Insert
  void save(Document document);

  @Select
  List<Document> tagged(String tags, Limit limit);
}
