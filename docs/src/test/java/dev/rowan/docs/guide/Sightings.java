package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.util.List;

// tag::sightings[]
@Dao
public interface Sightings {
  @Insert
  void save(Sighting sighting);

  @Select
  List<Sighting> newest(String place, Limit limit); // from the days of the list, the latest first

  @Select
  Page<Sighting> page(String place, PageRequest page);

  @Select(orderBy = "at")
  List<Sighting> between(String place, Range<Instant> at); // one or both ends may be open

  @Select
  List<Sighting> ofBird(String bird, Limit limit); // from the months of the list of the index
}
// end::sightings[]
