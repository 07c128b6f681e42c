package dev.rowan.cli.ddl;

import dev.rowan.cql.text.TextPosition;
import java.util.Comparator;

/**
 * A mistake in a schema, or a part that an entity does not express.
 *
 * @param subject the name of the table, type, view or index; for another statement, its keyword
 * @param column the column, field or option; empty for the whole subject
 * @param reason why the entity does not express it, as one sentence without a full stop
 */
public record Remark(
    Level level, TextPosition position, String subject, String column, String reason) {
  /** The order of the file. */
  public static final Comparator<Remark> BY_POSITION =
      Comparator.comparingInt(remark -> remark.position().offset());

  /** Whether the servers or the generated classes miss something that the application can need. */
  public enum Level {
    /** No server accepts the statement. */
    REFUSED,
    /** A column, a table or an index has no counterpart in the generated classes. */
    LOST,
    /** The servers have a setting or an object that does not belong into classes. */
    NOTE
  }

  /** Returns a remark about a mistake. */
  public static Remark refused(
      TextPosition position, String subject, String column, String reason) {
    return new Remark(Level.REFUSED, position, subject, column, reason);
  }

  /** Returns a remark about a missing counterpart. */
  public static Remark lost(TextPosition position, String subject, String column, String reason) {
    return new Remark(Level.LOST, position, subject, column, reason);
  }

  /** Returns a remark about a setting or an object of the servers. */
  public static Remark note(TextPosition position, String subject, String column, String reason) {
    return new Remark(Level.NOTE, position, subject, column, reason);
  }

  /** Returns the subject and the column: {@code video.tags}. */
  public String place() {
    return column.isEmpty() ? subject : subject + "." + column;
  }
}
