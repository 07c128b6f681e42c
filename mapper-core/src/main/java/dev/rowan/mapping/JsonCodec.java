package dev.rowan.mapping;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A codec of values that are stored as JSON. It needs Jackson with the first value, and not before:
 * a program without such values runs without Jackson. This class uses no class of Jackson.
 */
final class JsonCodec<J> implements ValueCodec<J> {
  private static final String LIBRARY = "com.fasterxml.jackson.core:jackson-databind";

  private final JsonType type;
  private final @Nullable Supplier<?> mapper;
  private volatile @Nullable JsonText text;

  /**
   * @param mapper supplies an {@code ObjectMapper}; null for that of Rowan
   */
  JsonCodec(JsonType type, @Nullable Supplier<?> mapper) {
    this.type = type;
    this.mapper = mapper;
  }

  @Override
  public Object encode(J value) {
    return text().write(value);
  }

  @Override
  public J decode(Object stored) {
    @SuppressWarnings("unchecked") // Jackson reads an object of the type
    J value = (J) text().read(Stored.as(String.class, stored));
    return value;
  }

  private JsonText text() {
    JsonText known = text;
    if (known == null) {
      requireLibrary();
      known = JsonText.of(type, mapper);
      text = known;
    }
    return known;
  }

  private static void requireLibrary() {
    try {
      Class.forName(
          "com.fasterxml.jackson.databind.ObjectMapper", false, JsonCodec.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new ConfigurationException(ErrorCode.LIBRARY_MISSING, Map.of("needed", LIBRARY), e);
    }
  }
}
