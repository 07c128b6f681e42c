package shop;

import dev.rowan.annotation.Udt;
import java.math.BigDecimal;

/** A bean whose field has the name of a constant of the mapping. */
@Udt
class Money {
  private String type;
  BigDecimal amount;

  String getType() {
    return type;
  }

  void setType(String type) {
    this.type = type;
  }
}
