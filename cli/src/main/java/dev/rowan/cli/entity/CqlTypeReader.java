package dev.rowan.cli.entity;

import dev.rowan.cli.model.JsonTree;
import dev.rowan.cli.model.UnusableModelException;
import dev.rowan.cql.Cql;
import dev.rowan.cql.schema.CreateType;
import dev.rowan.cql.text.CqlSyntaxException;
import dev.rowan.cql.type.CollectionType;
import dev.rowan.cql.type.CqlType;
import dev.rowan.cql.type.FrozenType;
import dev.rowan.cql.type.ScalarType;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the types of columns, which a model file has as CQL. Immutable after its creation. */
final class CqlTypeReader {
  private final Map<String, UserType> userTypes = new HashMap<>();

  /**
   * Creates a reader.
   *
   * @param types the user-defined types of the file, each after the types that it contains
   */
  CqlTypeReader(List<JsonTree> types) {
    for (JsonTree type : types) {
      List<UserType.Field> fields =
          type.objects("fields").stream()
              .map(field -> new UserType.Field(field.text("name"), type(field.text("type"))))
              .toList();
      userTypes.put(type.text("name"), new UserType(type.text("name"), fields));
    }
  }

  /**
   * Returns the type of a column.
   *
   * @param cql such as {@code frozen<list<int>>}
   * @throws UnusableModelException if it is no type, or contains a user-defined type that the file
   *     does not have
   */
  ColumnType type(String cql) {
    try {
      // the grammar has types only inside of statements
      CreateType statement = (CreateType) Cql.parse("CREATE TYPE t (c " + cql + ")");
      return type(statement.fields().get(0).type());
    } catch (CqlSyntaxException | IllegalArgumentException wrong) {
      throw unknown(cql, wrong);
    }
  }

  private ColumnType type(CqlType type) {
    if (type instanceof FrozenType frozen) {
      return type(frozen.type()).frozenType();
    } else if (type instanceof ScalarType scalar) {
      return scalar(scalar.name());
    } else if (type instanceof CollectionType collection) {
      return collection(collection);
    } else if (type instanceof dev.rowan.cql.type.TupleType tuple) {
      return new TupleType(tuple.components().stream().map(this::type).toList());
    } else if (type instanceof dev.rowan.cql.type.VectorType vector) {
      return new VectorType(type(vector.element()), vector.dimension());
    } else if (type instanceof dev.rowan.cql.type.UserType user) {
      UserType known = userTypes.get(user.name().name().text());
      if (known != null) {
        return known;
      }
    }
    throw unknown(type.toCql(), null);
  }

  private static ColumnType scalar(String name) {
    return switch (name) {
      case "counter" -> CounterType.COUNTER;
      case "varchar" -> dev.rowan.spi.schema.ScalarType.TEXT;
      default -> dev.rowan.spi.schema.ScalarType.valueOf(name.toUpperCase(Locale.ROOT));
    };
  }

  private ColumnType collection(CollectionType collection) {
    ColumnType first = type(collection.arguments().get(0));
    return switch (collection.kind()) {
      case LIST -> new ListType(first);
      case SET -> new SetType(first);
      case MAP -> new MapType(first, type(collection.arguments().get(1)));
    };
  }

  private static UnusableModelException unknown(String cql, @Nullable Throwable cause) {
    UnusableModelException unusable =
        new UnusableModelException(
            "`model.json` has a column of the type `%s`, which this program does not know"
                .formatted(cql));
    if (cause != null) {
      unusable.initCause(cause);
    }
    return unusable;
  }
}
