package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.value.TupleValue;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import store.Address;
import store.AddressMapping;

/** Converts user-defined types and vectors in both directions, directly and through a store. */
public final class UdtsPlay implements Play {
  private static final UUID ID = new UUID(7, 7);
  private static final Address HOME =
      new Address("Elm", 4711, List.of(new Address.Phone("1", Address.Kind.WORK)));

  @Override
  public void on(Rowan rowan) {
    typesSayWhatTheyAre();
    fieldsComeBack();
    whatIsMissingIsAbsent();
    vectorsHaveOneLength();
    rowsComeBack(rowan.dao(Customers.class));
  }

  private static void rowsComeBack(Customers customers) {
    Customer customer =
        new Customer(
            ID, HOME, money("EUR"), money("USD"), Map.of("work", HOME),
            Set.of(HOME.phones().get(0)), new float[] {1, 2, 3});
    customers.save(customer);
    assertThat(customers.find(ID)).usingRecursiveComparison().isEqualTo(java.util.Optional.of(customer));
    assertThat(customers.at(HOME)).usingRecursiveComparison().isEqualTo(List.of(customer));
    Address away = new Address("Oak", 1, List.of());
    customers.move(ID, away, new float[] {4, 5, 6});
    assertThat(customers.at(HOME)).isEmpty();
    assertThat(customers.find(ID).orElseThrow().home()).isEqualTo(away);
    assertThat(customers.find(ID).orElseThrow().taste()).containsExactly(4, 5, 6);
  }

  private static void typesSayWhatTheyAre() {
    assertThat(AddressMapping.TYPE.fieldsCql())
        .isEqualTo("line text, zip int, phones frozen<list<frozen<phone>>>");
    assertThat(CustomerMapping.TABLE.column(1).type().cql()).isEqualTo("postal_address");
    assertThat(CustomerMapping.TABLE.column(2).type().cql()).isEqualTo("frozen<money>");
  }

  private static void fieldsComeBack() {
    Customer customer =
        new Customer(
            ID, HOME, money("EUR"), null, Map.of("work", HOME), Set.of(HOME.phones().get(0)),
            new float[] {1, 2, 3});

    Customer read = CustomerMapping.INSTANCE.read(CustomerMapping.INSTANCE.write(customer));

    assertThat(read).usingRecursiveComparison().isEqualTo(customer);
  }

  private static void whatIsMissingIsAbsent() {
    Address empty = AddressMapping.INSTANCE.decode(TupleValue.of(null, null, null));
    assertThat(empty).isEqualTo(new Address(null, 0, List.of()));
    assertThat(AddressMapping.INSTANCE.decode(TupleValue.of("Elm")))
        .isEqualTo(new Address("Elm", 0, List.of()));
    assertThat(AddressMapping.INSTANCE.write(new Address(null, 1, null)).fields())
        .isEqualTo(Arrays.asList(null, 1, null));
  }

  private static void vectorsHaveOneLength() {
    assertThatThrownBy(() -> CustomerMapping.TASTE.encode(new float[2]))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("3 dimensions");
  }

  private static Money money(String type) {
    Money money = new Money();
    money.setType(type);
    money.amount = BigDecimal.TEN;
    return money;
  }
}
