package dev.rowan.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.operate.bulk.BulkResult;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.ValidatorFactory;
import jakarta.validation.groups.Default;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import shop.Basket;
import shop.Baskets;
import shop.Customer;
import shop.CustomerMapping;
import shop.CustomerPatch;
import shop.Customers;

/** Entities and values that violate constraints are refused before anything is sent. */
class EntityValidationTest {
  private static final UUID ID = new UUID(1, 1);
  private static final ValidatorFactory FACTORY = Validation.buildDefaultValidatorFactory();

  private final Rowan rowan = open();
  private final Customers customers = rowan.dao(Customers.class);

  private static Rowan open() {
    Validator validator = FACTORY.getValidator();
    // tag::validation-register[]
    RowanOptions options =
        RowanOptions.defaults().withCallback(Object.class, EntityValidation.by(validator));
    // end::validation-register[]
    return Rowan.connect("rowan:memory:?like=cassandra", options);
  }

  @AfterEach
  void close() {
    rowan.close();
  }

  @AfterAll
  static void closeValidators() {
    FACTORY.close();
  }

  private static Customer of(String name, String email) {
    return new Customer(ID, name, email, List.of(), Map.of());
  }

  @Test
  void aValidEntityIsWritten() {
    Customer ann = customers.add(new Customer(null, "Ann", "ann@x.org", List.of("1"), Map.of()));
    assertThat(customers.find(ann.id())).contains(ann);
  }

  @Test
  void theMessageNamesPropertiesAndConstraintsWithoutValues() {
    Customer wrong =
        new Customer(
            ID, " ", "secret(at)x", Arrays.asList("1", "", "3", "4"), Map.of("secret key", ""));
    RejectedInputException refusal = refused(() -> customers.add(wrong));
    assertThat(refusal.context())
        .containsEntry(
            "violations",
            "email @Email, name @NotBlank, phones @Size, phones[] @NotBlank, remarks[] @NotBlank")
        .containsEntry("table", "customer")
        .containsEntry("method", "Customers.add");
    assertThat(refusal).hasMessageNotContaining("secret");
    assertThat(refusal.getCause())
        .hasMessageNotContaining("secret")
        .isInstanceOfSatisfying(
            ConstraintViolationException.class,
            cause -> assertThat(cause.getConstraintViolations()).hasSize(5));
    assertThat(customers.find(ID)).isEmpty();
  }

  @Test
  void noneOfSeveralIsWritten() {
    Customer ann = of("Ann", "ann@x.org");
    refused(() -> customers.addAll(List.of(ann, of("", "bob@x.org"))));
    refused(() -> customers.addLater(of("", "bob@x.org")).toCompletableFuture().join());
    assertThat(customers.find(ID)).isEmpty();
  }

  @Test
  void aBulkSaveReportsEachInvalidEntity() {
    Customer ann = new Customer(new UUID(1, 2), "Ann", "ann@x.org", List.of(), Map.of());
    BulkResult<Customer> result =
        rowan
            .bulk(CustomerMapping.INSTANCE)
            .stoppingAfter(2)
            .save(List.of(of("", "bob@x.org"), ann));
    assertThat(result.failures())
        .singleElement()
        .satisfies(
            failure -> {
              assertThat(failure.entity()).isEqualTo(of("", "bob@x.org"));
              assertThat(failure.error().code()).isEqualTo(ErrorCode.INVALID_ENTITY);
            });
    assertThat(customers.find(ID)).isEmpty();
    assertThat(customers.find(ann.id())).contains(ann);
  }

  @Test
  void anUpdateIsChecked() {
    Customer ann = customers.add(of("Ann", "ann@x.org"));
    refused(() -> customers.change(of("Ann", null)));
    refused(() -> customers.move(ID, "ann"));
    refused(() -> customers.move(ID, null));
    refused(() -> customers.change(CustomerPatch.of(ID).setName("").setEmail("ann@x.com")));
    refused(() -> customers.change(CustomerPatch.of(ID).clearName()));
    assertThat(customers.find(ID)).contains(ann);
    customers.move(ID, "ann@x.com");
    assertThat(customers.find(ID)).map(Customer::email).contains("ann@x.com");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1,2,3,4", "1,,3"})
  void elementsOfOneValueAreChecked(String phones) {
    refused(() -> customers.phones(ID, List.of(phones.split(","))));
  }

  @Test
  void aStatementIsChecked() {
    refused(() -> customers.invite(ID, "ann"));
    refused(() -> customers.inviteNew(ID, "ann"));
    refused(() -> customers.inviting(ID, "ann"));
    assertThat(customers.find(ID)).isEmpty();
    assertThat(customers.inviteNew(ID, "ann@x.org")).isTrue();
    refused(() -> customers.moveFrom(ID, "ann@x.org", "ann"));
    assertThat(customers.moveFrom(ID, "ann@x.org", "ann@x.com")).isTrue();
    assertThat(customers.find(ID)).map(Customer::email).contains("ann@x.com");
  }

  @Test
  void aDeleteIsNotChecked() {
    customers.add(of("Ann", "ann@x.org"));
    customers.remove(of("", null));
    assertThat(customers.find(ID)).isEmpty();
  }

  @Test
  void objectsInTheEntityAndTheClassAreChecked() {
    Baskets baskets = rowan.dao(Baskets.class);
    Basket basket = new Basket();
    basket.setTotal(3);
    basket.setLines(List.of(new Basket.Line(0), new Basket.Line(2)));
    assertThat(refused(() -> baskets.save(basket)).context())
        .containsEntry("violations", "@CheckedTotal, lines[].count @Min");
    basket.setLines(List.of(new Basket.Line(1), new Basket.Line(2)));
    baskets.save(basket);
    refused(() -> baskets.total(0, -1));
    baskets.total(0, 7);
    assertThat(baskets.find(0)).map(Basket::getTotal).contains(7);
  }

  @Test
  void onlyItsGroupsAreChecked() {
    Validator validator = FACTORY.getValidator();
    RowanOptions options =
        RowanOptions.defaults()
            .withCallback(Customer.class, EntityValidation.by(validator, Strict.class));
    try (Rowan strict = Rowan.connect("rowan:memory:", options)) {
      strict.dao(Customers.class).add(of("", null));
    }
    RowanOptions both =
        RowanOptions.defaults()
            .withCallback(
                Customer.class, EntityValidation.by(validator, Strict.class, Default.class));
    try (Rowan strict = Rowan.connect("rowan:memory:", both)) {
      refused(() -> strict.dao(Customers.class).add(of("", null)));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> EntityValidation.by(null));
  }

  private static RejectedInputException refused(ThrowingCallable call) {
    RejectedInputException[] refusal = new RejectedInputException[1];
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(call)
        .satisfies(
            failure -> {
              assertThat(failure.code()).isEqualTo(ErrorCode.INVALID_ENTITY);
              refusal[0] = failure;
            });
    return refusal[0];
  }

  /** A group without constraints. */
  private interface Strict {}
}
