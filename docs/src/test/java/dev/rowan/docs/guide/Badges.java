package dev.rowan.docs.guide;

// tag::badges[]
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.WriteOptions;
import java.util.List;

/** The badges. */
@Dao
public interface Badges {
  @Insert
  void save(Badge badge, WriteOptions options);

  @Select
  List<Badge> ownedBy(String owner, Limit limit);
}
// end::badges[]
