package dev.rowan.storage.embedded.catalog;

import dev.rowan.annotation.Order;
import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.CodecErrors;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Encodes stored tables. Kinds and orders are stored by name, so that enums may be reordered. */
final class StoredTableCodec {
  private static final int FORMAT = 3;

  /** The second format has no layout. */
  private static final int SECOND_FORMAT = 2;

  /** The first format has no dropped columns and no default TTL. */
  private static final int FIRST_FORMAT = 1;

  private StoredTableCodec() {}

  static byte[] write(StoredTable table) {
    ByteSink out = new ByteSink().u8(FORMAT).i32(table.id());
    text(table.name(), out);
    out.uv(table.nextColumnId()).uv(table.columns().size());
    for (StoredColumn column : table.columns()) {
      out.uv(column.id());
      text(column.name(), out);
      text(column.type(), out);
      text(column.kind().name(), out);
      text(column.order().name(), out);
    }
    out.uv(table.defaultTtl()).uv(table.dropped().size());
    for (DroppedColumn column : table.dropped()) {
      out.uv(column.id());
      text(column.name(), out);
      text(column.type(), out);
      text(column.kind().name(), out);
    }
    text(table.layout(), out);
    return out.toByteArray();
  }

  static StoredTable read(byte[] bytes) {
    ByteSource in = new ByteSource().reset(bytes);
    int format = in.u8();
    if (format < FIRST_FORMAT || format > FORMAT) {
      throw new CorruptStoreException(
          ErrorCode.NEWER_FORMAT, Map.of("found", "table of format " + format), null);
    }
    int id = in.i32();
    String name = text(in);
    int nextColumnId = (int) in.uv();
    List<StoredColumn> columns = readColumns(in);
    int defaultTtl = format == FIRST_FORMAT ? 0 : (int) in.uv();
    List<DroppedColumn> dropped = format == FIRST_FORMAT ? List.of() : readDropped(in);
    String layout = format <= SECOND_FORMAT ? "" : text(in);
    return new StoredTable(id, name, nextColumnId, defaultTtl, columns, dropped, layout);
  }

  private static List<StoredColumn> readColumns(ByteSource in) {
    int size = in.count();
    List<StoredColumn> columns = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      columns.add(
          new StoredColumn(
              (int) in.uv(),
              text(in),
              text(in),
              named(ColumnKind.class, text(in)),
              named(Order.class, text(in))));
    }
    return columns;
  }

  private static List<DroppedColumn> readDropped(ByteSource in) {
    int size = in.count();
    List<DroppedColumn> dropped = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      dropped.add(
          new DroppedColumn((int) in.uv(), text(in), text(in), ColumnKind.valueOf(text(in))));
    }
    return dropped;
  }

  private static void text(String text, ByteSink out) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.uv(bytes.length).bytes(bytes);
  }

  private static String text(ByteSource in) {
    return new String(in.bytes(in.count()), StandardCharsets.UTF_8);
  }

  private static <E extends Enum<E>> E named(Class<E> type, String name) {
    try {
      return Enum.valueOf(type, name);
    } catch (IllegalArgumentException e) {
      throw CodecErrors.corrupt("no such " + type.getSimpleName() + " in the catalogue", e);
    }
  }
}
