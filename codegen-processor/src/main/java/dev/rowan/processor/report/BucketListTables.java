package dev.rowan.processor.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.processor.model.BucketListModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.io.IOException;
import java.util.Optional;
import java.util.stream.Stream;

/** Writes the tables of lists of buckets. */
final class BucketListTables {
  /** The beginning of the comment above a list. */
  static final String COMMENT = "\n-- the buckets of ";

  private BucketListTables() {}

  /** Returns the name of the list of a table; nothing without a list. */
  static Stream<String> names(TableModel table) {
    return table.bucketList().map(BucketListModel::name).stream();
  }

  /** Returns the statement that creates the list of a table; nothing without a list. */
  static String statement(TableModel table) {
    return table
        .bucketList()
        .map(list -> COMMENT + table.name() + "\n" + list.statement())
        .orElse("");
  }

  /** Writes the list of a table as a field of the current object; nothing without a list. */
  static void write(TableModel table, JsonGenerator json) throws IOException {
    Optional<BucketListModel> list = table.bucketList();
    if (list.isEmpty()) {
      return;
    }
    json.writeObjectFieldStart("bucketList");
    json.writeStringField("table", list.get().name());
    json.writeStringField("bucket", list.get().bucket().name());
    json.writeArrayFieldStart("owner");
    for (TableColumn column : list.get().owner()) {
      json.writeString(column.name());
    }
    json.writeEndArray();
    json.writeArrayFieldStart("shards");
    for (int count : list.get().shards()) {
      json.writeNumber(count);
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
