package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** Writes and reads a value of every type, by every shape of a method. */
public final class TypesPlay implements Play {
  private static final UUID ID = new UUID(7, 7);
  private static final UUID MOMENT = UUID.fromString("c95a2ec0-2d0b-11f1-8000-000000000001");

  @Override
  public void on(Rowan rowan) {
    Samples samples = rowan.dao(Samples.class);
    Sample full = full(1);
    samples.save(full);

    assertThat(samples.get(ID, "t", 1, MOMENT))
        .usingRecursiveComparison()
        .isEqualTo(full);
    absentValuesAreNullZeroOrEmpty(samples);
    conditionsAreAnswered(samples);
    columnsChangeAlone(samples);
    everyShapeReadsTheSame(samples);
    rowsGo(samples);
  }

  private void absentValuesAreNullZeroOrEmpty(Samples samples) {
    samples.save(empty(2));
    Sample found = samples.find(ID, "t", 2, MOMENT).orElseThrow();

    assertThat(found.boxedInt()).isNull();
    assertThat(found.primitiveInt()).isZero();
    assertThat(found.numbers()).isEmpty();
    assertThat(found.files()).isEmpty();
    assertThat(found.labels()).isEmpty();
    assertThat(found.layers()).isEmpty();
    assertThat(found.bytes()).isNull();
    assertThat(found.colour()).isNull();
  }

  private void conditionsAreAnswered(Samples samples) {
    assertThat(samples.create(empty(2))).isFalse();
    assertThat(samples.create(empty(3))).isTrue();
    assertThat(samples.createLater(empty(3)).toCompletableFuture().join()).isFalse();
    assertThat(samples.changeExisting(empty(4))).isFalse();
    assertThat(samples.removeExistingByKey(ID, "t", 4, MOMENT)).isFalse();
    assertThat(samples.removeExisting(empty(3))).isTrue();
    assertThat(samples.file(ID, "t", 2, MOMENT, Map.of("a", new byte[] {1}))).isTrue();
  }

  private void columnsChangeAlone(Samples samples) {
    samples.paint(ID, "t", 1, MOMENT, null, 5);
    Sample painted = samples.get(ID, "t", 1, MOMENT);

    assertThat(painted.colour()).isNull();
    assertThat(painted.primitiveInt()).isEqualTo(5);
    assertThat(painted.ascii()).isEqualTo("plain");
    samples
        .paintLater(ID, "t", 1, MOMENT, Set.of(Sample.Colour.GREEN))
        .toCompletableFuture()
        .join();
    assertThat(samples.get(ID, "t", 1, MOMENT).colours()).containsExactly(Sample.Colour.GREEN);
  }

  private void everyShapeReadsTheSame(Samples samples) {
    assertThat(samples.list(ID, "t", Limit.of(9))).extracting(Sample::sequence).containsExactly(1L, 2L);
    assertThat(samples.listBackwards(ID, "t")).extracting(Sample::sequence).containsExactly(2L, 1L);
    assertThat(samples.stream(ID, "t", Range.atLeast(2L))).extracting(Sample::sequence).containsExactly(2L);
    assertThat(samples.page(ID, "t", 1, Range.all(), PageRequest.first(5)).items()).hasSize(1);
    assertThat(samples.pageLater(ID, "t", PageRequest.first(1)).toCompletableFuture().join().hasNext())
        .isTrue();
    assertThat(samples.listLater(ID, "t").toCompletableFuture().join()).hasSize(2);
    assertThat(samples.has(ID, "t", 1, MOMENT)).isTrue();
  }

  private void rowsGo(Samples samples) {
    samples.remove(empty(1));
    assertThat(samples.findLater(ID, "t", 1, MOMENT).toCompletableFuture().join()).isEmpty();
    assertThatThrownBy(() -> samples.get(ID, "t", 1, MOMENT)).isInstanceOf(UnreadableRowException.class);
    samples.removeAllOf(ID, "t").toCompletableFuture().join();
    assertThat(samples.listBackwards(ID, "t")).isEmpty();
  }

  private static Sample full(long sequence) {
    return new Sample(
        true, (byte) 1, (short) 2, 3, 4L, 5.5f, 6.5, MOMENT, sequence, "t", ID,
        true, (byte) 1, (short) 2, 3, 4L, 5.5f, 6.5,
        "plain", new BigDecimal("1.50"), BigInteger.TEN.pow(30),
        ByteBuffer.wrap(new byte[] {1, 2}).asReadOnlyBuffer(), new byte[] {3, 4},
        Instant.ofEpochMilli(1), LocalDate.of(2026, 1, 2), LocalTime.of(3, 4, 5, 6),
        new CqlDuration(1, 2, 3), Year.of(2026), YearMonth.of(2026, 11), Duration.ofSeconds(-1, 7),
        InetAddress.getLoopbackAddress(),
        Sample.Colour.RED, List.of(3, 1, 3), Set.of(Sample.Colour.RED, Sample.Colour.GREEN),
        Map.of("a", new byte[] {1}), List.of(MOMENT), Set.of("x"),
        Map.of(YearMonth.of(-1, 12), Duration.ZERO),
        Map.of("s", List.of(2, 1), "none", List.of()),
        List.of(Map.of(Sample.Colour.GREEN, new byte[] {9}), Map.of()));
  }

  private static Sample empty(long sequence) {
    return new Sample(
        false, (byte) 0, (short) 0, 0, 0, 0, 0, MOMENT, sequence, "t", ID,
        null, null, null, null, null, null, null, null, null, null, null, null, null, null, null,
        null, null, null, null, null, null, null, null, null, null, null, null, null, null);
  }
}
