package dev.rowan.processor.read;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Shard;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.ComputedProperty;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Stream;

/** Reads how the value of a property is computed from another one. */
final class ComputedReader {
  private ComputedReader() {}

  /** Returns the computations that annotations of a property request. */
  static List<ComputedProperty> read(List<WrittenAnnotation> written) {
    return written.stream().flatMap(ComputedReader::computed).toList();
  }

  private static Stream<ComputedProperty> computed(WrittenAnnotation annotation) {
    if (annotation.is(Bucket.class)) {
      return Stream.of(
          new ComputedProperty(
              new ComputedKey.Bucket(
                  annotation.text("of").strip(),
                  annotation.constant("unit", ChronoUnit.class, ChronoUnit.DAYS),
                  annotation.number("size"),
                  annotation.number("maxWalk"),
                  annotation.text("format")),
              annotation.origin()));
    }
    return annotation.is(Shard.class)
        ? Stream.of(
            new ComputedProperty(
                new ComputedKey.Shard(annotation.text("by").strip(), annotation.number("count")),
                annotation.origin()))
        : Stream.empty();
  }
}
