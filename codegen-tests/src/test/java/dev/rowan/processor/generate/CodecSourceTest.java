package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.mapping.Codecs;
import dev.rowan.processor.model.JavaScalar;
import java.lang.reflect.Field;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CodecSourceTest {
  @Test
  void everyCodecIsThere() {
    assertThat(Stream.of(Codecs.class.getFields()).map(Field::getName))
        .containsAll(Stream.of(JavaScalar.values()).map(JavaScalar::name).toList());
  }
}
