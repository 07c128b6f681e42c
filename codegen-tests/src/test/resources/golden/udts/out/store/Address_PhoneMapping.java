package store;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.TypeField;
import dev.rowan.mapping.UserTypeMapping;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.TupleValue;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Address.Phone} to the user-defined type {@code phone}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Address_PhoneMapping implements UserTypeMapping<Address.Phone> {
  /** The only instance. */
  public static final Address_PhoneMapping INSTANCE = new Address_PhoneMapping();

  /** Field {@code number text}. */
  public static final TypeField<String> NUMBER = new TypeField<>("number", 0, Codecs.STRING);

  /** Field {@code kind text}. */
  public static final TypeField<Address.Kind> KIND =
      new TypeField<>("kind", 1, Codecs.ofEnum(Address.Kind.class, Address.Kind.values()));

  /** The user-defined type {@code phone}. */
  public static final UserType TYPE =
      new UserType("phone", List.of(
          new UserType.Field("number", ScalarType.TEXT),
          new UserType.Field("kind", ScalarType.TEXT)));

  private Address_PhoneMapping() {}

  @Override
  public UserType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Address.Phone value) {
    return TupleValue.of(
        NUMBER.encode(value.number()),
        KIND.encode(value.kind()));
  }

  @Override
  public Address.Phone read(TupleValue fields) {
    return new Address.Phone(
        NUMBER.decode(fields),
        KIND.decode(fields));
  }
}
