package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.net.URI;
import java.time.ZoneId;
import java.util.BitSet;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Bill}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class BillPatch extends EntityPatch<Bill> {
  private BillPatch(PatchStart<Bill> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static BillPatch of(Id<Bill> id, Bill.Line line) {
    return new BillPatch(
        PatchStart.of(
            BillMapping.INSTANCE,
            BillMapping.ID.encodeKey(id),
            BillMapping.LINE.encodeKey(line)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static BillPatch between(Bill before, Bill after) {
    return new BillPatch(PatchStart.between(BillMapping.INSTANCE, before, after));
  }

  /** Sets {@code total}. */
  public BillPatch setTotal(Money total) {
    set(BillMapping.TOTAL, total);
    return this;
  }

  /** Deletes the value of {@code total}. */
  public BillPatch clearTotal() {
    clear(BillMapping.TOTAL);
    return this;
  }

  /** Sets {@code discount}. */
  public BillPatch setDiscount(Money discount) {
    set(BillMapping.DISCOUNT, discount);
    return this;
  }

  /** Deletes the value of {@code discount}. */
  public BillPatch clearDiscount() {
    clear(BillMapping.DISCOUNT);
    return this;
  }

  /** Sets {@code tax}. */
  public BillPatch setTax(Percent tax) {
    set(BillMapping.TAX, tax);
    return this;
  }

  /** Deletes the value of {@code tax}. */
  public BillPatch clearTax() {
    clear(BillMapping.TAX);
    return this;
  }

  /** Sets {@code reseller}. */
  public BillPatch setReseller(Optional<Bill.Seller> reseller) {
    set(BillMapping.RESELLER, reseller);
    return this;
  }

  /** Deletes the value of {@code reseller}. */
  public BillPatch clearReseller() {
    clear(BillMapping.RESELLER);
    return this;
  }

  /** Sets {@code remarks}. */
  public BillPatch setRemarks(Optional<List<String>> remarks) {
    set(BillMapping.REMARKS, remarks);
    return this;
  }

  /** Deletes the value of {@code remarks}. */
  public BillPatch clearRemarks() {
    clear(BillMapping.REMARKS);
    return this;
  }

  /** Sets {@code helpers}. */
  public BillPatch setHelpers(Set<Bill.Seller> helpers) {
    set(BillMapping.HELPERS, helpers);
    return this;
  }

  /** Deletes the value of {@code helpers}. */
  public BillPatch clearHelpers() {
    clear(BillMapping.HELPERS);
    return this;
  }

  /** Adds elements to {@code helpers}. */
  public BillPatch addHelpers(Set<Bill.Seller> helpers) {
    add(BillMapping.HELPERS, helpers);
    return this;
  }

  /** Removes elements from {@code helpers}. */
  public BillPatch removeHelpers(Set<Bill.Seller> helpers) {
    remove(BillMapping.HELPERS, helpers);
    return this;
  }

  /** Sets {@code shares}. */
  public BillPatch setShares(Map<Bill.Seller, Money> shares) {
    set(BillMapping.SHARES, shares);
    return this;
  }

  /** Deletes the value of {@code shares}. */
  public BillPatch clearShares() {
    clear(BillMapping.SHARES);
    return this;
  }

  /** Puts entries into {@code shares}. */
  public BillPatch putShares(Map<Bill.Seller, Money> shares) {
    put(BillMapping.SHARES, shares);
    return this;
  }

  /** Removes the entries with the given keys from {@code shares}. */
  public BillPatch removeShares(Set<Bill.Seller> shares) {
    removeKeys(BillMapping.SHARES, shares);
    return this;
  }

  /** Sets {@code code}. */
  public BillPatch setCode(Bill.Code code) {
    set(BillMapping.CODE, code);
    return this;
  }

  /** Deletes the value of {@code code}. */
  public BillPatch clearCode() {
    clear(BillMapping.CODE);
    return this;
  }

  /** Sets {@code labels}. */
  public BillPatch setLabels(Bill.Labels labels) {
    set(BillMapping.LABELS, labels);
    return this;
  }

  /** Deletes the value of {@code labels}. */
  public BillPatch clearLabels() {
    clear(BillMapping.LABELS);
    return this;
  }

  /** Sets {@code count}. */
  public BillPatch setCount(OptionalInt count) {
    set(BillMapping.COUNT, count);
    return this;
  }

  /** Deletes the value of {@code count}. */
  public BillPatch clearCount() {
    clear(BillMapping.COUNT);
    return this;
  }

  /** Sets {@code grade}. */
  public BillPatch setGrade(char grade) {
    set(BillMapping.GRADE, grade);
    return this;
  }

  /** Deletes the value of {@code grade}. */
  public BillPatch clearGrade() {
    clear(BillMapping.GRADE);
    return this;
  }

  /** Sets {@code link}. */
  public BillPatch setLink(URI link) {
    set(BillMapping.LINK, link);
    return this;
  }

  /** Deletes the value of {@code link}. */
  public BillPatch clearLink() {
    clear(BillMapping.LINK);
    return this;
  }

  /** Sets {@code currency}. */
  public BillPatch setCurrency(Currency currency) {
    set(BillMapping.CURRENCY, currency);
    return this;
  }

  /** Deletes the value of {@code currency}. */
  public BillPatch clearCurrency() {
    clear(BillMapping.CURRENCY);
    return this;
  }

  /** Sets {@code locale}. */
  public BillPatch setLocale(Locale locale) {
    set(BillMapping.LOCALE, locale);
    return this;
  }

  /** Deletes the value of {@code locale}. */
  public BillPatch clearLocale() {
    clear(BillMapping.LOCALE);
    return this;
  }

  /** Sets {@code zone}. */
  public BillPatch setZone(ZoneId zone) {
    set(BillMapping.ZONE, zone);
    return this;
  }

  /** Deletes the value of {@code zone}. */
  public BillPatch clearZone() {
    clear(BillMapping.ZONE);
    return this;
  }

  /** Sets {@code flags}. */
  public BillPatch setFlags(BitSet flags) {
    set(BillMapping.FLAGS, flags);
    return this;
  }

  /** Deletes the value of {@code flags}. */
  public BillPatch clearFlags() {
    clear(BillMapping.FLAGS);
    return this;
  }

  /** Sets {@code place}. */
  public BillPatch setPlace(Bill.Place place) {
    set(BillMapping.PLACE, place);
    return this;
  }

  /** Deletes the value of {@code place}. */
  public BillPatch clearPlace() {
    clear(BillMapping.PLACE);
    return this;
  }
}
