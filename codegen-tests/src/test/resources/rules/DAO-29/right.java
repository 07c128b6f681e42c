package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.io.InputStream;
import java.util.*;

@Entity
record Scan(
    @PartitionKey UUID book,
    @Clustering int number,
    String text,
    @Chunked Chunks content,
    @Chunked Chunks sound) {}

@Dao
interface Scans {
  @Insert
  Scan save(Scan scan, InputStream content);

  @Insert(ifNotExists = true)
  boolean create(Scan scan);

  @Select(columns = "content", entity = Scan.class)
  LargeValue content(UUID book, int number);

  @Select(columns = "sound", entity = Scan.class)
  LargeValue sound(UUID book, int number, ReadOptions options);

  @Select(columns = "content", entity = Scan.class)
  Optional<Chunks> stored(UUID book, int number);

  @Update
  void change(Scan scan);
}
