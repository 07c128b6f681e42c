package dev.rowan.storage.embedded.proof;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.embedded.type.RandomValues;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Random key types, also nested ones, and values of them. */
final class RandomKeys {
  private static final List<ScalarType> SCALARS =
      Stream.of(ScalarType.values()).filter(type -> type != ScalarType.DURATION).toList();

  private final Random random;
  private final RandomValues scalars;

  RandomKeys(Random random) {
    this.random = random;
    this.scalars = new RandomValues(random);
  }

  ColumnType type(int depth) {
    if (depth == 0 || random.nextInt(3) != 0) {
      return SCALARS.get(random.nextInt(SCALARS.size()));
    }
    ColumnType part = type(depth - 1);
    return switch (random.nextInt(6)) {
      case 0 -> new ListType(part, true);
      case 1 -> new SetType(part, true);
      case 2 -> new MapType(part, type(depth - 1), true);
      case 3 -> new TupleType(List.of(part, type(depth - 1), type(depth - 1)));
      case 4 ->
          new UserType(
              "pair",
              List.of(new UserType.Field("one", part), new UserType.Field("two", type(depth - 1))),
              true);
      default -> new VectorType(part, 1 + random.nextInt(3));
    };
  }

  Object value(ColumnType type) {
    if (type instanceof ScalarType scalar) {
      return scalars.next(scalar);
    }
    if (type instanceof ListType list) {
      return values(list.element(), random.nextInt(4));
    }
    if (type instanceof SetType set) {
      Set<Object> elements = new LinkedHashSet<>(values(set.element(), random.nextInt(4)));
      return elements;
    }
    if (type instanceof MapType map) {
      Map<Object, Object> entries = new LinkedHashMap<>();
      for (Object key : values(map.key(), random.nextInt(4))) {
        entries.put(key, value(map.value()));
      }
      return entries;
    }
    if (type instanceof VectorType vector) {
      return values(vector.element(), vector.dimensions());
    }
    return type instanceof TupleType tuple
        ? fields(tuple.fields())
        : fields(((UserType) type).fields().stream().map(UserType.Field::type).toList());
  }

  private List<Object> values(ColumnType type, int count) {
    return IntStream.range(0, count).mapToObj(i -> value(type)).toList();
  }

  private TupleValue fields(List<ColumnType> types) {
    List<@Nullable Object> fields = new ArrayList<>();
    for (ColumnType type : types) {
      fields.add(random.nextInt(4) == 0 ? null : value(type));
    }
    return new TupleValue(fields);
  }
}
