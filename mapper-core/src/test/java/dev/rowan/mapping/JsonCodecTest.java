package dev.rowan.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnreadableRowException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonCodecTest {
  @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
  interface Shape {}

  record Circle(double radius) implements Shape {}

  record Box<T>(@Nullable T content, int size) {}

  /** A bean that Jackson cannot write: it contains itself. */
  static final class Loop {
    public Loop getNext() {
      return this;
    }
  }

  private final ValueCodec<Box<String>> boxes =
      Codecs.json(JsonType.of(Box.class, JsonType.of(String.class)));

  @Test
  void aValueIsTextAndComesBack() {
    Box<String> box = new Box<>("Grün \"x\"\n", 3);

    assertThat(boxes.encode(box)).isEqualTo("{\"content\":\"Grün \\\"x\\\"\\n\",\"size\":3}");
    assertThat(boxes.decode(String.valueOf(boxes.encode(box)))).isEqualTo(box);
  }

  @Test
  void elementsOfAGenericTypeHaveTheirKind() {
    ValueCodec<Map<String, List<Shape>>> shapes =
        Codecs.json(
            JsonType.of(
                Map.class,
                JsonType.of(String.class),
                JsonType.of(List.class, JsonType.of(Shape.class))));
    Map<String, List<Shape>> values = Map.of("a", List.of(new Circle(2)));

    assertThat(String.valueOf(shapes.encode(values))).contains("@class");
    assertThat(shapes.decode(String.valueOf(shapes.encode(values)))).isEqualTo(values);
  }

  @Test
  void fieldsThatTheTypeDoesNotHaveAreIgnored() {
    assertThat(boxes.decode("{\"content\":\"a\",\"added\":{\"b\":[1]}}"))
        .isEqualTo(new Box<>("a", 0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{\"secret\"",
        "{\"size\":\"secret\"}",
        "{\"size\":1} secret",
        "[\"secret\"]",
        "null"
      })
  void textThatIsNoValueIsUnreadableAndNotShown(String text) {
    assertThatThrownBy(() -> boxes.decode(text))
        .isInstanceOf(UnreadableRowException.class)
        .hasMessageContainingAll("RUN-16", Box.class.getName())
        .hasNoCause()
        .message()
        .doesNotContain("secret");
  }

  @Test
  void aValueThatCannotBeWrittenIsRefused() {
    ValueCodec<Loop> loops = Codecs.json(JsonType.of(Loop.class));

    assertThatThrownBy(() -> loops.encode(new Loop()))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContainingAll("RUN-08", Loop.class.getName());
  }

  @Test
  void aTypeThatCannotBeReadIsNamedWithTheReason() {
    ValueCodec<Runnable> tasks = Codecs.json(JsonType.of(Runnable.class));

    assertThatThrownBy(() -> tasks.decode("{}"))
        .isInstanceOf(UnreadableRowException.class)
        .hasMessageContaining("abstract types");
  }

  @Test
  void aSupplierOfAnotherClassIsRefused() {
    ValueCodec<Circle> circles = Codecs.json(JsonType.of(Circle.class), () -> "no mapper");

    assertThatThrownBy(() -> circles.encode(new Circle(1)))
        .isInstanceOf(ConfigurationException.class)
        .hasMessageContaining("an ObjectMapper");
  }
}
