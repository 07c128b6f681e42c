package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Notices, read as values, counted, and by their keys. */
@Dao
public interface NoticeValues {
  @Select(columns = "text", entity = Notice.class)
  Optional<String> text(String topic, int number);

  @Select(columns = "text", entity = Notice.class)
  @Nullable String plainText(String topic, int number);

  @Select(columns = "number", entity = Notice.class, orderBy = "number desc")
  Optional<Integer> lastNumber(String topic);

  @Select(columns = "text", entity = Notice.class)
  CompletionStage<List<@Nullable String>> texts(String topic);

  @Select(columns = "text", entity = Notice.class)
  Page<@Nullable String> page(String topic, PageRequest page);

  @Select(columns = "headline", entity = Notice.class)
  Stream<String> by(String author);

  @SuppressDesign(rule = "QRY-08", because = "an author has few notices")
  @Select(columns = "text", entity = Notice.class)
  CompletableFuture<List<@Nullable String>> textsBy(String author);

  @Select(columns = "subject", entity = Notice.class)
  Optional<String> subject(String topic);

  @FullScan(columns = "subject", entity = Notice.class, because = "a test reads all")
  List<@Nullable String> subjects();

  @Select(entity = Notice.class)
  boolean exists(String topic, int number);

  @Select(entity = Notice.class)
  boolean hasAny(String topic, Range<Integer> number);

  @Select(entity = Notice.class)
  CompletionStage<Boolean> hasTopic(String topic);

  @Select(entity = Notice.class)
  boolean hasAuthor(String author);

  @Select(columns = "count(*)", entity = Notice.class)
  long count(String topic);

  @Select(columns = "count(*)", entity = Notice.class)
  CompletableFuture<Long> countUpTo(Collection<String> topic, Limit limit);

  @Select(columns = "count(*)", entity = Notice.class)
  long countBy(String author);

  @FullScan(columns = "count(*)", entity = Notice.class, because = "a test counts all")
  long countAll();

  @Select
  Map<Integer, Notice> several(String topic, Collection<Integer> number);

  @Select(columns = "text", entity = Notice.class)
  CompletionStage<Map<Integer, @Nullable String>> severalTexts(
      String topic, Collection<Integer> number);

  @Select(entity = Notice.class)
  Map<String, Notices.Topic> topics(Collection<String> topic);
}
