package dev.rowan.storage.embedded.type;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.TupleValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Nested types from a seed, and values of them. Scalar types are limited to those with an order and
 * a single encoding per value.
 */
public final class RandomTypes {
  private static final List<ScalarType> SCALARS =
      Arrays.stream(ScalarType.values())
          .filter(type -> type != ScalarType.DURATION && type != ScalarType.DECIMAL)
          .toList();

  private final Random random;
  private final RandomValues values;

  public RandomTypes(Random random) {
    this.random = random;
    this.values = new RandomValues(random);
  }

  /** Returns a nested type, at most {@code depth} deep. */
  public ColumnType next(int depth) {
    if (depth == 0) {
      return SCALARS.get(random.nextInt(SCALARS.size()));
    }
    ColumnType part = next(random.nextInt(depth));
    return switch (random.nextInt(6)) {
      case 0 -> new ListType(part);
      case 1 -> new SetType(part);
      case 2 -> new MapType(part, next(random.nextInt(depth)));
      case 3 -> new VectorType(part, 1 + random.nextInt(3));
      case 4 -> new TupleType(parts(part, depth));
      default -> userType(parts(part, depth));
    };
  }

  private List<ColumnType> parts(ColumnType first, int depth) {
    List<ColumnType> parts = new ArrayList<>(List.of(first));
    while (random.nextBoolean()) {
      parts.add(next(random.nextInt(depth)));
    }
    return parts;
  }

  private static UserType userType(List<ColumnType> parts) {
    return new UserType(
        "u",
        IntStream.range(0, parts.size())
            .mapToObj(i -> new UserType.Field("f" + i, parts.get(i)))
            .toList());
  }

  /** Returns a value that the type can hold. */
  public Object value(ColumnType type) {
    if (type instanceof ListType list) {
      return elements(list.element(), random.nextInt(4));
    }
    if (type instanceof VectorType vector) {
      return elements(vector.element(), vector.dimensions());
    }
    if (type instanceof SetType set) {
      return new LinkedHashSet<>(elements(set.element(), random.nextInt(4)));
    }
    if (type instanceof MapType map) {
      Map<Object, Object> entries = new LinkedHashMap<>();
      Set<Object> keys = new LinkedHashSet<>(elements(map.key(), random.nextInt(4)));
      keys.forEach(key -> entries.put(key, value(map.value())));
      return entries;
    }
    if (type instanceof TupleType tuple) {
      return fields(tuple.fields());
    }
    if (type instanceof UserType user) {
      return fields(user.fields().stream().map(UserType.Field::type).toList());
    }
    return values.next((ScalarType) type);
  }

  private List<Object> elements(ColumnType type, int count) {
    List<Object> elements = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      elements.add(value(type));
    }
    return elements;
  }

  private TupleValue fields(List<ColumnType> types) {
    List<Object> fields = new ArrayList<>();
    for (ColumnType type : types) {
      fields.add(random.nextInt(4) == 0 ? null : value(type));
    }
    return new TupleValue(fields);
  }
}
