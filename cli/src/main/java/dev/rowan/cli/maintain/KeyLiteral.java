package dev.rowan.cli.maintain;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/** Writes keys of rows as CQL has them. */
final class KeyLiteral {
  private KeyLiteral() {}

  static String of(List<Object> key) {
    return key.stream().map(KeyLiteral::of).collect(Collectors.joining(", ", "(", ")"));
  }

  private static String of(Object value) {
    if (value instanceof String text) {
      return "'" + text.replace("'", "''") + "'";
    } else if (value instanceof ByteBuffer bytes) {
      byte[] copy = new byte[bytes.remaining()];
      bytes.duplicate().get(copy);
      return "0x" + HexFormat.of().formatHex(copy);
    }
    return String.valueOf(value);
  }
}
