package dev.rowan.storage.cassandra.type;

import java.nio.ByteBuffer;

/** A type whose values are made of parts. */
abstract class PartsCodec extends ValueCodec {
  /** What the parts of most values fit into, with their lengths. */
  private static final int ROOM = 128;

  PartsCodec(String cql) {
    super(cql);
  }

  @Override
  public final ByteBuffer encode(Object value) {
    PartBytes out = new PartBytes(ROOM);
    add(value, out);
    return out.toBuffer();
  }

  @Override
  final Object read(ByteBuffer bytes) {
    return take(bytes.duplicate());
  }

  /** Reads a value and moves after it; any failure means that the bytes are invalid. */
  abstract Object take(ByteBuffer bytes);
}
