package dev.rowan.docs.guide;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.BatchStatementBuilder;
import com.datastax.oss.driver.api.core.cql.BatchType;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.StreamSupport;

/** A program without Rowan: it writes its lookup tables with the driver, one batch for each row. */
final class ClipProgram {
  private static final int WEEK = 7 * 86_400;

  private final CqlSession session;

  ClipProgram(CqlSession session) {
    this.session = session;
  }

  /** Executes statements that change the schema. */
  void define(String cql) {
    for (String statement : cql.split(";", -1)) {
      if (!statement.isBlank()) {
        session.execute(SimpleStatement.newInstance(statement).setTimeout(Duration.ofSeconds(60)));
      }
    }
  }

  void add(Clip clip) {
    BatchStatementBuilder batch = BatchStatement.builder(BatchType.LOGGED);
    batch.addStatement(
        SimpleStatement.newInstance(
            "INSERT INTO clips (id, owner, title, tags, added_at, description)"
                + " VALUES (?, ?, ?, ?, ?, ?)",
            clip.id(),
            clip.owner(),
            clip.title(),
            clip.tags(),
            clip.addedAt(),
            clip.description()));
    batch.addStatement(
        SimpleStatement.newInstance(
            "INSERT INTO clips_by_owner (owner, added_at, id, title) VALUES (?, ?, ?, ?)",
            clip.owner(),
            clip.addedAt(),
            clip.id(),
            clip.title()));
    batch.addStatement(
        SimpleStatement.newInstance(
            "INSERT INTO latest_clips (yyyymmdd, added_at, id, title) VALUES (?, ?, ?, ?)"
                + " USING TTL "
                + WEEK,
            day(clip.addedAt()),
            clip.addedAt(),
            clip.id(),
            clip.title()));
    for (String tag : clip.tags()) {
      batch.addStatement(
          SimpleStatement.newInstance(
              "INSERT INTO clips_by_tag (tag, id) VALUES (?, ?)", tag, clip.id()));
    }
    session.execute(batch.build());
  }

  /** Writes a clip without its lookup tables, as a program does that crashes in between. */
  void addAlone(Clip clip) {
    session.execute(
        "INSERT INTO clips (id, owner, title, tags, added_at) VALUES (?, ?, ?, ?, ?)",
        clip.id(),
        clip.owner(),
        clip.title(),
        clip.tags(),
        clip.addedAt());
  }

  /** Deletes a clip without its lookup tables. */
  void removeAlone(UUID id) {
    session.execute("DELETE FROM clips WHERE id = ?", id);
  }

  List<String> titles(String owner) {
    return texts("SELECT title FROM clips_by_owner WHERE owner = ?", owner);
  }

  List<String> latest(String yyyymmdd) {
    return texts("SELECT title FROM latest_clips WHERE yyyymmdd = ?", yyyymmdd);
  }

  void comment(ClipComment comment) {
    session.execute(
        BatchStatement.newInstance(
            BatchType.LOGGED,
            SimpleStatement.newInstance(
                "INSERT INTO clip_comments (clip, id, author, text) VALUES (?, ?, ?, ?)",
                comment.clip(),
                comment.id(),
                comment.author(),
                comment.text()),
            SimpleStatement.newInstance(
                "INSERT INTO comments_by_author (author, id, clip, text) VALUES (?, ?, ?, ?)",
                comment.author(),
                comment.id(),
                comment.clip(),
                comment.text())));
  }

  void join(Member member) {
    session.execute(
        BatchStatement.newInstance(
            BatchType.LOGGED,
            SimpleStatement.newInstance(
                "INSERT INTO members (id, name, city) VALUES (?, ?, ?)",
                member.id(),
                member.name(),
                member.city()),
            entry(member.city(), member.id(), member.name())));
  }

  void move(UUID id, String city) {
    Row before = session.execute("SELECT name, city FROM members WHERE id = ?", id).one();
    if (before == null || before.isNull("city")) {
      return; // no such member, or only the trace of a deletion
    }
    session.execute(
        BatchStatement.newInstance(
            BatchType.LOGGED,
            SimpleStatement.newInstance("UPDATE members SET city = ? WHERE id = ?", city, id),
            SimpleStatement.newInstance(
                "DELETE FROM members_by_city WHERE city = ? AND id = ?",
                before.getString("city"),
                id),
            entry(city, id, before.getString("name"))));
  }

  void leave(UUID id) {
    Row before = session.execute("SELECT city FROM members WHERE id = ?", id).one();
    if (before == null || before.isNull("city")) {
      return;
    }
    session.execute(
        BatchStatement.newInstance(
            BatchType.LOGGED,
            SimpleStatement.newInstance("DELETE FROM members WHERE id = ?", id),
            SimpleStatement.newInstance(
                "DELETE FROM members_by_city WHERE city = ? AND id = ?",
                before.getString("city"),
                id)));
  }

  List<String> namesIn(String city) {
    return texts("SELECT name FROM members_by_city WHERE city = ?", city);
  }

  Set<UUID> idsIn(String city) {
    Set<UUID> ids = new HashSet<>();
    session
        .execute("SELECT id FROM members_by_city WHERE city = ?", city)
        .forEach(row -> ids.add(row.getUuid(0)));
    return ids;
  }

  /** Returns the city of a member, and whether only the trace of a deletion is stored. */
  String city(UUID id) {
    Row row = session.execute("SELECT * FROM members WHERE id = ?", id).one();
    return (row.getBoolean("_d") ? "deleted: " : "") + row.getString("city");
  }

  long rows(String table) {
    return session.execute("SELECT count(*) FROM " + table).one().getLong(0);
  }

  private static SimpleStatement entry(String city, UUID id, String name) {
    return SimpleStatement.newInstance(
        "INSERT INTO members_by_city (city, id, name) VALUES (?, ?, ?)", city, id, name);
  }

  private List<String> texts(String query, String key) {
    return StreamSupport.stream(session.execute(query, key).spliterator(), false)
        .map(row -> row.getString(0))
        .toList();
  }

  private static String day(Instant moment) {
    return moment.toString().substring(0, 10).replace("-", "");
  }
}
