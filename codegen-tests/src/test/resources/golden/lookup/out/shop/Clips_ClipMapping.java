package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.KeyComponent;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.TimeFormat;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Clips.Clip} to table {@code clips}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Clips_ClipMapping implements EntityMapping<Clips.Clip> {
  /** The only instance. */
  public static final Clips_ClipMapping INSTANCE = new Clips_ClipMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);

  /** Column {@code owner text}. */
  public static final Property<String> OWNER = new Property<>("owner", 1, Codecs.STRING);

  /** Column {@code added timestamp}. */
  public static final Property<Instant> ADDED = new Property<>("added", 2, Codecs.TIMESTAMP);

  /** Column {@code title text}. */
  public static final Property<String> TITLE = new Property<>("title", 3, Codecs.STRING);

  /** Column {@code tags set<text>}. */
  public static final Property<Set<String>> TAGS =
      new Property<>("tags", 4, Codecs.set(Codecs.STRING));

  /** Column {@code description text}. */
  public static final Property<String> DESCRIPTION =
      new Property<>("description", 5, Codecs.STRING);

  /** The text of {@code added} by the pattern {@code yyyyMMdd}. */
  public static final KeyComponent<String> ADDED_FORMAT = new KeyComponent<>("day", Codecs.STRING);

  /** One element of {@code tags}. */
  public static final KeyComponent<String> TAGS_ELEMENT = new KeyComponent<>("tag", Codecs.STRING);

  /** The table {@code clips}. */
  public static final TableSchema TABLE =
      TableSchema.named("clips")
          .partitionKey("id", ScalarType.UUID)
          .column("owner", ScalarType.TEXT)
          .column("added", ScalarType.TIMESTAMP)
          .column("title", ScalarType.TEXT)
          .column("tags", new SetType(ScalarType.TEXT))
          .column("description", ScalarType.TEXT)
          .build();

  /** The index table {@code clips_by_owner}. */
  public static final DerivedTable CLIPS_BY_OWNER =
      new DerivedTable(
          TableSchema.named("clips_by_owner")
              .partitionKey("uploader", ScalarType.TEXT)
              .clustering("added_date", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .column("clip_name", ScalarType.TEXT)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(1),
              new Component.Copy(2),
              new Component.Copy(0),
              new Component.Copy(3)),
          Maintain.BLIND);

  /** The index table {@code latest_clips}. */
  public static final DerivedTable LATEST_CLIPS =
      new DerivedTable(
          TableSchema.named("latest_clips")
              .partitionKey("day", ScalarType.TEXT)
              .clustering("added", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .column("owner", ScalarType.TEXT)
              .column("title", ScalarType.TEXT)
              .defaultTtl(604800)
              .layout("day = format(added, 'yyyyMMdd')")
              .build(),
          TABLE,
          List.of(
              new Component.FormatOf(2, new TimeFormat("yyyyMMdd")),
              new Component.Copy(2),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(3)),
          Maintain.BLIND);

  /** The index table {@code clips_by_tag}. */
  public static final DerivedTable CLIPS_BY_TAG =
      new DerivedTable(
          TableSchema.named("clips_by_tag")
              .partitionKey("tag", ScalarType.TEXT)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.ElementOf(4),
              new Component.Copy(0)),
          Maintain.BLIND);

  private Clips_ClipMapping() {}

  @Override
  public Class<Clips.Clip> type() {
    return Clips.Clip.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(CLIPS_BY_OWNER, LATEST_CLIPS, CLIPS_BY_TAG);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, OWNER, ADDED, TITLE, TAGS, DESCRIPTION);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(OWNER, ADDED, TITLE, TAGS);
  }

  @Override
  public Row write(Clips.Clip entity) {
    return Row.of(
        ID.encode(entity.id()),
        OWNER.encode(entity.owner()),
        ADDED.encode(entity.added()),
        TITLE.encode(entity.title()),
        TAGS.encode(entity.tags()),
        DESCRIPTION.encode(entity.description()));
  }

  @Override
  public Clips.Clip read(Row row) {
    return new Clips.Clip(
        ID.decode(row),
        OWNER.decode(row),
        ADDED.decode(row),
        TITLE.decode(row),
        TAGS.decode(row),
        DESCRIPTION.decode(row));
  }
}
