package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Dao
public interface Posts {
  /** Named like a type that generated code uses. */
  record List$(int likes, Set<String> tags) {}

  /** A projection inside the DAO. */
  record Projection(String headline, Instant at) {}

  record Text(String body) {}

  record Count(Integer likes) {}

  record Board(String board, String title, Integer members) {}

  record Name(String board) {}

  record Line(String title, String headline) {}

  @Insert
  void save(Post post);

  @Update
  void name(String board, String title, Integer members);

  @Delete
  void remove(String board, Instant at);

  @Delete
  void removeBoard(String board);

  @Select
  Optional<Text> text(String board, Instant at);

  @Select
  Count likes(String board, Instant at);

  @Select
  CompletionStage<Optional<List$>> later(String board, Instant at);

  @Select(orderBy = "at desc")
  List<Projection> newest(String board, Range<Instant> at, Limit limit);

  @Select
  Page<Projection> page(String board, PageRequest row);

  @Select
  Stream<Line> lines(Collection<String> board);

  @Select
  List<Projection> by(String author);

  @SuppressDesign(rule = "QRY-08", because = "few entries")
  @Select
  List<Text> textsBy(String author);

  @Select
  Optional<Board> board(String board);

  @Select
  List<Board> boards(Collection<String> board);

  @Select
  List<Board> titles(String board, Range<Instant> at);

  @FullScan(because = "the list of boards")
  Stream<Name> names();

  @FullScan(because = "the list of boards", entity = Post.class)
  Page<Board> allBoards(PageRequest page);

  @FullScan(because = "the list of headlines")
  List<Line> headlines(Limit limit);
}
