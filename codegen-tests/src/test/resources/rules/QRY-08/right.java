package fixture;

import dev.rowan.annotation.AccessPattern;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

@Entity
@CustomIndex(
    name = "songs_by_artist",
    partition = "artist",
    clustering = {"title", "id"},
    include = "seconds")
record Song(@PartitionKey UUID id, String artist, String title, int seconds, String lyrics) {}

@Entity
@CustomIndex(name = "films_by_director", partition = "director", clustering = {"title", "id"})
record Film(@PartitionKey UUID id, String director, String title) {}

record Track(String title, int seconds) {}

@Dao
interface Songs {
  @Select(entity = Song.class)
  List<Track> of(String artist);

  @Select(orderBy = "title")
  Optional<Song> first(String artist);

  @SuppressDesign(rule = "QRY-08", because = "an artist has three songs with this title at most")
  @Select
  List<Song> named(String artist, String title);
}

@Dao
interface Films {
  @Select
  @AccessPattern(expectRows = 10, latency = AccessPattern.Latency.CRITICAL)
  List<Film> of(String director);

  @Select
  @AccessPattern(expectRows = 500)
  List<Film> all(String director);
}
