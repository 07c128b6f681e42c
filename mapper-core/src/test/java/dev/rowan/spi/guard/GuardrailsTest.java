package dev.rowan.spi.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Order;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.GuardrailStats;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GuardrailsTest {
  private static final TableSchema TABLE =
      TableSchema.named("letters")
          .partitionKey("to", ScalarType.TEXT)
          .clustering("at", ScalarType.TEXT, Order.ASC)
          .column("text", ScalarType.TEXT)
          .column("tags", new ListType(ScalarType.INT))
          .build();

  private final Guardrails guardrails =
      new Guardrails(
          GuardrailLimits.usual()
              .with(Map.of("key-refuse", "10", "value-warn", "8", "value-refuse", "20"))
              .with(Map.of("elements-warn", "2", "elements-refuse", "4")));

  private void check(Object to, Object at, Object text, Object tags) {
    Upsert upsert = Upsert.insert(TABLE, Row.of(to, at, text, tags));
    guardrails.check(MutationSet.of(Change.of(upsert)));
  }

  private GuardrailStats stats(Guardrail guardrail) {
    return stats(guardrails, guardrail);
  }

  private static GuardrailStats stats(Guardrails all, Guardrail guardrail) {
    return all.stats().stream()
        .filter(stats -> stats.guardrail() == guardrail)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void refusesLongKeys() {
    check("1234567890", "äöüäö", null, null);
    assertThatThrownBy(() -> check("12345678901", "a", null, null))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining(ErrorCode.KEY_TOO_LONG.code())
        .hasMessageNotContaining("12345678901");
    assertThatThrownBy(() -> check("a", "äöüäöü", null, null)).hasMessageContaining("letters.at");
    assertThat(stats(Guardrail.KEY_SIZE).refusals()).isEqualTo(2);
    assertThat(stats(Guardrail.KEY_SIZE).largest()).isEqualTo(12);
  }

  @Test
  void measuresAKeyOfSeveralColumnsExactly() {
    TableSchema pairs =
        TableSchema.named("pairs")
            .partitionKey("a", ScalarType.TEXT)
            .partitionKey("b", ScalarType.TEXT)
            .build();
    guardrails.check(MutationSet.of(Change.of(Upsert.insert(pairs, Row.of("12", "34")))));
    assertThatThrownBy(
            () ->
                guardrails.check(
                    MutationSet.of(Change.of(Upsert.insert(pairs, Row.of("12", "345"))))))
        .hasMessageContaining(ErrorCode.KEY_TOO_LONG.code())
        .hasMessageContaining("found: 11");
  }

  @Test
  void warnsOfLargeValuesAndRefusesVeryLargeOnes() {
    check("a", "b", "12345678", null);
    assertThat(stats(Guardrail.VALUE_SIZE).warnings()).isZero();
    check("a", "b", "123456789", null);
    assertThat(stats(Guardrail.VALUE_SIZE).warnings()).isEqualTo(1);
    assertThat(stats(Guardrail.VALUE_SIZE).table()).isEqualTo("letters.text");
    assertThatThrownBy(() -> check("a", "b", "x".repeat(21), null))
        .hasMessageContaining(ErrorCode.GUARDRAIL.code())
        .hasMessageContaining("value-refuse");
  }

  @Test
  void countsTheElementsOfCollectionsAndOfTheirEdits() {
    Guardrails wide =
        new Guardrails(
            GuardrailLimits.usual().with(Map.of("elements-warn", "2", "elements-refuse", "4")));
    for (Object tags : List.of(List.of(1, 2, 3), new CellEdit.Append(List.of(1, 2, 3)))) {
      Upsert upsert = Upsert.update(TABLE, Row.of("a", "b", Row.UNSET, tags));
      wide.check(MutationSet.of(Change.of(upsert)));
    }
    assertThat(stats(wide, Guardrail.COLLECTION_SIZE).warnings()).isEqualTo(2);
    Upsert large = Upsert.update(TABLE, Row.of("a", "b", null, Collections.nCopies(5, 1)));
    assertThatThrownBy(() -> wide.check(MutationSet.of(Change.of(large))))
        .hasMessageContaining("R-03");
  }

  @Test
  void looksAtUnitsOverSeveralPartitionsOnly() {
    guardrails.batch("letters", 1, 1 << 20);
    guardrails.batch("letters", 2, 6_000);
    assertThat(stats(Guardrail.BATCH_BYTES).warnings()).isEqualTo(1);
    assertThatThrownBy(() -> guardrails.batch("letters", 2, 60_000)).hasMessageContaining("R-12");
    guardrails.batch("letters", 11, 100);
    assertThat(stats(Guardrail.BATCH_PARTITIONS).warnings()).isEqualTo(1);
  }

  @Test
  void looksAtRowsAndDeadRows() {
    guardrails.rows("letters", 10_001);
    assertThat(stats(Guardrail.ROWS_AT_ONCE).warnings()).isEqualTo(1);
    guardrails.deadRows("letters", 1_001);
    assertThat(stats(Guardrail.DEAD_ROWS).warnings()).isEqualTo(1);
    assertThatThrownBy(() -> guardrails.deadRows("letters", 100_001)).hasMessageContaining("R-05");
  }

  @Test
  void countsEntriesThatWereLookedAtInVain() {
    assertThat(guardrails.maxStaleEntries()).isEqualTo(10_000);
    guardrails.staleEntries("by_to by Letters.to", 1_000);
    assertThat(stats(Guardrail.STALE_ENTRIES).warnings()).isZero();
    guardrails.staleEntries("by_to by Letters.to", 20_000);
    assertThat(stats(Guardrail.STALE_ENTRIES))
        .as("what was found in spite of them is not refused")
        .isEqualTo(
            new GuardrailStats(Guardrail.STALE_ENTRIES, 1, 0, 20_000, "by_to by Letters.to"));
    guardrails.stoppedAtStaleEntries("by_from by Letters.from", 7, false);
    guardrails.stoppedAtStaleEntries("by_from by Letters.from", 7, true);
    assertThat(stats(Guardrail.STALE_ENTRIES))
        .isEqualTo(
            new GuardrailStats(Guardrail.STALE_ENTRIES, 2, 1, 20_000, "by_from by Letters.from"));
    assertThat(
            new Guardrails(GuardrailLimits.usual().with(Map.of("stale-entries-refuse", "50k")))
                .maxStaleEntries())
        .isEqualTo(50 << 10);
  }

  @Test
  void countsWhatServersSayAndRefusesNothingForIt() {
    assertThat(guardrails.deadRowsPassed("letters by Letters.of", 1_000)).isFalse();
    assertThat(guardrails.deadRowsPassed("letters by Letters.of", 200_000)).isTrue();
    assertThat(stats(Guardrail.DEAD_ROWS))
        .isEqualTo(new GuardrailStats(Guardrail.DEAD_ROWS, 1, 0, 200_000, "letters by Letters.of"));
    guardrails.serverWarning("letters by Letters.send", null);
    assertThat(stats(Guardrail.SERVER_WARNINGS).warnings()).isEqualTo(1);
    assertThat(stats(Guardrail.SERVER_WARNINGS).table()).isEqualTo("letters by Letters.send");
    assertThat(GuardrailLimits.options()).noneMatch(option -> option.startsWith("-"));
  }

  @Test
  void takesNumbersAndOffAsLimits() {
    GuardrailLimits limits =
        GuardrailLimits.usual().with(Map.of("value-warn", "off", "value-refuse", "2m"));
    assertThat(limits.of(Guardrail.VALUE_SIZE)).isEqualTo(new Threshold(Threshold.OFF, 2 << 20));
    assertThatThrownBy(() -> GuardrailLimits.usual().with(Map.of("value-warn", "much")))
        .isInstanceOf(ConfigurationException.class)
        .hasMessageContaining("value-warn");
    assertThat(GuardrailLimits.options()).contains("dead-rows-refuse", "batch-partitions-warn");
  }

  @Test
  void refusesAUnitBeforeItIsWrittenOnlyIfItIsTooLargeForSure() {
    Guardrails strict =
        new Guardrails(
            GuardrailLimits.usual()
                .with(Map.of("batch-refuse", "100", "batch-partitions-refuse", "3")));
    strict.requireAllowed(List.of(letter("a", 40), letter("b", 40)));
    strict.requireAllowed(List.of(letter("a", 400), letter("a", 400)));
    assertThat(stats(strict, Guardrail.BATCH_BYTES).warnings()).isZero();
    assertThatThrownBy(() -> strict.requireAllowed(List.of(letter("a", 60), letter("b", 60))))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("R-12");
    assertThatThrownBy(
            () ->
                strict.requireAllowed(
                    List.of(letter("a", 1), letter("b", 1), letter("c", 1), letter("d", 1))))
        .isInstanceOf(RejectedInputException.class);
    assertThat(stats(strict, Guardrail.BATCH_BYTES).refusals()).isEqualTo(1);
    assertThat(stats(strict, Guardrail.BATCH_PARTITIONS).refusals()).isEqualTo(1);
  }

  private static Change letter(String to, int length) {
    return Change.of(Upsert.insert(TABLE, Row.of(to, "x", "y".repeat(length), null)));
  }
}
