package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.util.*;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

@Entity
record Song(
    @PartitionKey String artist,
    @Clustering int number,
    @NativeIndex String genre,
    int seconds,
    @Dimensions(8) @NativeIndex float[] sound,
    @Dimensions(8) float[] cover) {}

@Dao
interface Songs {
  @Insert
  void save(Song song);

  @Select(orderBy = "sound ann of :near")
  List<Song> nearest(float[] near, Limit limit);

  @Select(orderBy = "sound ann of :near", columns = "number")
  Flow.Publisher<Integer> ofArtist(String artist, float[] near, Limit limit);

  @Select(orderBy = "sound ann of :near")
  Optional<Song> next(String genre, float[] near);

  @Query("select * from song where genre = :genre order by sound ann of :near limit 1000")
  Stream<Song> ofGenre(String genre, float[] near);
}
