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

  @Select(
      // expect: QRY-18
      orderBy = "cover ann of :near")
  List<Song> unindexed(float[] near, Limit limit);

  @Select(
      // expect: QRY-18
      orderBy = "seconds ann of :near")
  List<Song> ofNumber(float[] near, Limit limit);

  @Select(
      // expect: QRY-18
      orderBy = "sound ann of :near")
  List<Song> withoutParameter(Limit limit);

  @Select(
      // expect: QRY-18
      orderBy = "sound ann of :near")
  List<Song> ofText(String near, Limit limit);

  @Select(
      // expect: QRY-18
      orderBy = "sound ann of :near")
  List<Song> withoutLimit(float[] near);

  @Select(
      // expect: QRY-18
      orderBy = "sound ann of :near")
  Page<Song> pages(float[] near, PageRequest page);

  @Select(
      // expect: QRY-18
      orderBy = "sound ann of :near, number")
  List<Song> twice(float[] near, Limit limit);

  @Select(
      // expect: QRY-18
      orderBy = "sound ann of :near")
  List<Song> ofLength(int seconds, float[] near, Limit limit);

  // expect: QRY-18
  @Query("select * from song order by sound ann of :near")
  List<Song> all(float[] near);

  // expect: QRY-18
  @Query("select * from song order by sound ann of :near limit 1001")
  List<Song> many(float[] near);
}
