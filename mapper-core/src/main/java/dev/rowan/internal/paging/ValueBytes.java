package dev.rowan.internal.paging;

import dev.rowan.spi.value.CompositeValueType;
import dev.rowan.spi.value.ScalarValueType;
import dev.rowan.spi.value.ValueType;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Canonical values of any type as bytes: scalars by their texts, all others by their parts. */
final class ValueBytes {
  private static final int NULL = -1;

  private ValueBytes() {}

  static void write(ValueType type, @Nullable Object value, DataOutputStream out)
      throws IOException {
    if (value == null) {
      out.writeInt(NULL);
    } else if (type instanceof CompositeValueType composite) {
      List<? extends @Nullable Object> parts = composite.parts(value);
      out.writeInt(parts.size() / composite.partsOfEntry());
      for (int i = 0; i < parts.size(); i++) {
        write(composite.partType(i), parts.get(i), out);
      }
    } else {
      byte[] text = ((ScalarValueType<?>) type).text(value).getBytes(StandardCharsets.UTF_8);
      out.writeInt(text.length);
      out.write(text);
    }
  }

  static @Nullable Object read(ValueType type, DataInputStream in) throws IOException {
    int size = in.readInt();
    if (size < 0) {
      return null;
    }
    if (type instanceof CompositeValueType composite) {
      List<@Nullable Object> parts = new ArrayList<>();
      for (long i = 0; i < (long) size * composite.partsOfEntry(); i++) {
        parts.add(read(composite.partType((int) i), in));
      }
      return composite.ofParts(parts);
    }
    String text = new String(in.readNBytes(size), StandardCharsets.UTF_8);
    return ((ScalarValueType<?>) type).parse(text);
  }
}
