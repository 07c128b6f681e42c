package shop;

import dev.rowan.annotation.Udt;
import java.math.BigDecimal;

/** A bean; the name of its field is one that the mapping has, too. */
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
