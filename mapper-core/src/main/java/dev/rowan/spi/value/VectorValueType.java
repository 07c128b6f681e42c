package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code vector}: a list of one length. Elements of a {@link #width} follow each other; others have
 * their length before them, in a variable form.
 */
public final class VectorValueType extends ListValueType {
  private final int dimensions;

  /** Makes the type of vectors of so many elements. */
  public VectorValueType(String cql, ValueType element, int dimensions) {
    super(cql, element);
    this.dimensions = dimensions;
  }

  @Override
  public int fixedSize() {
    return dimensions;
  }

  @Override
  public int width() {
    return element().width() * dimensions;
  }

  @Override
  long measure(@Nullable Object value, boolean exact) {
    List<?> elements = elementsOf(value);
    if (elements == null) {
      return 0;
    }
    long bytes = 0;
    for (Object each : elements) {
      long size = element().measure(each, exact);
      bytes += size + (element().width() != 0 ? 0 : VariableLength.sizeUnsigned(size));
    }
    return bytes;
  }

  @Override
  public void encode(Object value, ByteWriter out) {
    List<?> list = accept(value, List.class);
    if (list.size() != dimensions) {
      throw refuse(dimensions + " elements", list.size() + " elements");
    }
    for (Object each : list) {
      if (element().width() != 0) {
        element().encode(each, out);
      } else {
        ByteWriter part = new ByteWriter(Long.BYTES);
        element().encode(each, part);
        VariableLength.writeUnsigned(part.size(), out);
        out.write(part.toBuffer());
      }
    }
  }

  @Override
  public Object decode(ByteBuffer bytes) {
    List<Object> list = new ArrayList<>(dimensions);
    int width = element().width();
    for (int i = 0; i < dimensions; i++) {
      int length = width != 0 ? width : Math.toIntExact(VariableLength.readUnsigned(bytes));
      list.add(decodePart(element(), length, bytes));
    }
    return Collections.unmodifiableList(list);
  }
}
