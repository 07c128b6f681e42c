package dev.rowan.docs.guide;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Json;
import dev.rowan.annotation.PartitionKey;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

// tag::survey[]
@Entity
public record Survey(
    @PartitionKey String id,
    @Json Question first,
    @Json Map<String, List<Score<Integer>>> scores,
    @Json(mapper = Survey.Snake.class) @Nullable Layout layout) {

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  @JsonSubTypes({@JsonSubTypes.Type(Choice.class), @JsonSubTypes.Type(Open.class)})
  public sealed interface Question {}

  public record Choice(String text, List<String> options) implements Question {}

  public record Open(String text, int longest) implements Question {}

  public record Score<T>(T value, int year) {}

  public record Layout(int fontSize, boolean twoColumns) {}

  public static final class Snake implements Supplier<ObjectMapper> {
    @Override
    public ObjectMapper get() {
      return new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
    }
  }
}
// end::survey[]
