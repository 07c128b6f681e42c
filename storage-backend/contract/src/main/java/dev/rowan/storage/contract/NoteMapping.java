package dev.rowan.storage.contract;

import dev.rowan.annotation.Order;
import dev.rowan.binding.Codecs;
import dev.rowan.binding.EntityMapping;
import dev.rowan.binding.Property;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The mapping of notes: in partitions of many rows, without derived tables. */
final class NoteMapping implements EntityMapping<NoteMapping.Note> {
  /** A line of a diary. */
  record Note(String author, LocalDate day, int line, @Nullable String text) {}

  static final Property<String> AUTHOR = new Property<>("author", 0, Codecs.STRING);
  static final Property<LocalDate> DAY = new Property<>("day", 1, Codecs.DATE);
  static final Property<Integer> LINE = new Property<>("line", 2, Codecs.INTEGER);
  static final Property<String> TEXT = new Property<>("text", 3, Codecs.STRING);

  private final TableSchema table =
      TablePool.take(
          TableSchema.named("note")
              .partitionKey("author", ScalarType.TEXT)
              .clustering("day", ScalarType.DATE, Order.DESC)
              .clustering("line", ScalarType.INT, Order.ASC)
              .column("text", ScalarType.TEXT));

  static Note note(String author, int day, int line) {
    return new Note(author, day(day), line, author + day + line);
  }

  static LocalDate day(int day) {
    return LocalDate.of(2026, 3, day);
  }

  @Override
  public TableSchema table() {
    return table;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of();
  }

  @Override
  public Row write(Note note) {
    return Row.of(
        AUTHOR.encode(note.author()),
        DAY.encode(note.day()),
        LINE.encode(note.line()),
        TEXT.encode(note.text()));
  }

  @Override
  public Note read(Row row) {
    return new Note(
        Objects.requireNonNull(AUTHOR.decode(row)),
        Objects.requireNonNull(DAY.decode(row)),
        Objects.requireNonNull(LINE.decode(row)),
        TEXT.decode(row));
  }
}
