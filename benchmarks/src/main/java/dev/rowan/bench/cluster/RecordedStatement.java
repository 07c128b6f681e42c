package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.cql.ColumnDefinition;
import com.datastax.oss.driver.api.core.cql.ColumnDefinitions;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.detach.AttachmentPoint;
import com.datastax.oss.driver.api.core.type.DataType;
import com.datastax.oss.driver.api.core.type.codec.registry.CodecRegistry;
import com.datastax.oss.driver.internal.core.cql.DefaultColumnDefinitions;
import com.datastax.oss.driver.internal.core.cql.DefaultPreparedStatement;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a statement, and the metadata that a server would return when it prepares it. */
record RecordedStatement(String text, ColumnDefinitions markers, ColumnDefinitions result) {
  private static final Pattern INSERT =
      Pattern.compile("INSERT INTO (?:\\w+\\.)?(\\w+) ?\\(([^)]*)\\) VALUES ?\\([^)]*\\)(.*)");
  private static final Pattern SELECT =
      Pattern.compile("SELECT (.*) FROM (?:\\w+\\.)?(\\w+)( WHERE .*)");
  private static final Pattern MARKER = Pattern.compile("(\\w+) ?=? ?(?:\\?|:\\w+)");

  static RecordedStatement of(String text) {
    String plain = text.replace("\"", "");
    Matcher insert = INSERT.matcher(plain);
    if (insert.matches()) {
      List<String> names = new ArrayList<>(names(insert.group(2)));
      names.addAll(markers(insert.group(3)));
      return recorded(text, insert.group(1), names, List.of());
    }
    Matcher select = SELECT.matcher(plain);
    if (select.matches()) {
      return recorded(text, select.group(2), markers(select.group(3)), names(select.group(1)));
    }
    throw new IllegalArgumentException(text);
  }

  private static RecordedStatement recorded(
      String text, String table, List<String> markers, List<String> result) {
    return new RecordedStatement(text, columns(table, markers), columns(table, result));
  }

  private static List<String> names(String list) {
    return List.of(list.split(", ?", -1));
  }

  /** Returns the word before each marker: a column, or a keyword. */
  private static List<String> markers(String clauses) {
    List<String> names = new ArrayList<>();
    Matcher marker = MARKER.matcher(clauses);
    while (marker.find()) {
      names.add(Objects.requireNonNull(marker.group(1)));
    }
    return names;
  }

  PreparedStatement prepared() {
    return new DefaultPreparedStatement(
        ByteBuffer.wrap(new byte[16]),
        text,
        markers,
        List.of(0),
        null,
        result,
        null,
        Map.of(),
        null,
        null,
        null,
        null,
        null,
        Map.of(),
        null,
        null,
        null,
        Integer.MIN_VALUE,
        null,
        null,
        false,
        CodecRegistry.DEFAULT,
        ProtocolVersion.DEFAULT);
  }

  /** Returns the columns of these names. */
  static ColumnDefinitions columns(String table, List<String> names) {
    List<ColumnDefinition> columns = new ArrayList<>();
    for (String name : names) {
      columns.add(
          new Column(
              CqlIdentifier.fromInternal(table),
              CqlIdentifier.fromInternal(name),
              KnownTables.type(name)));
    }
    return DefaultColumnDefinitions.valueOf(columns);
  }

  /** A server's description of a result column, or of a marker. */
  private record Column(CqlIdentifier table, CqlIdentifier name, DataType type)
      implements ColumnDefinition {
    private static final CqlIdentifier KEYSPACE = CqlIdentifier.fromInternal(KnownTables.KEYSPACE);

    @Override
    public CqlIdentifier getKeyspace() {
      return KEYSPACE;
    }

    @Override
    public CqlIdentifier getTable() {
      return table;
    }

    @Override
    public CqlIdentifier getName() {
      return name;
    }

    @Override
    public DataType getType() {
      return type;
    }

    @Override
    public boolean isDetached() {
      return false;
    }

    @Override
    public void attach(AttachmentPoint point) {
      // The codecs and the protocol version are the driver's standard ones.
    }
  }
}
