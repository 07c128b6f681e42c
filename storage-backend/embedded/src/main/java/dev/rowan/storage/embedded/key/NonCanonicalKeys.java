package dev.rowan.storage.embedded.key;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Preserves the original encoding of clustering values that compare equal but differ in bytes: 1.0
 * and 1.00 are one clustering value and have one key. The row's value stores the result of {@link
 * #original}. Immutable and thread-safe.
 */
public final class NonCanonicalKeys {
  private final KeyCodec keys;
  private final List<KeyColumn> clustering = new ArrayList<>();
  private final boolean losesEncoding;

  /** Creates the codec of a table. */
  public NonCanonicalKeys(KeyCodec keys) {
    this.keys = keys;
    TableSchema table = keys.table();
    for (int i = table.partitionKeySize(); i < table.keySize(); i++) {
      clustering.add(new KeyColumn(table.name(), table.column(i)));
    }
    this.losesEncoding = clustering.stream().anyMatch(KeyColumn::losesEncoding);
  }

  /** Returns the original clustering bytes of a row, or null if its key preserves them. */
  public byte @Nullable [] original(Row row, byte[] key) {
    if (!losesEncoding) {
      return null;
    }
    @Nullable Object[] read = new @Nullable Object[row.size()];
    keys.readClustering(key, key.length, read);
    for (int i = 0; i < clustering.size(); i++) {
      int place = keys.table().partitionKeySize() + i;
      if (!read[place].equals(row.get(place))) {
        return write(row);
      }
    }
    return null;
  }

  /**
   * Puts the values of original clustering bytes at the positions that {@link
   * KeyCodec#readClustering} uses.
   */
  public void read(byte[] original, @Nullable Object[] into) {
    ByteSource in = new ByteSource().reset(original);
    for (int i = 0; i < clustering.size(); i++) {
      into[keys.table().partitionKeySize() + i] = clustering.get(i).readValue(in, in.count());
    }
  }

  private byte[] write(Row row) {
    ByteSink out = new ByteSink();
    ByteSink value = new ByteSink();
    for (int i = 0; i < clustering.size(); i++) {
      clustering.get(i).writeValue(row.get(keys.table().partitionKeySize() + i), value.reset());
      out.uv(value.length()).bytes(value.array(), 0, value.length());
    }
    return out.toByteArray();
  }
}
