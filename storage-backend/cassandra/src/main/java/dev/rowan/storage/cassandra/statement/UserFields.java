package dev.rowan.storage.cassandra.statement;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.data.UdtValue;
import com.datastax.oss.driver.api.core.type.DataType;
import com.datastax.oss.driver.api.core.type.UserDefinedType;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.cassandra.type.WireCodecs;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the fields of user-defined values by their names. */
public final class UserFields {
  private UserFields() {}

  /**
   * Returns whether the values of a column come in another user-defined type, with other fields or
   * in another order, as rows of another table have them.
   */
  static boolean differ(ColumnType type, DataType found) {
    return type instanceof UserType user
        && found instanceof UserDefinedType other
        && !other.getFieldNames().stream()
            .map(CqlIdentifier::asInternal)
            .toList()
            .equals(user.fields().stream().map(UserType.Field::name).toList());
  }

  /**
   * Returns a value with the fields of a type. A field that the type of the value does not have is
   * null.
   */
  public static TupleValue read(UserType type, UdtValue value) {
    List<UserType.Field> fields = type.fields();
    @Nullable Object[] values = new Object[fields.size()];
    for (int i = 0; i < values.length; i++) {
      CqlIdentifier name = CqlIdentifier.fromInternal(fields.get(i).name());
      ByteBuffer bytes = value.getType().contains(name) ? value.getBytesUnsafe(name) : null;
      values[i] = bytes == null ? null : WireCodecs.of(fields.get(i).type()).decode(bytes);
    }
    return TupleValue.of(values);
  }
}
