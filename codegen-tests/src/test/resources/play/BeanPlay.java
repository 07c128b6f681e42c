package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.time.Instant;
import java.util.List;

/** A bean comes back with what its getters, its setters and its fields hold. */
public final class BeanPlay implements Play {
  @Override
  public void on(Rowan rowan) {
    Account account = new Account();
    account.setName("ann");
    account.setActive(true);
    account.setEmail("ann@example.org");
    account.roles = List.of("admin");
    account.logins = 4;
    account.setChanged(Instant.ofEpochMilli(5));
    account.hashCode = 42;
    account.reads = 7;
    account.setStatus("open");
    account.open("session");
    Accounts accounts = new RowanAccounts(rowan);
    accounts.save(account);

    Account found = accounts.find("ann").orElseThrow();
    assertThat(found.isActive()).isTrue();
    assertThat(found.getEmail()).isEqualTo("ann@example.org");
    assertThat(found.roles).containsExactly("admin");
    assertThat(found.logins).isEqualTo(4);
    assertThat(found.getChanged()).isEqualTo(Instant.ofEpochMilli(5));
    assertThat(found.hashCode).isEqualTo(42);
    assertThat(found.reads).isZero();
    assertThat(found.getStatus()).isEqualTo("open");
    assertThat(found.session()).startsWith("null");
  }
}
