package dev.rowan.storage.differential;

import com.datastax.oss.driver.internal.core.metadata.token.Murmur3Token;
import com.datastax.oss.driver.internal.core.metadata.token.Murmur3TokenFactory;
import dev.rowan.spi.schema.TableSchema;
import java.nio.ByteBuffer;
import java.util.List;

/** The tokens of partitions, as the driver computes them: possible bounds of token ranges. */
final class Tokens {
  private static final Murmur3TokenFactory FACTORY = new Murmur3TokenFactory();

  private Tokens() {}

  static long of(TableSchema table, List<Object> partition) {
    if (partition.size() == 1) {
      return token(CqlBytes.encode(table.column(0).type(), partition.get(0)));
    }
    ByteBuffer key = ByteBuffer.allocate(1 << 16);
    for (int i = 0; i < partition.size(); i++) {
      ByteBuffer component = CqlBytes.encode(table.column(i).type(), partition.get(i));
      key.putShort((short) component.remaining()).put(component).put((byte) 0);
    }
    return token(key.flip());
  }

  private static long token(ByteBuffer key) {
    return ((Murmur3Token) FACTORY.hash(key)).getValue();
  }
}
