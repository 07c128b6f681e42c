package dev.rowan.runtime;

import dev.rowan.annotation.Converter;
import dev.rowan.dao.Range;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.UnreadableRowException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A converter that a DAO names: arguments become values of properties, and values of properties
 * become results. Null stays null. Thread-safe if the converter is.
 *
 * @param <J> the type of arguments and results
 * @param <S> the type of the properties, boxed
 */
public final class DaoConverter<J, S> {
  private static final String REFUSED = "a value that its converter refuses";

  private final String method;
  private final Converter<J, S> converter;

  /**
   * Converts for one method of a DAO.
   *
   * @param method the method, such as {@code Items.find}, which failures name
   */
  public DaoConverter(String method, Converter<J, S> converter) {
    this.method = method;
    this.converter = converter;
  }

  /**
   * Returns the value of a property that an argument stands for.
   *
   * @throws RejectedInputException if the converter throws
   */
  public @Nullable S stored(@Nullable J argument) {
    try {
      return argument == null ? null : converter.toStored(argument);
    } catch (RowanException e) {
      throw e.with("method", method);
    } catch (RuntimeException e) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED, Map.of("method", method, "found", REFUSED), e);
    }
  }

  /**
   * Returns the values of a property that a collection stands for.
   *
   * @throws RejectedInputException if the converter throws
   */
  public @Nullable Collection<@Nullable S> storedEach(
      @Nullable Collection<? extends @Nullable J> arguments) {
    if (arguments == null) {
      return null;
    }
    List<@Nullable S> values = new ArrayList<>(arguments.size());
    for (J each : arguments) {
      values.add(stored(each));
    }
    return values;
  }

  /**
   * Returns the range of a property that a range stands for.
   *
   * @throws RejectedInputException if the converter throws, or returns null for an end
   */
  public @Nullable Range<S> storedRange(@Nullable Range<J> range) {
    return range == null ? null : range.map(this::end);
  }

  private S end(J end) {
    S stored = stored(end);
    if (stored == null) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED,
          Map.of("method", method, "found", "null from the converter for an end of a range"),
          null);
    }
    return stored;
  }

  /**
   * Returns the result that the value of a property stands for.
   *
   * @throws UnreadableRowException if the converter throws, or returns null
   */
  public @Nullable J result(@Nullable S value) {
    if (value == null) {
      return null;
    }
    J result;
    try {
      result = converter.toJava(value);
    } catch (RowanException e) {
      throw e.with("method", method);
    } catch (RuntimeException e) {
      throw unreadable(REFUSED, e);
    }
    if (result == null) {
      throw unreadable("null from the converter", null);
    }
    return result;
  }

  private UnreadableRowException unreadable(String found, @Nullable Throwable cause) {
    return new UnreadableRowException(
        ErrorCode.UNREADABLE_ROW, Map.of("method", method, "found", found), cause);
  }
}
