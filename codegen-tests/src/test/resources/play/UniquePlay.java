package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rowan.Rowan;
import dev.rowan.error.UniqueViolationException;
import java.util.Set;
import java.util.UUID;

/** One value, one row. */
public final class UniquePlay implements Play {
  private static final UUID ANN = new UUID(0, 1);
  private static final UUID BOB = new UUID(0, 2);

  @Override
  public void on(Rowan rowan) {
    Accounts accounts = rowan.dao(Accounts.class);
    Account ann = new Account(ANN, "ann", "NZ", 7);
    Account bob = new Account(BOB, "bob", "NZ", 8);
    accounts.save(ann);
    assertThat(accounts.create(bob)).isTrue();
    assertThat(accounts.named("ann")).contains(ann);
    assertThat(accounts.named("eve")).isEmpty();
    assertThat(accounts.at("NZ", 8).toCompletableFuture().join()).contains(bob);
    assertThat(accounts.namedAnyOf(Set.of("ann", "bob", "eve"))).contains(ann, bob);

    UniqueViolationException violation =
        catchThrowableOfType(UniqueViolationException.class, () -> accounts.rename(BOB, "ann"));
    assertThat(violation.properties()).containsExactly("name");
    assertThat(violation).hasMessageContaining("name").hasMessageNotContaining("ann");
    assertThat(accounts.find(BOB)).contains(bob);
    violation =
        catchThrowableOfType(
            UniqueViolationException.class, () -> accounts.create(new Account(new UUID(0, 3), "eve", "NZ", 7)));
    assertThat(violation.properties()).containsExactly("country", "postbox");
    assertThat(accounts.named("eve")).isEmpty();
    // the row is there: that is said first, and takes nothing
    assertThat(accounts.create(new Account(BOB, "ann", "NZ", 7))).isFalse();

    accounts.rename(ANN, "eve");
    accounts.rename(BOB, "ann");
    assertThat(accounts.named("ann").orElseThrow().id()).isEqualTo(BOB);
    accounts.remove(ANN);
    accounts.save(new Account(new UUID(0, 4), "eve", "NZ", 7));
    accounts.save(new Account(new UUID(0, 5), null, "NZ", null));
    accounts.save(new Account(new UUID(0, 6), null, null, 7));
    assertThatThrownBy(() -> accounts.rename(new UUID(0, 6), "eve"))
        .isInstanceOf(UniqueViolationException.class);
  }
}
