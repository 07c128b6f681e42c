package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import shop.parts.Span;

/**
 * Changes to one row of {@link Dispatch}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class DispatchPatch extends EntityPatch<Dispatch> {
  private DispatchPatch(PatchStart<Dispatch> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static DispatchPatch of(UUID keyShop, int keyNumber) {
    return new DispatchPatch(
        PatchStart.of(
            DispatchMapping.INSTANCE,
            DispatchMapping.KEY_SHOP.encodeKey(keyShop),
            DispatchMapping.KEY_NUMBER.encodeKey(keyNumber)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static DispatchPatch between(Dispatch before, Dispatch after) {
    return new DispatchPatch(PatchStart.between(DispatchMapping.INSTANCE, before, after));
  }

  /** Sets {@code shipToStreet}. */
  public DispatchPatch setShipToStreet(String shipToStreet) {
    set(DispatchMapping.SHIP_TO_STREET, shipToStreet);
    return this;
  }

  /** Deletes the value of {@code shipToStreet}. */
  public DispatchPatch clearShipToStreet() {
    clear(DispatchMapping.SHIP_TO_STREET);
    return this;
  }

  /** Sets {@code shipToCity}. */
  public DispatchPatch setShipToCity(String shipToCity) {
    set(DispatchMapping.SHIP_TO_CITY, shipToCity);
    return this;
  }

  /** Deletes the value of {@code shipToCity}. */
  public DispatchPatch clearShipToCity() {
    clear(DispatchMapping.SHIP_TO_CITY);
    return this;
  }

  /** Sets {@code shipToPhones}. */
  public DispatchPatch setShipToPhones(Set<String> shipToPhones) {
    set(DispatchMapping.SHIP_TO_PHONES, shipToPhones);
    return this;
  }

  /** Deletes the value of {@code shipToPhones}. */
  public DispatchPatch clearShipToPhones() {
    clear(DispatchMapping.SHIP_TO_PHONES);
    return this;
  }

  /** Adds elements to {@code shipToPhones}. */
  public DispatchPatch addShipToPhones(Set<String> shipToPhones) {
    add(DispatchMapping.SHIP_TO_PHONES, shipToPhones);
    return this;
  }

  /** Removes elements from {@code shipToPhones}. */
  public DispatchPatch removeShipToPhones(Set<String> shipToPhones) {
    remove(DispatchMapping.SHIP_TO_PHONES, shipToPhones);
    return this;
  }

  /** Sets {@code shipToPointLatitude}. */
  public DispatchPatch setShipToPointLatitude(double shipToPointLatitude) {
    set(DispatchMapping.SHIP_TO_POINT_LATITUDE, shipToPointLatitude);
    return this;
  }

  /** Deletes the value of {@code shipToPointLatitude}. */
  public DispatchPatch clearShipToPointLatitude() {
    clear(DispatchMapping.SHIP_TO_POINT_LATITUDE);
    return this;
  }

  /** Sets {@code shipToPointLongitude}. */
  public DispatchPatch setShipToPointLongitude(double shipToPointLongitude) {
    set(DispatchMapping.SHIP_TO_POINT_LONGITUDE, shipToPointLongitude);
    return this;
  }

  /** Deletes the value of {@code shipToPointLongitude}. */
  public DispatchPatch clearShipToPointLongitude() {
    clear(DispatchMapping.SHIP_TO_POINT_LONGITUDE);
    return this;
  }

  /** Sets {@code daysFirst}. */
  public DispatchPatch setDaysFirst(Integer daysFirst) {
    set(DispatchMapping.DAYS_FIRST, daysFirst);
    return this;
  }

  /** Deletes the value of {@code daysFirst}. */
  public DispatchPatch clearDaysFirst() {
    clear(DispatchMapping.DAYS_FIRST);
    return this;
  }

  /** Sets {@code daysLast}. */
  public DispatchPatch setDaysLast(Integer daysLast) {
    set(DispatchMapping.DAYS_LAST, daysLast);
    return this;
  }

  /** Deletes the value of {@code daysLast}. */
  public DispatchPatch clearDaysLast() {
    clear(DispatchMapping.DAYS_LAST);
    return this;
  }

  /** Sets {@code note}. */
  public DispatchPatch setNote(String note) {
    set(DispatchMapping.NOTE, note);
    return this;
  }

  /** Deletes the value of {@code note}. */
  public DispatchPatch clearNote() {
    clear(DispatchMapping.NOTE);
    return this;
  }

  /** Sets {@code made}. */
  public DispatchPatch setMade(Instant made) {
    set(DispatchMapping.MADE, made);
    return this;
  }

  /** Deletes the value of {@code made}. */
  public DispatchPatch clearMade() {
    clear(DispatchMapping.MADE);
    return this;
  }

  /** Sets the properties of {@code shipTo}; deletes those without value. */
  public DispatchPatch setShipTo(Address shipTo) {
    requireObject("shipTo", shipTo);
    Point shipToPoint = shipTo == null ? null : shipTo.point();
    setNullable(DispatchMapping.SHIP_TO_STREET, shipTo == null ? null : shipTo.street());
    setNullable(DispatchMapping.SHIP_TO_CITY, shipTo == null ? null : shipTo.city());
    setNullable(DispatchMapping.SHIP_TO_PHONES, shipTo == null ? null : shipTo.phones());
    setNullable(DispatchMapping.SHIP_TO_POINT_LATITUDE, shipToPoint == null ? null : shipToPoint.getLatitude());
    setNullable(DispatchMapping.SHIP_TO_POINT_LONGITUDE, shipToPoint == null ? null : shipToPoint.getLongitude());
    return this;
  }

  /** Deletes the values of {@code shipTo}. */
  public DispatchPatch clearShipTo() {
    clear(DispatchMapping.SHIP_TO_STREET);
    clear(DispatchMapping.SHIP_TO_CITY);
    clear(DispatchMapping.SHIP_TO_PHONES);
    clear(DispatchMapping.SHIP_TO_POINT_LATITUDE);
    clear(DispatchMapping.SHIP_TO_POINT_LONGITUDE);
    return this;
  }

  /** Sets the properties of {@code shipToPoint}; deletes those without value. */
  public DispatchPatch setShipToPoint(Point shipToPoint) {
    requireObject("shipToPoint", shipToPoint);
    setNullable(DispatchMapping.SHIP_TO_POINT_LATITUDE, shipToPoint == null ? null : shipToPoint.getLatitude());
    setNullable(DispatchMapping.SHIP_TO_POINT_LONGITUDE, shipToPoint == null ? null : shipToPoint.getLongitude());
    return this;
  }

  /** Deletes the values of {@code shipToPoint}. */
  public DispatchPatch clearShipToPoint() {
    clear(DispatchMapping.SHIP_TO_POINT_LATITUDE);
    clear(DispatchMapping.SHIP_TO_POINT_LONGITUDE);
    return this;
  }

  /** Sets the properties of {@code days}; deletes those without value. */
  public DispatchPatch setDays(Span<Integer> days) {
    requireObject("days", days);
    setNullable(DispatchMapping.DAYS_FIRST, days == null ? null : days.first());
    setNullable(DispatchMapping.DAYS_LAST, days == null ? null : days.last());
    return this;
  }

  /** Deletes the values of {@code days}. */
  public DispatchPatch clearDays() {
    clear(DispatchMapping.DAYS_FIRST);
    clear(DispatchMapping.DAYS_LAST);
    return this;
  }
}
