package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Post} to table {@code post}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class PostMapping implements EntityMapping<Post> {
  /** The only instance. */
  public static final PostMapping INSTANCE = new PostMapping();

  /** Column {@code board text}, part of the partition key. */
  public static final Property<String> BOARD = new Property<>("board", 0, Codecs.STRING);

  /** Column {@code at timestamp}, a clustering column. */
  public static final Property<Instant> AT = new Property<>("at", 1, Codecs.TIMESTAMP);

  /** Column {@code title text}, a static column: one value for each partition. */
  public static final Property<String> TITLE = new Property<>("title", 2, Codecs.STRING);

  /** Column {@code members int}, a static column: one value for each partition. */
  public static final Property<Integer> MEMBERS = new Property<>("members", 3, Codecs.INTEGER);

  /** Column {@code author text}. */
  public static final Property<String> AUTHOR = new Property<>("author", 4, Codecs.STRING);

  /** Column {@code headline text}. */
  public static final Property<String> HEADLINE = new Property<>("headline", 5, Codecs.STRING);

  /** Column {@code body text}. */
  public static final Property<String> BODY = new Property<>("body", 6, Codecs.STRING);

  /** Column {@code likes int}. */
  public static final Property<Integer> LIKES =
      new Property<>("likes", 7, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code tags set<text>}. */
  public static final Property<Set<String>> TAGS =
      new Property<>("tags", 8, Codecs.set(Codecs.STRING));

  /** The table {@code post}. */
  public static final TableSchema TABLE =
      TableSchema.named("post")
          .partitionKey("board", ScalarType.TEXT)
          .clustering("at", ScalarType.TIMESTAMP, Order.ASC)
          .staticColumn("title", ScalarType.TEXT)
          .staticColumn("members", ScalarType.INT)
          .column("author", ScalarType.TEXT)
          .column("headline", ScalarType.TEXT)
          .column("body", ScalarType.TEXT)
          .column("likes", ScalarType.INT)
          .column("tags", new SetType(ScalarType.TEXT))
          .build();

  /** The index table {@code posts_by_author}. */
  public static final DerivedTable POSTS_BY_AUTHOR =
      new DerivedTable(
          TableSchema.named("posts_by_author")
              .partitionKey("author", ScalarType.TEXT)
              .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("board", ScalarType.TEXT, Order.ASC)
              .column("headline", ScalarType.TEXT)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(4),
              new Component.Copy(1),
              new Component.Copy(0),
              new Component.Copy(5)),
          Maintain.BLIND);

  private PostMapping() {}

  @Override
  public Class<Post> type() {
    return Post.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(POSTS_BY_AUTHOR);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(BOARD, AT, TITLE, MEMBERS, AUTHOR, HEADLINE, BODY, LIKES, TAGS);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(AUTHOR);
  }

  @Override
  public Row write(Post entity) {
    return Row.of(
        BOARD.encode(entity.board()),
        AT.encode(entity.at()),
        TITLE.encode(entity.title()),
        MEMBERS.encode(entity.members()),
        AUTHOR.encode(entity.author()),
        HEADLINE.encode(entity.headline()),
        BODY.encode(entity.body()),
        LIKES.encode(entity.likes()),
        TAGS.encode(entity.tags()));
  }

  @Override
  public Post read(Row row) {
    return new Post(
        BOARD.decode(row),
        AT.decode(row),
        TITLE.decode(row),
        MEMBERS.decode(row),
        AUTHOR.decode(row),
        HEADLINE.decode(row),
        BODY.decode(row),
        LIKES.decode(row),
        TAGS.decode(row));
  }
}
