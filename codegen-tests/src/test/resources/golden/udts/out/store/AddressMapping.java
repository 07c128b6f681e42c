package store;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.TypeField;
import dev.rowan.mapping.UserTypeMapping;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.TupleValue;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Address} to the user-defined type {@code postal_address}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class AddressMapping implements UserTypeMapping<Address> {
  /** The only instance. */
  public static final AddressMapping INSTANCE = new AddressMapping();

  /** Field {@code line text}. */
  public static final TypeField<String> STREET = new TypeField<>("street", 0, Codecs.STRING);

  /** Field {@code zip int}. */
  public static final TypeField<Integer> ZIP =
      new TypeField<>("zip", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Field {@code phones frozen<list<frozen<phone>>>}. */
  public static final TypeField<List<Address.Phone>> PHONES =
      new TypeField<>("phones", 2, Codecs.list(Address_PhoneMapping.INSTANCE));

  /** The user-defined type {@code postal_address}. */
  public static final UserType TYPE =
      new UserType("postal_address", List.of(
          new UserType.Field("line", ScalarType.TEXT),
          new UserType.Field("zip", ScalarType.INT),
          new UserType.Field("phones", new ListType(Address_PhoneMapping.TYPE))));

  private AddressMapping() {}

  @Override
  public UserType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Address value) {
    return TupleValue.of(
        STREET.encode(value.street()),
        ZIP.encode(value.zip()),
        PHONES.encode(value.phones()));
  }

  @Override
  public Address read(TupleValue fields) {
    return new Address(
        STREET.decode(fields),
        ZIP.decode(fields),
        PHONES.decode(fields));
  }
}
