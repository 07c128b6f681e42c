package dev.rowan.mapping;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Arrays of floats of one length, copied both ways because arrays can change. */
record VectorCodec(int dimensions) implements ValueCodec<float[]> {
  @Override
  public Object encode(float[] value) {
    if (value.length != dimensions) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED,
          Map.of("expected", dimensions + " dimensions", "found", value.length + " dimensions"),
          null);
    }
    List<Object> elements = new ArrayList<>(value.length);
    for (float element : value) {
      elements.add(Codecs.FLOAT.encode(element));
    }
    return Collections.unmodifiableList(elements);
  }

  @Override
  public float[] decode(Object stored) {
    List<?> elements = Stored.as(List.class, stored);
    float[] value = new float[elements.size()];
    for (int i = 0; i < value.length; i++) {
      value[i] = Codecs.FLOAT.decode(elements.get(i));
    }
    return value;
  }
}
