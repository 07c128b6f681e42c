package dev.rowan.storage.embedded.catalog;

import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.type.Misfit;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Where things stand in the catalogue, and the numbers in it. */
final class CatalogueKeys {
  /** Before the keys of all tables. */
  static final byte[] TABLES = bytes("table/");

  /** Behind the keys of all tables. */
  static final byte[] TABLES_END = bytes("table0");

  /** Before what is known of tables that follow from others. */
  static final byte[] FOLLOWERS = bytes("follows/");

  /** Behind it. */
  static final byte[] FOLLOWERS_END = bytes("follows0");

  /** Before the ids of tables whose rows are still to be removed. */
  static final byte[] GARBAGE = bytes("garbage/");

  /** Behind them. */
  static final byte[] GARBAGE_END = bytes("garbage0");

  /** Before the seconds from which on tables hold something to purge. */
  static final byte[] DUE = bytes("due/");

  /** Behind them. */
  static final byte[] DUE_END = bytes("due0");

  private CatalogueKeys() {}

  static byte[] meta(String name) {
    return bytes("meta/" + name);
  }

  static byte[] table(String name) {
    return bytes("table/" + name);
  }

  static byte[] follower(String name) {
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
      throw Misfit.corrupt("a number of " + value.length + " bytes in the catalogue");
    }
    return ByteBuffer.wrap(value).getLong();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
