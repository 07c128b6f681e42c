package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.error.RowanException;
import java.math.BigDecimal;
import java.net.URI;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.BitSet;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;

/** Converted values in keys, indexes, collections, types, parameters, projections and patches. */
public final class ConvertedPlay implements Play {
  private static final Id<Bill> ID = new Id<>(new UUID(0, 1));
  private static final Bill.Seller ANN = new Bill.Seller("ann");
  private static final Bill.Seller BOB = new Bill.Seller("bob");
  private static final LocalDateTime NOON = LocalDateTime.parse("2024-05-17T12:00");

  private static void arrays(Chart.Charts charts) {
    Money ten = new Money(Currency.getInstance("EUR"), BigDecimal.TEN);
    Chart full =
        new Chart(
            1,
            new int[] {3, -1},
            new long[] {Long.MAX_VALUE},
            new short[] {7},
            new double[] {0.5, -2.5},
            new boolean[] {true, false},
            new String[] {"ä", ""},
            new Bill.Seller[] {ANN, BOB},
            new Money[] {ten},
            new byte[][] {{1}, {}},
            new int[][] {{1, 2}, {}},
            List.of(new int[] {9}));
    charts.save(full);
    Chart read = charts.find(1).orElseThrow();
    assertThat(read).usingRecursiveComparison().isEqualTo(full);
    assertThat(charts.counts(1)).containsExactly(3, -1);
    charts.rename(1, new String[0]);
    assertThat(charts.find(1).orElseThrow().names()).isEmpty();
    charts.rename(1, null);
    assertThat(charts.find(1).orElseThrow().names()).isNull();
    assertThatThrownBy(() -> charts.rename(1, new String[] {"a", null}))
        .isInstanceOf(RowanException.class)
        .hasMessageContaining("null inside a collection");
    charts.save(
        new Chart(2, null, null, null, null, null, null, null, null, null, null, List.of()));
    assertThat(charts.find(2).orElseThrow().grid()).isNull();
  }

  @Override
  public void on(Rowan rowan) {
    Bills bills = rowan.dao(Bills.class);
    bills.save(bill(1, Optional.of(BOB)));
    bills.save(bill(2, Optional.empty()));

    reads(bills);
    writes(bills);
    absent(bills);
    refusals(bills);
    arrays(rowan.dao(Chart.Charts.class));
  }

  private static void reads(Bills bills) {
    assertThat(bills.find(ID, line(1))).contains(bill(1, Optional.of(BOB)));
    assertThat(bills.find(ID, line(2))).contains(bill(2, Optional.empty()));
    assertThat(bills.lines(ID, Range.atLeast(line(2)))).hasSize(1);
    assertThat(bills.costs(ID, List.of(line(2), line(9), line(1))))
        .containsExactly(
            Map.entry(line(2), new Bills.Cost(line(2), euros("12.50"), Optional.empty())),
            Map.entry(line(1), new Bills.Cost(line(1), euros("12.50"), Optional.of(BOB))));
    assertThat(bills.total(ID, line(1))).contains(euros("12.50"));
    assertThat(bills.of(ANN, Range.closed(NOON, NOON))).hasSize(2);
    assertThat(bills.of(BOB, Range.all())).isEmpty();
    assertThat(bills.on(ANN, LocalDate.parse("2024-05-17"))).hasSize(2);
  }

  private static void writes(Bills bills) {
    bills.reprice(ID, line(1), euros("9.99"), new Percent(7));
    assertThat(bills.total(ID, line(1))).contains(euros("9.99"));
    assertThat(bills.find(ID, line(1)).orElseThrow().tax()).isEqualTo(new Percent(7));
    bills.resell(ID, line(1), Optional.of(ANN));
    assertThat(bills.find(ID, line(1)).orElseThrow().reseller()).contains(ANN);
    bills.resell(ID, line(1), Optional.empty());
    assertThat(bills.find(ID, line(1)).orElseThrow().reseller()).isEmpty();
    bills.change(
        BillPatch.of(ID, line(1)).setTotal(euros("1.00")).addHelpers(Set.of(ANN)).clearTax());
    Bill changed = bills.find(ID, line(1)).orElseThrow();
    assertThat(changed.total()).isEqualTo(euros("1.00"));
    assertThat(changed.helpers()).containsExactly(ANN, BOB);
    assertThat(changed.tax()).isNull();
    bills.change(changed, bill(1, Optional.of(BOB)));
    assertThat(bills.find(ID, line(1))).contains(bill(1, Optional.of(BOB)));
  }

  private static void absent(Bills bills) {
    Bill empty =
        new Bill(
            ID, line(3), null, null, null, null, null, null, null, null, null, null, null, null,
            'x', null, null, null, null, null, null);
    bills.replace(empty);
    Bill read = bills.find(ID, line(3)).orElseThrow();
    assertThat(read.seller()).isNull();
    assertThat(read.reseller()).isEmpty();
    assertThat(read.remarks()).isEmpty();
    assertThat(read.labels()).isNull();
    assertThat(read.count()).isNull();
    assertThat(bills.on(ANN, LocalDate.parse("2024-05-17"))).hasSize(2);
    bills.remove(ID, line(3));
    assertThat(bills.find(ID, line(3))).isEmpty();
  }

  private static void refusals(Bills bills) {
    assertThatThrownBy(() -> bills.find(new Id<>(null), line(1)))
        .isInstanceOf(RowanException.class)
        .hasMessageContaining("RUN-07")
        .hasMessageContaining("Bills.find");
    Bill bill = bill(4, Optional.empty());
    assertThatThrownBy(() -> bills.save(withHelper(bill, new Bill.Seller(null))))
        .isInstanceOf(RowanException.class)
        .hasMessageContaining("null inside a collection")
        .hasMessageContaining("helpers");
    bills.reprice(ID, line(4), new Money(null, null), null);
    assertThatThrownBy(() -> bills.find(ID, line(4)))
        .isInstanceOf(RowanException.class)
        .hasMessageContaining("RUN-16")
        .hasMessageContaining("total");
  }

  private static Bill withHelper(Bill bill, Bill.Seller helper) {
    return new Bill(
        bill.id(), bill.line(), bill.seller(), bill.issuedAt(), bill.total(), bill.discount(),
        bill.tax(), bill.reseller(), bill.remarks(), Set.of(helper), bill.shares(), bill.code(),
        bill.labels(), bill.count(), bill.grade(), bill.link(), bill.currency(), bill.locale(),
        bill.zone(), bill.flags(), bill.place());
  }

  private static Bill.Line line(int number) {
    return new Bill.Line(number);
  }

  private static Money euros(String amount) {
    return new Money(Currency.getInstance("EUR"), new BigDecimal(amount));
  }

  private static Bill bill(int line, Optional<Bill.Seller> reseller) {
    return new Bill(
        ID,
        line(line),
        ANN,
        NOON,
        euros("12.50"),
        euros("0.50"),
        new Percent(19),
        reseller,
        Optional.of(List.of("a")),
        Set.of(BOB),
        Map.of(ANN, euros("1")),
        new Bill.Code("x"),
        new Bill.Labels(List.of("new")),
        OptionalInt.of(3),
        'b',
        URI.create("http://example.org/1"),
        Currency.getInstance("CHF"),
        Locale.forLanguageTag("de-CH"),
        ZoneId.of("Asia/Kathmandu"),
        BitSet.valueOf(new long[] {5}),
        new Bill.Place(BOB, Optional.of(new Percent(50))));
  }
}
