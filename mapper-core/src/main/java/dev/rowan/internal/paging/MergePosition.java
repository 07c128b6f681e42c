package dev.rowan.internal.paging;

import dev.rowan.spi.query.Position;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The places of a merge as bytes. */
final class MergePosition {
  private static final byte KIND = 'M';
  private static final byte DONE = 0;
  private static final byte AT_START = 1;
  private static final byte INSIDE = 2;

  /** In place of a number: no row was given out. */
  private static final int NONE = -1;

  private MergePosition() {}

  /**
   * The last row that was given out.
   *
   * @param row has clustering values, and possibly others
   * @param partition the number of its partition
   */
  record Last(Row row, int partition) {}

  /** Returns the position after the last row; without a row it may be null. */
  static Position write(@Nullable Last last, TableSchema table, List<MergedPartition> partitions) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeByte(KIND);
      out.writeInt(last == null ? NONE : last.partition());
      for (int i = table.partitionKeySize(); last != null && i < table.keySize(); i++) {
        ValueBytes.write(table.column(i).type().valueType(), last.row().get(i), out);
      }
      for (MergedPartition partition : partitions) {
        writePlace(partition, out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("into memory", e);
    }
    return new Position(ByteBuffer.wrap(bytes.toByteArray()));
  }

  private static void writePlace(MergedPartition partition, DataOutputStream out)
      throws IOException {
    Position start = partition.start();
    if (partition.isDone()) {
      out.writeByte(DONE);
      return;
    }
    out.writeByte(start == null ? AT_START : INSIDE);
    out.writeInt(partition.left());
    if (start != null) {
      byte[] place = bytes(start);
      out.writeInt(place.length);
      out.write(place);
    }
  }

  /** Puts partitions where the position says, and returns the last row; null if there was none. */
  static @Nullable Last read(
      Position position, TableSchema table, List<MergedPartition> partitions) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes(position)))) {
      if (in.readByte() != KIND) {
        throw ConcatenatedPages.foreign();
      }
      int number = in.readInt();
      @Nullable Object[] last = new Object[table.size()];
      for (int i = table.partitionKeySize(); number != NONE && i < table.keySize(); i++) {
        last[i] = ValueBytes.read(table.column(i).type().valueType(), in);
      }
      for (MergedPartition partition : partitions) {
        readPlace(partition, in);
      }
      return number == NONE ? null : new Last(Row.owning(last), number);
    } catch (IOException e) {
      throw ConcatenatedPages.foreign();
    }
  }

  private static void readPlace(MergedPartition partition, DataInputStream in) throws IOException {
    byte kind = in.readByte();
    if (kind == DONE) {
      partition.end();
      return;
    }
    int left = in.readInt();
    Position place =
        kind == AT_START ? null : new Position(ByteBuffer.wrap(in.readNBytes(in.readInt())));
    partition.resume(place, left);
  }

  /** Returns the content of a position. */
  static byte[] bytes(Position position) {
    byte[] bytes = new byte[position.bytes().remaining()];
    position.bytes().duplicate().get(bytes);
    return bytes;
  }
}
