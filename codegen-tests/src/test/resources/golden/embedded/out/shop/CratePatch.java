package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Crate}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class CratePatch extends EntityPatch<Crate> {
  private CratePatch(PatchStart<Crate> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static CratePatch of(String owner, int row) {
    return new CratePatch(
        PatchStart.of(
            CrateMapping.INSTANCE,
            CrateMapping.OWNER.encodeKey(owner),
            CrateMapping.ROW.encodeKey(row)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static CratePatch between(Crate before, Crate after) {
    return new CratePatch(PatchStart.between(CrateMapping.INSTANCE, before, after));
  }

  /** Sets {@code placeLatitude}. */
  public CratePatch setPlaceLatitude(double placeLatitude) {
    set(CrateMapping.PLACE_LATITUDE, placeLatitude);
    return this;
  }

  /** Deletes the value of {@code placeLatitude}. */
  public CratePatch clearPlaceLatitude() {
    clear(CrateMapping.PLACE_LATITUDE);
    return this;
  }

  /** Sets {@code placeLongitude}. */
  public CratePatch setPlaceLongitude(double placeLongitude) {
    set(CrateMapping.PLACE_LONGITUDE, placeLongitude);
    return this;
  }

  /** Deletes the value of {@code placeLongitude}. */
  public CratePatch clearPlaceLongitude() {
    clear(CrateMapping.PLACE_LONGITUDE);
    return this;
  }

  /** Sets {@code entityStreet}. */
  public CratePatch setEntityStreet(String entityStreet) {
    set(CrateMapping.ENTITY_STREET, entityStreet);
    return this;
  }

  /** Deletes the value of {@code entityStreet}. */
  public CratePatch clearEntityStreet() {
    clear(CrateMapping.ENTITY_STREET);
    return this;
  }

  /** Sets {@code entityCity}. */
  public CratePatch setEntityCity(String entityCity) {
    set(CrateMapping.ENTITY_CITY, entityCity);
    return this;
  }

  /** Deletes the value of {@code entityCity}. */
  public CratePatch clearEntityCity() {
    clear(CrateMapping.ENTITY_CITY);
    return this;
  }

  /** Sets {@code entityPhones}. */
  public CratePatch setEntityPhones(Set<String> entityPhones) {
    set(CrateMapping.ENTITY_PHONES, entityPhones);
    return this;
  }

  /** Deletes the value of {@code entityPhones}. */
  public CratePatch clearEntityPhones() {
    clear(CrateMapping.ENTITY_PHONES);
    return this;
  }

  /** Adds elements to {@code entityPhones}. */
  public CratePatch addEntityPhones(Set<String> entityPhones) {
    add(CrateMapping.ENTITY_PHONES, entityPhones);
    return this;
  }

  /** Removes elements from {@code entityPhones}. */
  public CratePatch removeEntityPhones(Set<String> entityPhones) {
    remove(CrateMapping.ENTITY_PHONES, entityPhones);
    return this;
  }

  /** Sets {@code entityPointLatitude}. */
  public CratePatch setEntityPointLatitude(double entityPointLatitude) {
    set(CrateMapping.ENTITY_POINT_LATITUDE, entityPointLatitude);
    return this;
  }

  /** Deletes the value of {@code entityPointLatitude}. */
  public CratePatch clearEntityPointLatitude() {
    clear(CrateMapping.ENTITY_POINT_LATITUDE);
    return this;
  }

  /** Sets {@code entityPointLongitude}. */
  public CratePatch setEntityPointLongitude(double entityPointLongitude) {
    set(CrateMapping.ENTITY_POINT_LONGITUDE, entityPointLongitude);
    return this;
  }

  /** Deletes the value of {@code entityPointLongitude}. */
  public CratePatch clearEntityPointLongitude() {
    clear(CrateMapping.ENTITY_POINT_LONGITUDE);
    return this;
  }

  /** Sets the properties of {@code place}; deletes those without value. */
  public CratePatch setPlace(Point place) {
    requireObject("place", place);
    setNullable(CrateMapping.PLACE_LATITUDE, place == null ? null : place.getLatitude());
    setNullable(CrateMapping.PLACE_LONGITUDE, place == null ? null : place.getLongitude());
    return this;
  }

  /** Deletes the values of {@code place}. */
  public CratePatch clearPlace() {
    clear(CrateMapping.PLACE_LATITUDE);
    clear(CrateMapping.PLACE_LONGITUDE);
    return this;
  }

  /** Sets the properties of {@code entity}; deletes those without value. */
  public CratePatch setEntity(Address entity) {
    requireObject("entity", entity);
    Point entityPoint = entity == null ? null : entity.point();
    setNullable(CrateMapping.ENTITY_STREET, entity == null ? null : entity.street());
    setNullable(CrateMapping.ENTITY_CITY, entity == null ? null : entity.city());
    setNullable(CrateMapping.ENTITY_PHONES, entity == null ? null : entity.phones());
    setNullable(CrateMapping.ENTITY_POINT_LATITUDE, entityPoint == null ? null : entityPoint.getLatitude());
    setNullable(CrateMapping.ENTITY_POINT_LONGITUDE, entityPoint == null ? null : entityPoint.getLongitude());
    return this;
  }

  /** Deletes the values of {@code entity}. */
  public CratePatch clearEntity() {
    clear(CrateMapping.ENTITY_STREET);
    clear(CrateMapping.ENTITY_CITY);
    clear(CrateMapping.ENTITY_PHONES);
    clear(CrateMapping.ENTITY_POINT_LATITUDE);
    clear(CrateMapping.ENTITY_POINT_LONGITUDE);
    return this;
  }

  /** Sets the properties of {@code entityPoint}; deletes those without value. */
  public CratePatch setEntityPoint(Point entityPoint) {
    requireObject("entityPoint", entityPoint);
    setNullable(CrateMapping.ENTITY_POINT_LATITUDE, entityPoint == null ? null : entityPoint.getLatitude());
    setNullable(CrateMapping.ENTITY_POINT_LONGITUDE, entityPoint == null ? null : entityPoint.getLongitude());
    return this;
  }

  /** Deletes the values of {@code entityPoint}. */
  public CratePatch clearEntityPoint() {
    clear(CrateMapping.ENTITY_POINT_LATITUDE);
    clear(CrateMapping.ENTITY_POINT_LONGITUDE);
    return this;
  }
}
