package dev.rowan.internal.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What versions that are timestamps tell, and versions that own ticks. */
class EntryVersionsTest {
  /** A version of a row with ticks: four timestamps belong to it, of which it is the first. */
  private static final long VERSION = 4_000;

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED"})
  void timestampsOrderTheChangesOfEveryWayButTheSerialOne(Maintain maintain) {
    assertThat(versions(maintain)).isEqualTo(EntryVersions.TIMESTAMPS);
  }

  @Test
  void serialChangesOwnTicks() {
    assertThat(versions(Maintain.SERIAL)).isEqualTo(EntryVersions.TICKS);
  }

  @Test
  void anEntryWithATimestampNeedsNoConfirmation() {
    assertThat(EntryVersions.TIMESTAMPS.isSettled(VERSION)).isTrue();
    assertThat(EntryVersions.TIMESTAMPS.rowVersion(VERSION)).isEqualTo(VERSION);
  }

  @Test
  void anEntryAtTheFirstTickIsNotYetConfirmed() {
    assertThat(EntryVersions.TICKS.isSettled(null)).isFalse();
    assertThat(EntryVersions.TICKS.isSettled(VERSION)).isFalse();
    for (long tick = VERSION + 1; tick < VERSION + 4; tick++) {
      assertThat(EntryVersions.TICKS.isSettled(tick)).isTrue();
    }
  }

  @Test
  void allTicksOfAChangeAreOneVersionOfItsRow() {
    for (long tick = VERSION; tick < VERSION + 4; tick++) {
      assertThat(EntryVersions.TICKS.rowVersion(tick)).isEqualTo(VERSION);
    }
    assertThat(EntryVersions.TICKS.rowVersion(VERSION + 4)).isEqualTo(VERSION + 4);
  }

  /** A deletion removes what has its timestamp too. */
  @Test
  void aRemovalLeavesTheEntriesOfLaterChanges() {
    assertThat(EntryVersions.TIMESTAMPS.removalTime(VERSION)).isLessThan(VERSION);
    assertThat(EntryVersions.TICKS.removalTime(VERSION))
        .isGreaterThanOrEqualTo(VERSION)
        .isLessThan(VERSION + 4);
  }

  private static EntryVersions versions(Maintain maintain) {
    return EntryVersions.of(Stock.clientMaintained(maintain, Article.BY_SELLER));
  }
}
