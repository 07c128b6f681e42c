package dev.rowan.storage.cassandra.type;

import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import java.nio.ByteBuffer;

/** {@code blob}: what is read cannot be changed. */
final class BlobCodec extends ScalarCodec<ByteBuffer> {
  BlobCodec() {
    super("blob", ByteBuffer.class, TypeCodecs.BLOB);
  }

  @Override
  ByteBuffer canonical(ByteBuffer value) {
    return value.duplicate();
  }

  @Override
  Object shared(ByteBuffer value) {
    return value.slice().asReadOnlyBuffer();
  }
}
