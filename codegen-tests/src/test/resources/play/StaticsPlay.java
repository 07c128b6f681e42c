package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.error.RejectedInputException;
import java.time.Instant;

/** Static columns belong to the partition. */
public final class StaticsPlay implements Play {
  @Override
  public void on(Rowan rowan) {
    Readings readings = rowan.dao(Readings.class);
    readings.save(new Reading("attic", "s1", 20.5, Instant.ofEpochMilli(1), "C", 3));
    readings.save(new Reading(null, "s1", 21.5, Instant.ofEpochMilli(2), "C", null));
    assertThat(readings.of("s1")).extracting(Reading::place).containsExactly("attic", "attic");

    readings.move("s1", "cellar", null);
    assertThat(readings.in("C")).extracting(Reading::place).containsExactly("cellar", "cellar");
    assertThat(readings.of("s1")).extracting(Reading::floor).containsOnlyNulls();

    readings.forgetBetween("s1", Range.greaterThan(Instant.ofEpochMilli(2)));
    assertThat(readings.of("s1")).hasSize(2);
    readings.forgetBetween("s1", Range.atLeast(Instant.ofEpochMilli(2)));
    assertThat(readings.of("s1")).extracting(Reading::value).containsExactly(20.5);
    assertThat(readings.in("C")).extracting(Reading::place).containsExactly("cellar");
    assertThatThrownBy(() -> readings.forgetBetween("s1", null)).isInstanceOf(RejectedInputException.class);

    readings.forget("s1");
    assertThat(readings.of("s1")).isEmpty();
    assertThat(readings.in("C")).isEmpty();
  }
}
