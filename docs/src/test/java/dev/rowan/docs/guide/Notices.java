package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Notices, read as projections. */
@Dao
public interface Notices {
  /** What an entry by author holds. */
  record Line(int number, String headline) {}

  /** What an entry by author does not hold. */
  record Text(@Nullable String text) {}

  /** What the notices on a topic share. */
  record Topic(String topic, @Nullable String subject) {}

  @Insert
  void save(Notice notice);

  @Update
  void name(String topic, @Nullable String subject);

  @Delete
  void remove(String topic, int number);

  @Delete
  void removeTopic(String topic);

  @Select
  Optional<Text> text(String topic, int number);

  @Select
  CompletionStage<List<Line>> lines(String topic);

  @Select
  Page<Line> page(String topic, PageRequest page);

  @Select
  Stream<Line> by(String author);

  @SuppressDesign(rule = "QRY-08", because = "an author has few notices")
  @Select
  List<Text> textsBy(String author);

  @Select
  Optional<Topic> topic(String topic);

  @Select
  List<Topic> topics(Collection<String> topic);

  @Select
  List<Topic> topicOfEach(String topic, Range<Integer> number);

  @FullScan(because = "a test reads all")
  Stream<Topic> allTopics();

  @FullScan(because = "a test reads all")
  Page<Topic> pageOfTopics(PageRequest page);
}
