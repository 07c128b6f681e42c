package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.io.InputStream;
import java.util.*;
import java.util.concurrent.*;

@Entity
record Scan(
    @PartitionKey UUID book,
    @Clustering int number,
    String text,
    @Chunked Chunks content,
    @Chunked Chunks sound) {}

@Entity
record Note(@PartitionKey UUID id, String text) {}

@Dao
interface Scans {
  @Insert
  // expect: DAO-29
  void save(Scan scan, InputStream bytes);

  @Insert
  // expect: DAO-29
  void saveBoth(Scan scan, InputStream content, InputStream sound);

  @Insert
  // expect: DAO-29
  void saveAll(List<Scan> scans, InputStream content);

  // expect: DAO-29
  @Insert(ifNotExists = true)
  boolean create(Scan scan, InputStream content);

  @Insert
  // expect: DAO-29
  Write saving(Scan scan, byte[] content);

  @Insert
  // expect: DAO-29
  CompletionStage<Void> saveLater(Scan scan, byte[] content);

  @Select(columns = "text")
  // expect: DAO-29
  LargeValue text(UUID book, int number);

  @Select
  // expect: DAO-29
  LargeValue bare(UUID book, int number);

  @Select(columns = "content")
  // expect: DAO-29
  LargeValue any(UUID book, Collection<Integer> number);

  @Update(entity = Scan.class)
  // expect: DAO-29
  void replace(UUID book, int number, InputStream content);

  @Update(entity = Scan.class)
  // expect: DAO-29
  void refer(UUID book, int number, Chunks content);
}

@Dao
interface Notes {
  @Insert
  // expect: DAO-29
  void save(Note note, byte[] text);

  @Select(entity = Note.class)
  // expect: DAO-29
  LargeValue content(UUID id);
}
