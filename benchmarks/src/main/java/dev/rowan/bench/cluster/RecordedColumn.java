package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.cql.ColumnDefinition;
import com.datastax.oss.driver.api.core.cql.ColumnDefinitions;
import com.datastax.oss.driver.api.core.detach.AttachmentPoint;
import com.datastax.oss.driver.api.core.type.DataType;
import com.datastax.oss.driver.internal.core.cql.DefaultColumnDefinitions;
import java.util.ArrayList;
import java.util.List;

/** What a server says of a column of a result, or of a marker. */
record RecordedColumn(CqlIdentifier table, CqlIdentifier name, DataType type)
    implements ColumnDefinition {
  private static final CqlIdentifier KEYSPACE = CqlIdentifier.fromInternal(KnownTables.KEYSPACE);

  static ColumnDefinitions all(String table, List<String> names) {
    List<ColumnDefinition> columns = new ArrayList<>();
    for (String name : names) {
      columns.add(
          new RecordedColumn(
              CqlIdentifier.fromInternal(table),
              CqlIdentifier.fromInternal(name),
              KnownTables.type(name)));
    }
    return DefaultColumnDefinitions.valueOf(columns);
  }

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
    // the codecs and the protocol are the usual ones
  }
}
