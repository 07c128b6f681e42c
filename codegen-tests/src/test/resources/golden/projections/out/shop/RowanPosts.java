package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.ScanSelection;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Posts} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanPosts implements Posts {
  private final DaoRuntime<Post> runtime;

  private final DaoRuntime<Post> save;

  private final DaoRuntime<Post> name;

  private final DaoRuntime<Post> remove;

  private final DaoRuntime<Post> removeBoard;

  private final KeyedRead<Posts.Text> text;

  private final KeyedRead<Posts.Count> likes;

  private final KeyedRead<Posts.List$> later;

  private final KeyedRead<Posts.Projection> newest;

  private final KeyedRead<Posts.Projection> page_2;

  private final KeyedRead<Posts.Line> lines;

  private final KeyedRead<Posts.Projection> by;

  private final KeyedRead<Posts.Text> textsBy;

  private final KeyedRead<Posts.Board> board_2;

  private final KeyedRead<Posts.Board> boards;

  private final KeyedRead<Posts.Board> titles;

  private final ScanSelection<Posts.Name> names;

  private final ScanSelection<Posts.Board> allBoards;

  private final ScanSelection<Posts.Line> headlines;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanPosts(Rowan rowan) {
    this.runtime = rowan.runtime(PostMapping.INSTANCE);
    this.save = runtime.attributedTo("Posts.save", CallKind.WRITE, PlannedRequests.of(2));
    this.name = runtime.attributedTo("Posts.name", CallKind.WRITE, PlannedRequests.of(1));
    this.remove = runtime.attributedTo("Posts.remove", CallKind.WRITE, PlannedRequests.of(2));
    this.removeBoard =
        runtime.attributedTo("Posts.removeBoard", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.text = runtime.keyedRead(
            ReadPlan.direct("Posts.text", PostMapping.TABLE)
                .as("SELECT board, at, body FROM post WHERE board = ? AND at = ?", PlannedRequests.of(1)),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.BODY),
                row -> new Posts.Text(PostMapping.BODY.decode(row))));
    this.likes = runtime.keyedRead(
            ReadPlan.direct("Posts.likes", PostMapping.TABLE)
                .as("SELECT board, at, likes FROM post WHERE board = ? AND at = ?", PlannedRequests.of(1)),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.LIKES),
                row -> new Posts.Count(PostMapping.LIKES.decode(row))));
    this.later = runtime.keyedRead(
            ReadPlan.direct("Posts.later", PostMapping.TABLE)
                .as("SELECT board, at, likes, tags FROM post WHERE board = ? AND at = ?", PlannedRequests.of(1)),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.LIKES, PostMapping.TAGS),
                row -> new Posts.List$(PostMapping.LIKES.decode(row), PostMapping.TAGS.decode(row))));
    this.newest = runtime.keyedRead(
            ReadPlan.direct("Posts.newest", PostMapping.TABLE).backwards()
                .as("SELECT board, at, headline FROM post WHERE board = ? AND at >= ? AND at <= ? ORDER BY at DESC LIMIT ?", PlannedRequests.of(1)),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.HEADLINE, PostMapping.AT),
                row -> new Posts.Projection(PostMapping.HEADLINE.decode(row), PostMapping.AT.decode(row))));
    this.page_2 = runtime.keyedRead(
            ReadPlan.direct("Posts.page", PostMapping.TABLE)
                .as("SELECT board, at, headline FROM post WHERE board = ?", PlannedRequests.of(1)),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.HEADLINE, PostMapping.AT),
                row -> new Posts.Projection(PostMapping.HEADLINE.decode(row), PostMapping.AT.decode(row))));
    this.lines = runtime.keyedRead(
            ReadPlan.direct("Posts.lines", PostMapping.TABLE)
                .as("SELECT board, at, title, headline FROM post WHERE board = ?", PlannedRequests.UNKNOWN),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.TITLE, PostMapping.HEADLINE),
                row -> new Posts.Line(PostMapping.TITLE.decode(row), PostMapping.HEADLINE.decode(row))));
    this.by = runtime.keyedRead(
            ReadPlan.through("Posts.by", PostMapping.POSTS_BY_AUTHOR)
                .as("SELECT ... FROM posts_by_author WHERE author = ?", PlannedRequests.of(1)),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.HEADLINE, PostMapping.AT),
                row -> new Posts.Projection(PostMapping.HEADLINE.decode(row), PostMapping.AT.decode(row))));
    this.textsBy = runtime.keyedRead(
            ReadPlan.through("Posts.textsBy", PostMapping.POSTS_BY_AUTHOR)
                .as("SELECT ... FROM posts_by_author WHERE author = ?", PlannedRequests.of(1).andOneForEachRow()),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.BODY),
                row -> new Posts.Text(PostMapping.BODY.decode(row))));
    this.board_2 = runtime.keyedRead(
            ReadPlan.direct("Posts.board", PostMapping.TABLE).ofPartitions()
                .as("SELECT board, at, title, members FROM post WHERE board = ? LIMIT 1", PlannedRequests.of(1)),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.BOARD, PostMapping.TITLE, PostMapping.MEMBERS),
                row -> new Posts.Board(PostMapping.BOARD.decode(row), PostMapping.TITLE.decode(row), PostMapping.MEMBERS.decode(row))));
    this.boards = runtime.keyedRead(
            ReadPlan.direct("Posts.boards", PostMapping.TABLE).ofPartitions()
                .as("SELECT board, at, title, members FROM post WHERE board = ? LIMIT 1", PlannedRequests.UNKNOWN),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.BOARD, PostMapping.TITLE, PostMapping.MEMBERS),
                row -> new Posts.Board(PostMapping.BOARD.decode(row), PostMapping.TITLE.decode(row), PostMapping.MEMBERS.decode(row))));
    this.titles = runtime.keyedRead(
            ReadPlan.direct("Posts.titles", PostMapping.TABLE)
                .as("SELECT board, at, title, members FROM post WHERE board = ? AND at >= ? AND at <= ?", PlannedRequests.of(1)),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.BOARD, PostMapping.TITLE, PostMapping.MEMBERS),
                row -> new Posts.Board(PostMapping.BOARD.decode(row), PostMapping.TITLE.decode(row), PostMapping.MEMBERS.decode(row))));
    this.names = runtime.scan(
            ReadPlan.direct("Posts.names", PostMapping.TABLE).ofPartitions()
                .as("SELECT DISTINCT board, title, members FROM post WHERE token(board) > ? AND token(board) <= ?", PlannedRequests.UNKNOWN),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.BOARD),
                row -> new Posts.Name(PostMapping.BOARD.decode(row))));
    this.allBoards = runtime.scan(
            ReadPlan.direct("Posts.allBoards", PostMapping.TABLE).ofPartitions()
                .as("SELECT DISTINCT board, title, members FROM post WHERE token(board) > ? AND token(board) <= ?", PlannedRequests.UNKNOWN),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.BOARD, PostMapping.TITLE, PostMapping.MEMBERS),
                row -> new Posts.Board(PostMapping.BOARD.decode(row), PostMapping.TITLE.decode(row), PostMapping.MEMBERS.decode(row))));
    this.headlines = runtime.scan(
            ReadPlan.direct("Posts.headlines", PostMapping.TABLE)
                .as("SELECT board, at, title, headline FROM post WHERE token(board) > ? AND token(board) <= ?", PlannedRequests.UNKNOWN),
            new dev.rowan.mapping.Projection<>(
                List.of(PostMapping.TITLE, PostMapping.HEADLINE),
                row -> new Posts.Line(PostMapping.TITLE.decode(row), PostMapping.HEADLINE.decode(row))));
  }

  /**
   * Inserts one {@code Post} as a row of table {@code post}. Derived tables: {@code
   * posts_by_author}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 1 round trip: the row with up to 1 entry (after a read of it, if a column of an index key
   * is null).
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void save(Post post) {
    runtime.await(save.insert(post, Nulls.UNSET));
  }

  /**
   * Updates {@code title}, {@code members} of one partition of table {@code post}. Derived
   * tables: {@code posts_by_author}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void name(String board, String title, Integer members) {
    runtime.await(
        name.update(
            name.rowChange()
                .key(PostMapping.BOARD, board)
                .set(PostMapping.TITLE, title)
                .set(PostMapping.MEMBERS, members)
                .row()));
  }

  /**
   * Deletes the {@code Post} with the given {@code board}, {@code at} from table {@code post}.
   * Derived tables: {@code posts_by_author}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 2 round trips: a read of the row, then the row with up to 1 entry.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void remove(String board, Instant at) {
    runtime.await(
        remove.deleteByKey(
            remove.key(PostMapping.BOARD, board),
            remove.key(PostMapping.AT, at)));
  }

  /**
   * Deletes every {@code Post} with the given {@code board} from table {@code post}. Derived
   * tables: {@code posts_by_author}.
   *
   * <p>Cost: every row found and up to 1 index entry of each deleted; on the embedded store in 1
   * step, on a cluster in 1 request for each 64 rows, and for each row 2 round trips: a read of
   * the row, then the row with up to 1 entry.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void removeBoard(String board) {
    runtime.await(removeBoard.deleteByKey(removeBoard.key(PostMapping.BOARD, board)));
  }

  /**
   * Reads {@code body} of the {@code Post} with the given {@code board}, {@code at} from table
   * {@code post}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT board, at, body FROM post WHERE board = ? AND at = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Posts.Text> text(String board, Instant at) {
    return runtime.awaitRead(
        text
            .optional(
                text.key(PostMapping.BOARD, board),
                text.key(PostMapping.AT, at)));
  }

  /**
   * Reads {@code likes} of the {@code Post} with the given {@code board}, {@code at} from table
   * {@code post}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT board, at, likes FROM post WHERE board = ? AND at = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Posts.Count likes(String board, Instant at) {
    return runtime.awaitRead(
        likes
            .select(
                likes.key(PostMapping.BOARD, board),
                likes.key(PostMapping.AT, at))
            .one());
  }

  /**
   * Reads {@code likes}, {@code tags} of the {@code Post} with the given {@code board}, {@code
   * at} from table {@code post}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT board, at, likes, tags FROM post WHERE board = ? AND at =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Optional<Posts.List$>> later(String board, Instant at) {
    return later
        .optional(
            later.key(PostMapping.BOARD, board),
            later.key(PostMapping.AT, at));
  }

  /**
   * Reads {@code headline}, {@code at} of the {@code Post} rows with the given {@code board}, and
   * with {@code at} in the given range from table {@code post}. The rows are in the reverse of
   * their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT board, at, headline FROM post WHERE board = ? AND at >= ?
   * AND at <= ? ORDER BY at DESC LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Posts.Projection> newest(String board, Range<Instant> at, Limit limit) {
    return runtime.awaitRead(
        newest
            .select(newest.key(PostMapping.BOARD, board))
            .range(newest.rangeOf(PostMapping.AT, at))
            .limit(limit)
            .list());
  }

  /**
   * Reads {@code headline}, {@code at} of the {@code Post} rows with the given {@code board} from
   * table {@code post}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT board, at, headline FROM post WHERE board = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Posts.Projection> page(String board, PageRequest row) {
    return runtime.awaitRead(
        page_2
            .select(page_2.key(PostMapping.BOARD, board))
            .page(row));
  }

  /**
   * Reads {@code title}, {@code headline} of the {@code Post} rows with any of the given {@code
   * board} from table {@code post}. Partitions are read in the order of their keys, the rows of
   * each in their stored order.
   *
   * <p>Cost: 1 partition, 1 request, for each value of board.
   *
   * <p>CQL on a cluster: {@code SELECT board, at, title, headline FROM post WHERE board = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Posts.Line> lines(Collection<String> board) {
    return runtime.awaitRead(
        lines
            .select(lines.anyOf(PostMapping.BOARD, board))
            .stream());
  }

  /**
   * Reads {@code headline}, {@code at} of the {@code Post} rows with the given {@code author},
   * through the index table {@code posts_by_author}. The rows are in their stored order. The
   * index entries hold these columns.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM posts_by_author WHERE author = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public List<Posts.Projection> by(String author) {
    return runtime.awaitRead(
        by
            .select(by.key(PostMapping.AUTHOR, author))
            .list());
  }

  /**
   * Reads {@code body} of the {@code Post} rows with the given {@code author}, through the index
   * table {@code posts_by_author}. The rows are in their stored order. Each row found is read
   * from table {@code post}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM posts_by_author WHERE author = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public List<Posts.Text> textsBy(String author) {
    return runtime.awaitRead(
        textsBy
            .select(textsBy.key(PostMapping.AUTHOR, author))
            .list());
  }

  /**
   * Reads {@code board}, {@code title}, {@code members} of the partition with the given {@code
   * board} from table {@code post}, whether or not it has rows.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT board, at, title, members FROM post WHERE board = ? LIMIT
   * 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Posts.Board> board(String board) {
    return runtime.awaitRead(
        board_2
            .optional(board_2.key(PostMapping.BOARD, board)));
  }

  /**
   * Reads {@code board}, {@code title}, {@code members} of each partition with any of the given
   * {@code board} from table {@code post}, whether or not it has rows. Partitions are read in the
   * order of their keys.
   *
   * <p>Cost: 1 partition, 1 request, for each value of board.
   *
   * <p>CQL on a cluster: {@code SELECT board, at, title, members FROM post WHERE board = ? LIMIT
   * 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Posts.Board> boards(Collection<String> board) {
    return runtime.awaitRead(
        boards
            .select(boards.anyOf(PostMapping.BOARD, board))
            .list());
  }

  /**
   * Reads {@code board}, {@code title}, {@code members} of the {@code Post} rows with the given
   * {@code board}, and with {@code at} in the given range from table {@code post}. The rows are
   * in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT board, at, title, members FROM post WHERE board = ? AND at
   * >= ? AND at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Posts.Board> titles(String board, Range<Instant> at) {
    return runtime.awaitRead(
        titles
            .select(titles.key(PostMapping.BOARD, board))
            .range(titles.rangeOf(PostMapping.AT, at))
            .list());
  }

  /**
   * Reads {@code board} of every partition, with or without rows, of table {@code post}, in token
   * order. Reason: {@code the list of boards}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT DISTINCT board, title, members FROM post WHERE
   * token(board) > ? AND token(board) <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Posts.Name> names() {
    return runtime.awaitRead(names.stream());
  }

  /**
   * Reads {@code board}, {@code title}, {@code members} of every partition, with or without rows,
   * of table {@code post}, in token order. Reason: {@code the list of boards}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT DISTINCT board, title, members FROM post WHERE
   * token(board) > ? AND token(board) <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Posts.Board> allBoards(PageRequest page) {
    return runtime.awaitRead(allBoards.page(page));
  }

  /**
   * Reads {@code title}, {@code headline} of every {@code Post} of table {@code post}, in token
   * order. Reason: {@code the list of headlines}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT board, at, title, headline FROM post WHERE token(board) >
   * ? AND token(board) <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Posts.Line> headlines(Limit limit) {
    return runtime.awaitRead(headlines.limit(limit).list());
  }
}
