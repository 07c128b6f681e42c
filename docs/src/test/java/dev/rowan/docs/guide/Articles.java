package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.ReadOptions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

/** Searches for articles of a near meaning. */
@Dao
public interface Articles {
  @Insert
  void save(Article article);

  @Delete
  void remove(String journal, int number);

  // tag::nearest[]
  record Title(String journal, String title) {}

  @Select(orderBy = "meaning ann of :near")
  List<Title> nearest(float[] near, Limit limit); // the nearest first

  @Select(orderBy = "meaning ann of :near")
  Optional<Title> next(String journal, String language, float[] near); // in one partition

  // end::nearest[]

  // tag::order-by-ann[]
  @Query("select * from article where language = :language order by meaning ann of :near limit 10")
  Stream<Article> inLanguage(String language, float[] near);

  @Query(
      """
      select title, similarity_cosine(meaning, :near) as similarity
      from article
      order by meaning ann of :near
      limit :most
      """)
  List<Hit> ranked(float[] near, int most); // a Hit is a record of a title and a similarity

  // end::order-by-ann[]

  // tag::similarity[]
  record Hit(String title, float similarity) {}

  @Select(orderBy = "meaning ann of :near", columns = "title, similarity_cosine(meaning)")
  List<Hit> hits(float[] near, Limit limit);

  @Select(
      entity = Article.class,
      orderBy = "meaning ann of :near",
      columns = "similarity_cosine(meaning)")
  Optional<Float> nearness(String journal, float[] near);

  // end::similarity[]

  record Dated(Instant written, Float similarity) {}

  @Select(
      entity = Article.class,
      orderBy = "meaning ann of :near",
      columns = "writetime(title), similarity_cosine(meaning)")
  CompletionStage<List<Dated>> dated(float[] near, Limit limit);

  @Select(orderBy = "meaning ann of :near", columns = "title")
  CompletionStage<List<String>> titles(float[] near, Limit limit, ReadOptions options);
}
