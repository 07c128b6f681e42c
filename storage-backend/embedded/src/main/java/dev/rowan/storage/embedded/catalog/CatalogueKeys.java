package dev.rowan.storage.embedded.catalog;

import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.type.CodecErrors;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The keys of the catalogue, and the encoding of its numbers. */
final class CatalogueKeys {
  /** The prefix of the keys of all tables. */
  static final byte[] TABLES = bytes("table/");

  /** The exclusive end of the keys of all tables. */
  static final byte[] TABLES_END = bytes("table0");

  /** The prefix of the records about derived tables. */
  static final byte[] DERIVED_TABLES = bytes("follows/");

  /** The exclusive end of the records about derived tables. */
  static final byte[] DERIVED_TABLES_END = bytes("follows0");

  /** The prefix of the ids of dropped tables whose rows are not yet removed. */
  static final byte[] GARBAGE = bytes("garbage/");

  /** The exclusive end of the ids of dropped tables. */
  static final byte[] GARBAGE_END = bytes("garbage0");

  /** The prefix of the records that hold the second from which a table has something to purge. */
  static final byte[] DUE = bytes("due/");

  /** The exclusive end of these records. */
  static final byte[] DUE_END = bytes("due0");

  private CatalogueKeys() {}

  static byte[] meta(String name) {
    return bytes("meta/" + name);
  }

  static byte[] table(String name) {
    return bytes("table/" + name);
  }

  static byte[] derivedTable(String name) {
    return bytes("follows/" + name);
  }

  static byte[] garbage(int tableId) {
    return bytes("garbage/" + tableId);
  }

  static byte[] due(int tableId) {
    return bytes("due/" + tableId);
  }

  static byte[] longBytes(long value) {
    return ByteBuffer.allocate(Long.BYTES).putLong(value).array();
  }

  static long readLong(OrderedStore store, byte[] key, long absent) {
    byte[] value = store.get(Space.CATALOGUE, key);
    if (value == null) {
      return absent;
    }
    if (value.length != Long.BYTES) {
      throw CodecErrors.corrupt("a number of " + value.length + " bytes in the catalogue");
    }
    return ByteBuffer.wrap(value).getLong();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Returns the ids of dropped tables whose rows are not yet removed. */
  static List<Integer> garbage(OrderedStore store) {
    List<Integer> ids = new ArrayList<>();
    byte[] from = GARBAGE;
    try (Cursor cursor = store.cursor(Space.CATALOGUE, from, GARBAGE_END, false)) {
      while (cursor.next()) {
        int length = cursor.keyLength() - from.length;
        ids.add(
            Integer.valueOf(
                new String(cursor.key(), from.length, length, StandardCharsets.US_ASCII)));
      }
    }
    return ids;
  }
}
