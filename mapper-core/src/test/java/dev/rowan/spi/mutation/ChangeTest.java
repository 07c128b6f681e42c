package dev.rowan.spi.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChangeTest {
  private static final Upsert INSERT =
      Upsert.insert(
          TableSchema.named("items").partitionKey("id", ScalarType.INT).build(), Row.of(1));

  @Test
  void aMutationWithoutConsequencesIsAChangeByItself() {
    for (Change change : List.of(Change.of(INSERT), Change.of(INSERT, Consequences.NONE))) {
      assertThat(change).isSameAs(INSERT);
      assertThat(change.mutation()).isSameAs(INSERT);
      assertThat(change.consequences()).isSameAs(Consequences.NONE);
    }
  }

  @Test
  void hasTheConsequencesOfAMutation() {
    Consequences none = (before, after) -> List.of();
    Change change = Change.of(INSERT, none);
    assertThat(change.mutation()).isSameAs(INSERT);
    assertThat(change.consequences()).isSameAs(none);
  }
}
