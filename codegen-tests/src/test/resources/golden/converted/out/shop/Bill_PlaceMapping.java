package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.TypeField;
import dev.rowan.mapping.UserTypeMapping;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.TupleValue;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Bill.Place} to the user-defined type {@code place}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Bill_PlaceMapping implements UserTypeMapping<Bill.Place> {
  /** The only instance. */
  public static final Bill_PlaceMapping INSTANCE = new Bill_PlaceMapping();

  /** Field {@code keeper text}. */
  public static final TypeField<Bill.Seller> KEEPER =
      new TypeField<>("keeper", 0, Codecs.<Bill.Seller, String>converted(Codecs.STRING, Bill.Seller::new, Bill.Seller::name));

  /** Field {@code share int}. */
  public static final TypeField<Optional<Percent>> SHARE =
      new TypeField<>("share", 1, Codecs.optional(Codecs.convertedBy(Codecs.INTEGER, new PercentConverter())));

  /** The user-defined type {@code place}. */
  public static final UserType TYPE =
      new UserType("place", List.of(
          new UserType.Field("keeper", ScalarType.TEXT),
          new UserType.Field("share", ScalarType.INT)));

  private Bill_PlaceMapping() {}

  @Override
  public UserType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Bill.Place value) {
    return TupleValue.of(
        KEEPER.encode(value.keeper()),
        SHARE.encode(value.share()));
  }

  @Override
  public Bill.Place read(TupleValue fields) {
    return new Bill.Place(
        KEEPER.decode(fields),
        SHARE.decode(fields));
  }
}
