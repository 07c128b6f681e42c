package fixture;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import java.util.List;
import java.util.UUID;

@Entity
@CustomIndex(
    name = "songs_by_artist",
    partition = "artist",
    clustering = {"title", "id"},
    include = "seconds")
record Song(@PartitionKey UUID id, String artist, String title, int seconds, String lyrics) {}

@Dao
interface Songs {
  @Select
  // expect: QRY-08
  List<Song> of(String artist);
}
