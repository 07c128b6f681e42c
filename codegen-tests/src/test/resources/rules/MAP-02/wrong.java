package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
class Account {
  @PartitionKey String email;

  // expect: MAP-02
  private String name;

  // expect: MAP-02
  final int logins = 0;

  // expect: MAP-02
  private String text;

  String name() {
    return name;
  }

  String getText() {
    return text;
  }

  void setText(Object text) {
    this.text = String.valueOf(text);
  }

  private void setName(String name) {
    this.name = name;
  }
}
