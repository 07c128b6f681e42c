package dev.rowan.docs.guide;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Transient;

// tag::account[]
@Entity("accounts")
public class Account {
  @PartitionKey private String email;

  @Column("display_name")
  private String name;

  @Transient private int failedLogins;

  public String getEmail() {
    return email;
  }

  public void setEmail(String email) {
    this.email = email;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public int countFailedLogin() {
    return ++failedLogins;
  }
}
// end::account[]
