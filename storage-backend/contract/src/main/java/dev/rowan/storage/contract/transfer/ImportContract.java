package dev.rowan.storage.contract.transfer;

import static dev.rowan.spi.value.Row.UNSET;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Maintain;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.operate.transfer.ImportFailure;
import dev.rowan.operate.transfer.ImportProgress;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.NoteMapping;
import dev.rowan.storage.contract.fixture.NoteMapping.Note;
import dev.rowan.storage.contract.fixture.VisitMapping;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Imports of many rows: failed rows, the position to resume from, and the indexes. */
public abstract class ImportContract extends ContractCase {
  private static final int LINES = 400;
  private static final int UNREADABLE = 251;

  private Rowan rowan;
  private NoteMapping notes;

  @BeforeEach
  final void openRowan() {
    rowan = Rowan.on(backend(), RowanOptions.defaults());
    notes = new NoteMapping();
  }

  @Test
  void failedRowsAreReportedWithTheirLinesAndTheRestIsWritten() throws IOException {
    byte[] lines = lines(37, 311);
    List<ImportFailure> failures = new ArrayList<>();
    ImportProgress end =
        rowan.importTable(notes).stoppingAfter(5, failures::add).readFrom(in(lines));
    assertThat(failures).extracting(ImportFailure::line).containsExactly(37L, 311L);
    assertThat(failures)
        .allSatisfy(
            failure -> assertThat(failure.error().code()).isEqualTo(ErrorCode.KEY_TOO_LONG));
    assertThat(end).isEqualTo(new ImportProgress(36, LINES - 2));
    assertThat(stored()).isEqualTo(LINES - 2);
  }

  @Test
  void anImportStopsAtTheFirstFailedRowAndResumesAfterItsLeadingLines() throws IOException {
    byte[] lines = lines(200);
    List<ImportProgress> progress = new ArrayList<>();
    assertThatThrownBy(
            () ->
                rowan
                    .importTable(notes)
                    .withConcurrency(3)
                    .watchedBy(progress::add)
                    .readFrom(in(lines)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining(ErrorCode.KEY_TOO_LONG.code());
    ImportProgress stood = progress.get(progress.size() - 1);
    assertThat(stood.lines()).isBetween(1L, 199L);
    ImportProgress end = rowan.importTable(notes).resume(stood.lines()).readFrom(in(lines()));
    assertThat(end).isEqualTo(new ImportProgress(LINES + 1, LINES + 1 - stood.lines()));
    assertThat(stored()).isEqualTo(LINES);
  }

  @Test
  void linesBeforeAnUnreadableLineAreWritten() throws IOException {
    List<String> lines = new ArrayList<>(new String(lines(), UTF_8).lines().toList());
    lines.add(3, "");
    lines.set(UNREADABLE - 1, "no row");
    byte[] broken = String.join("\n", lines).getBytes(UTF_8);
    List<ImportProgress> progress = new ArrayList<>();
    assertThatThrownBy(() -> rowan.importTable(notes).watchedBy(progress::add).readFrom(in(broken)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining(ErrorCode.EXPORT_UNREADABLE.code())
        .hasMessageContaining(Integer.toString(UNREADABLE));
    // Without the header and the empty line.
    assertThat(progress.get(progress.size() - 1))
        .isEqualTo(new ImportProgress(UNREADABLE - 1, UNREADABLE - 3));
    assertThat(stored()).isEqualTo(UNREADABLE - 3);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void indexesAreWhatFollowsFromTheRows(Maintain maintain) throws IOException {
    needsProtocols(maintain);
    VisitMapping source = new VisitMapping(maintain);
    DaoRuntime<Row> visits = rowan.runtime(source);
    for (int year = 0; year < 30; year++) {
      await(visits.write(Upsert.insert(source.table, visit("ann", year))));
      await(visits.write(Upsert.insert(source.table, visit("g" + year, 1))));
    }
    Row homeAlone = homeOf("nobody", source.table.size());
    await(visits.write(Upsert.update(source.table, homeAlone)));
    byte[] export = export(source);
    VisitMapping target = new VisitMapping(maintain);
    ImportProgress end = rowan.importTable(target).readFrom(in(export));
    assertThat(end).isEqualTo(new ImportProgress(93, 92));
    assertThat(rows(export(target))).isEqualTo(rows(export));
    assertThat(rowan.maintenance().verify(target).withGrace(Duration.ofMillis(20)).run().isClean())
        .isTrue();
    ReadPlan byHost = ReadPlan.through("Visits.ofHost", target.byHost);
    assertThat(await(rowan.runtime(target).select(byHost, "host 1").list())).hasSize(40);
  }

  private static Row visit(String guest, int year) {
    return Row.of(
        guest,
        year,
        "room",
        "home of " + guest,
        "host " + year % 3,
        BigDecimal.valueOf(year),
        Instant.ofEpochSecond(86_400L * year),
        Set.of("a", "b" + year % 2),
        Map.of(year, "rank"),
        List.of("s", "s", "t" + year),
        "note",
        UNSET);
  }

  private static Row homeOf(String guest, int columns) {
    @Nullable Object[] values = new Object[columns];
    Arrays.fill(values, UNSET);
    values[VisitMapping.GUEST] = guest;
    values[VisitMapping.HOME] = "home of " + guest;
    return Row.of(values);
  }

  /** Returns the export of notes in partitions of ten; some keys are too long. */
  private byte[] lines(int... tooLong) throws IOException {
    NoteMapping empty = new NoteMapping();
    rowan.runtime(empty);
    String header = new String(export(empty), UTF_8).lines().findFirst().orElseThrow();
    StringBuilder text = new StringBuilder(header).append('\n');
    for (int line = 2; line <= LINES + 1; line++) {
      int number = line;
      boolean isTooLong = Arrays.stream(tooLong).anyMatch(each -> each == number);
      String author = isTooLong ? "k".repeat(70_000) : "author " + line / 10;
      text.append(
          "{\"author\":\"%s\",\"day\":\"2026-03-01\",\"line\":%d}\n".formatted(author, line));
    }
    return text.toString().getBytes(UTF_8);
  }

  private long stored() {
    List<Note> found = new ArrayList<>();
    return rowan.scan(notes).withParallelism(1).forEach(found::add).rows();
  }

  private byte[] export(EntityMapping<?> mapping) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    rowan.exportTable(mapping).writeTo(out);
    return out.toByteArray();
  }

  private static List<String> rows(byte[] export) {
    return new String(export, UTF_8).lines().skip(1).toList();
  }

  private static ByteArrayInputStream in(byte[] lines) {
    return new ByteArrayInputStream(lines);
  }
}
