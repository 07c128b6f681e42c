package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Jobs, read as projections. */
@Dao
public interface Jobs {
  /** What the state shows of a job. */
  record Title(String title) {}

  /** What the jobs of a queue share. */
  record Queue(String queue, @Nullable String lead) {}

  /** A title for a narrow column. */
  record ShortTitle(String title) {
    /** Refuses a long title. */
    public ShortTitle {
      if (title.length() > 20) {
        throw new IllegalArgumentException("too long: " + title);
      }
    }
  }

  @Insert
  void save(Job job);

  @Insert
  Write saving(Job job, WriteOptions options);

  /** When the title of a job was written. */
  record Titled(int number, Instant written) {}

  @Select(entity = Job.class, columns = "number, writetime(title)")
  Page<Titled> titled(String queue, PageRequest page);

  @FullScan(entity = Job.class, columns = "writetime(title)", because = "a test reads all")
  List<Instant> titleTimes();

  @Delete
  void remove(String queue, int number);

  @Delete
  void removeQueue(String queue);

  @Select
  Optional<Title> title(String queue, int number);

  @Select
  Optional<ShortTitle> shortTitle(String queue, int number);

  @Select
  List<Title> in(String state);

  @Select
  Optional<Queue> lead(String queue);

  @FullScan(because = "a test reads all")
  Stream<Queue> queues();
}
