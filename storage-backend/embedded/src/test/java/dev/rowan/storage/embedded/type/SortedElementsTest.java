package dev.rowan.storage.embedded.type;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.storage.embedded.engine.ChildProcess;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SortedElementsTest {
  @Test
  void writesEveryMapWholeWhileTheJvmCompiles() throws IOException {
    try (ChildProcess jvm = ChildProcess.start(FreshJvm.class)) {
      assertThat(jvm.readLine()).isEqualTo("maps cut short: 0");
    }
  }

  @Test
  void keepsOfEqualDecimalsTheOneWithTheGreaterForm() {
    TypeCodec<?> codec = TypeCodecs.of(new SetType(ScalarType.DECIMAL));
    BigDecimal longer = new BigDecimal("1.00");
    BigDecimal shorter = new BigDecimal("1.0");
    for (List<BigDecimal> order : List.of(List.of(longer, shorter), List.of(shorter, longer))) {
      ByteSink sink = new ByteSink();
      Set<BigDecimal> set = new LinkedHashSet<>(order);
      codec.writeValue(set, sink);
      byte[] bytes = sink.toByteArray();
      assertThat(codec.readValue(new ByteSource().reset(bytes), bytes.length))
          .isEqualTo(Set.of(longer));
    }
  }

  /**
   * Writes one map often enough that the JVM compiles the code. It runs in a separate JVM, because
   * earlier code would change what is compiled.
   */
  static final class FreshJvm {
    private FreshJvm() {}

    public static void main(String[] args) {
      TypeCodec<?> codec = TypeCodecs.of(new MapType(ScalarType.TEXT, ScalarType.TEXT));
      ByteSink sink = new ByteSink();
      int cut = 0;
      for (int i = 0; i < 100_000; i++) {
        Map<String, String> map = new LinkedHashMap<>();
        map.put("level", "INFO");
        map.put("component", "exec.Executor");
        codec.writeValue(map, sink.reset());
        cut += sink.array()[3] == 2 ? 0 : 1; // The last byte of the number of entries.
      }
      System.out.println("maps cut short: " + cut);
    }
  }
}
