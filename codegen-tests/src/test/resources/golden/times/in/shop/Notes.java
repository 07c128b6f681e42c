package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Embedded;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.RemainingTtl;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Update;
import dev.rowan.annotation.WriteTime;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.WriteOptions;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/** Write times and TTLs as properties of a record. */
public interface Notes {
  record Place(String city, int zip) {}

  @Entity
  @CustomIndex(
      name = "notes_by_author",
      partition = "author",
      clustering = {"board", "id"},
      include = "*",
      maintain = Maintain.SERIAL)
  record Note(
      @WriteTime("title") Instant edited,
      @PartitionKey String board,
      @Clustering @GeneratedValue UUID id,
      @Immutable String author,
      String title,
      @Frozen Set<String> tags,
      @Static String motto,
      @Embedded Place place,
      @WriteTime("title") Long micros,
      @WriteTime("tags") long tagged,
      @WriteTime("motto") Instant chosen,
      @WriteTime("placeCity") Instant moved,
      @RemainingTtl("title") Duration left,
      @RemainingTtl("title") Integer seconds,
      @RemainingTtl("tags") int tagSeconds) {}

  record Edit(String title, Instant edited, long tagged, int tagSeconds) {}

  record Times(String title, @WriteTime("tags") Long tagged, @RemainingTtl("title") Duration life) {}

  @Insert
  Note save(Note note, WriteOptions options);

  @Insert(ifNotExists = true)
  Applied<Note> create(Note note);

  @Update
  void rename(String board, UUID id, String title);

  @Select
  Optional<Note> find(String board, UUID id);

  @Select
  Map<UUID, Note> findAll(String board, Collection<UUID> id);

  @Select
  Page<Note> page(String board, PageRequest page);

  @Select
  List<Note> byAuthor(String author);

  @Select
  boolean hasAny(String author);

  @Select(columns = "count(*)", entity = Note.class)
  long number(String board);

  @Select(entity = Note.class)
  Stream<Edit> edits(String board);

  @Select(entity = Note.class)
  List<Times> times(String author);

  @Select(columns = "edited", entity = Note.class)
  List<Instant> editTimes(String author);

  @Query("select title, writetime(tags), ttl(title) from note where board = :board and id = :id")
  Optional<Times> timesOf(String board, UUID id);

  @Query("select * from note where board = :board")
  List<Note> all(String board);

  @FullScan(because = "a test reads all")
  Stream<Note> scan();

  /** Write times in objects that change, and in objects of a class with a constructor. */
  @Entity
  class Card {
    @PartitionKey private int id;
    private String text;

    @WriteTime("text")
    private Instant written;

    public int getId() {
      return id;
    }

    public void setId(int id) {
      this.id = id;
    }

    public String getText() {
      return text;
    }

    public void setText(String text) {
      this.text = text;
    }

    public Instant getWritten() {
      return written;
    }

    public void setWritten(Instant written) {
      this.written = written;
    }
  }

  @Entity
  final class Label {
    @PartitionKey private final int id;
    private final String text;
    @WriteTime("text") private final Long written;

    public Label(int id, String text, Long written) {
      this.id = id;
      this.text = text;
      this.written = written;
    }

    public int id() {
      return id;
    }

    public String text() {
      return text;
    }

    public Long written() {
      return written;
    }
  }

  @Dao
  interface Store extends Notes {}

  @Dao
  interface Cards {
    @Insert
    void save(Card card, WriteOptions options);

    @Update
    void change(Card card, WriteOptions options);

    @Select
    Optional<Card> find(int id);
  }

  @Dao
  interface Labels {
    @Insert
    void save(Label label);

    @Select
    Label find(int id);
  }
}
