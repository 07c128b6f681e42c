package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.util.Collection;
import java.util.List;

// tag::recent-searches[]
@Dao
public interface RecentSearches {
  @Insert
  void save(RecentSearch search); // and trims the searches of the user

  @Insert
  void saveAll(Collection<RecentSearch> searches); // trims once for up to 32 rows of a user

  @Select
  List<RecentSearch> newest(String user, Limit limit);

  @Delete(entity = RecentSearch.class, beyondLast = true)
  void trim(String user);
}
// end::recent-searches[]
