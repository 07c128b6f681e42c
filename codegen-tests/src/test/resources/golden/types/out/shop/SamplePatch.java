package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import dev.rowan.spi.value.CqlDuration;
import jakarta.annotation.Generated;
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
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Sample}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class SamplePatch extends EntityPatch<Sample> {
  private SamplePatch(PatchStart<Sample> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static SamplePatch of(UUID id, String tenant, long sequence, UUID moment) {
    return new SamplePatch(
        PatchStart.of(
            SampleMapping.INSTANCE,
            SampleMapping.ID.encodeKey(id),
            SampleMapping.TENANT.encodeKey(tenant),
            SampleMapping.SEQUENCE.encodeKey(sequence),
            SampleMapping.MOMENT.encodeKey(moment)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static SamplePatch between(Sample before, Sample after) {
    return new SamplePatch(PatchStart.between(SampleMapping.INSTANCE, before, after));
  }

  /** Sets {@code primitiveBoolean}. */
  public SamplePatch setPrimitiveBoolean(boolean primitiveBoolean) {
    set(SampleMapping.PRIMITIVE_BOOLEAN, primitiveBoolean);
    return this;
  }

  /** Deletes the value of {@code primitiveBoolean}. */
  public SamplePatch clearPrimitiveBoolean() {
    clear(SampleMapping.PRIMITIVE_BOOLEAN);
    return this;
  }

  /** Sets {@code primitiveByte}. */
  public SamplePatch setPrimitiveByte(byte primitiveByte) {
    set(SampleMapping.PRIMITIVE_BYTE, primitiveByte);
    return this;
  }

  /** Deletes the value of {@code primitiveByte}. */
  public SamplePatch clearPrimitiveByte() {
    clear(SampleMapping.PRIMITIVE_BYTE);
    return this;
  }

  /** Sets {@code primitiveShort}. */
  public SamplePatch setPrimitiveShort(short primitiveShort) {
    set(SampleMapping.PRIMITIVE_SHORT, primitiveShort);
    return this;
  }

  /** Deletes the value of {@code primitiveShort}. */
  public SamplePatch clearPrimitiveShort() {
    clear(SampleMapping.PRIMITIVE_SHORT);
    return this;
  }

  /** Sets {@code primitiveInt}. */
  public SamplePatch setPrimitiveInt(int primitiveInt) {
    set(SampleMapping.PRIMITIVE_INT, primitiveInt);
    return this;
  }

  /** Deletes the value of {@code primitiveInt}. */
  public SamplePatch clearPrimitiveInt() {
    clear(SampleMapping.PRIMITIVE_INT);
    return this;
  }

  /** Sets {@code primitiveLong}. */
  public SamplePatch setPrimitiveLong(long primitiveLong) {
    set(SampleMapping.PRIMITIVE_LONG, primitiveLong);
    return this;
  }

  /** Deletes the value of {@code primitiveLong}. */
  public SamplePatch clearPrimitiveLong() {
    clear(SampleMapping.PRIMITIVE_LONG);
    return this;
  }

  /** Sets {@code primitiveFloat}. */
  public SamplePatch setPrimitiveFloat(float primitiveFloat) {
    set(SampleMapping.PRIMITIVE_FLOAT, primitiveFloat);
    return this;
  }

  /** Deletes the value of {@code primitiveFloat}. */
  public SamplePatch clearPrimitiveFloat() {
    clear(SampleMapping.PRIMITIVE_FLOAT);
    return this;
  }

  /** Sets {@code primitiveDouble}. */
  public SamplePatch setPrimitiveDouble(double primitiveDouble) {
    set(SampleMapping.PRIMITIVE_DOUBLE, primitiveDouble);
    return this;
  }

  /** Deletes the value of {@code primitiveDouble}. */
  public SamplePatch clearPrimitiveDouble() {
    clear(SampleMapping.PRIMITIVE_DOUBLE);
    return this;
  }

  /** Sets {@code boxedBoolean}. */
  public SamplePatch setBoxedBoolean(Boolean boxedBoolean) {
    set(SampleMapping.BOXED_BOOLEAN, boxedBoolean);
    return this;
  }

  /** Deletes the value of {@code boxedBoolean}. */
  public SamplePatch clearBoxedBoolean() {
    clear(SampleMapping.BOXED_BOOLEAN);
    return this;
  }

  /** Sets {@code boxedByte}. */
  public SamplePatch setBoxedByte(Byte boxedByte) {
    set(SampleMapping.BOXED_BYTE, boxedByte);
    return this;
  }

  /** Deletes the value of {@code boxedByte}. */
  public SamplePatch clearBoxedByte() {
    clear(SampleMapping.BOXED_BYTE);
    return this;
  }

  /** Sets {@code boxedShort}. */
  public SamplePatch setBoxedShort(Short boxedShort) {
    set(SampleMapping.BOXED_SHORT, boxedShort);
    return this;
  }

  /** Deletes the value of {@code boxedShort}. */
  public SamplePatch clearBoxedShort() {
    clear(SampleMapping.BOXED_SHORT);
    return this;
  }

  /** Sets {@code boxedInt}. */
  public SamplePatch setBoxedInt(Integer boxedInt) {
    set(SampleMapping.BOXED_INT, boxedInt);
    return this;
  }

  /** Deletes the value of {@code boxedInt}. */
  public SamplePatch clearBoxedInt() {
    clear(SampleMapping.BOXED_INT);
    return this;
  }

  /** Sets {@code boxedLong}. */
  public SamplePatch setBoxedLong(Long boxedLong) {
    set(SampleMapping.BOXED_LONG, boxedLong);
    return this;
  }

  /** Deletes the value of {@code boxedLong}. */
  public SamplePatch clearBoxedLong() {
    clear(SampleMapping.BOXED_LONG);
    return this;
  }

  /** Sets {@code boxedFloat}. */
  public SamplePatch setBoxedFloat(Float boxedFloat) {
    set(SampleMapping.BOXED_FLOAT, boxedFloat);
    return this;
  }

  /** Deletes the value of {@code boxedFloat}. */
  public SamplePatch clearBoxedFloat() {
    clear(SampleMapping.BOXED_FLOAT);
    return this;
  }

  /** Sets {@code boxedDouble}. */
  public SamplePatch setBoxedDouble(Double boxedDouble) {
    set(SampleMapping.BOXED_DOUBLE, boxedDouble);
    return this;
  }

  /** Deletes the value of {@code boxedDouble}. */
  public SamplePatch clearBoxedDouble() {
    clear(SampleMapping.BOXED_DOUBLE);
    return this;
  }

  /** Sets {@code ascii}. */
  public SamplePatch setAscii(String ascii) {
    set(SampleMapping.ASCII, ascii);
    return this;
  }

  /** Deletes the value of {@code ascii}. */
  public SamplePatch clearAscii() {
    clear(SampleMapping.ASCII);
    return this;
  }

  /** Sets {@code decimal}. */
  public SamplePatch setDecimal(BigDecimal decimal) {
    set(SampleMapping.DECIMAL, decimal);
    return this;
  }

  /** Deletes the value of {@code decimal}. */
  public SamplePatch clearDecimal() {
    clear(SampleMapping.DECIMAL);
    return this;
  }

  /** Sets {@code varint}. */
  public SamplePatch setVarint(BigInteger varint) {
    set(SampleMapping.VARINT, varint);
    return this;
  }

  /** Deletes the value of {@code varint}. */
  public SamplePatch clearVarint() {
    clear(SampleMapping.VARINT);
    return this;
  }

  /** Sets {@code buffer}. */
  public SamplePatch setBuffer(ByteBuffer buffer) {
    set(SampleMapping.BUFFER, buffer);
    return this;
  }

  /** Deletes the value of {@code buffer}. */
  public SamplePatch clearBuffer() {
    clear(SampleMapping.BUFFER);
    return this;
  }

  /** Sets {@code bytes}. */
  public SamplePatch setBytes(byte[] bytes) {
    set(SampleMapping.BYTES, bytes);
    return this;
  }

  /** Deletes the value of {@code bytes}. */
  public SamplePatch clearBytes() {
    clear(SampleMapping.BYTES);
    return this;
  }

  /** Sets {@code timestamp}. */
  public SamplePatch setTimestamp(Instant timestamp) {
    set(SampleMapping.TIMESTAMP, timestamp);
    return this;
  }

  /** Deletes the value of {@code timestamp}. */
  public SamplePatch clearTimestamp() {
    clear(SampleMapping.TIMESTAMP);
    return this;
  }

  /** Sets {@code date}. */
  public SamplePatch setDate(LocalDate date) {
    set(SampleMapping.DATE, date);
    return this;
  }

  /** Deletes the value of {@code date}. */
  public SamplePatch clearDate() {
    clear(SampleMapping.DATE);
    return this;
  }

  /** Sets {@code time}. */
  public SamplePatch setTime(LocalTime time) {
    set(SampleMapping.TIME, time);
    return this;
  }

  /** Deletes the value of {@code time}. */
  public SamplePatch clearTime() {
    clear(SampleMapping.TIME);
    return this;
  }

  /** Sets {@code duration}. */
  public SamplePatch setDuration(CqlDuration duration) {
    set(SampleMapping.DURATION, duration);
    return this;
  }

  /** Deletes the value of {@code duration}. */
  public SamplePatch clearDuration() {
    clear(SampleMapping.DURATION);
    return this;
  }

  /** Sets {@code year}. */
  public SamplePatch setYear(Year year) {
    set(SampleMapping.YEAR, year);
    return this;
  }

  /** Deletes the value of {@code year}. */
  public SamplePatch clearYear() {
    clear(SampleMapping.YEAR);
    return this;
  }

  /** Sets {@code month}. */
  public SamplePatch setMonth(YearMonth month) {
    set(SampleMapping.MONTH, month);
    return this;
  }

  /** Deletes the value of {@code month}. */
  public SamplePatch clearMonth() {
    clear(SampleMapping.MONTH);
    return this;
  }

  /** Sets {@code elapsed}. */
  public SamplePatch setElapsed(Duration elapsed) {
    set(SampleMapping.ELAPSED, elapsed);
    return this;
  }

  /** Deletes the value of {@code elapsed}. */
  public SamplePatch clearElapsed() {
    clear(SampleMapping.ELAPSED);
    return this;
  }

  /** Sets {@code address}. */
  public SamplePatch setAddress(InetAddress address) {
    set(SampleMapping.ADDRESS, address);
    return this;
  }

  /** Deletes the value of {@code address}. */
  public SamplePatch clearAddress() {
    clear(SampleMapping.ADDRESS);
    return this;
  }

  /** Sets {@code colour}. */
  public SamplePatch setColour(Sample.Colour colour) {
    set(SampleMapping.COLOUR, colour);
    return this;
  }

  /** Deletes the value of {@code colour}. */
  public SamplePatch clearColour() {
    clear(SampleMapping.COLOUR);
    return this;
  }

  /** Sets {@code numbers}. */
  public SamplePatch setNumbers(List<Integer> numbers) {
    set(SampleMapping.NUMBERS, numbers);
    return this;
  }

  /** Deletes the value of {@code numbers}. */
  public SamplePatch clearNumbers() {
    clear(SampleMapping.NUMBERS);
    return this;
  }

  /** Adds elements at the end of {@code numbers}. */
  public SamplePatch appendNumbers(List<Integer> numbers) {
    append(SampleMapping.NUMBERS, numbers);
    return this;
  }

  /** Adds elements at the start of {@code numbers}. */
  public SamplePatch prependNumbers(List<Integer> numbers) {
    prepend(SampleMapping.NUMBERS, numbers);
    return this;
  }

  /** Removes all elements with the given values from {@code numbers}. */
  public SamplePatch removeNumbers(List<Integer> numbers) {
    remove(SampleMapping.NUMBERS, numbers);
    return this;
  }

  /** Sets {@code colours}. */
  public SamplePatch setColours(Set<Sample.Colour> colours) {
    set(SampleMapping.COLOURS, colours);
    return this;
  }

  /** Deletes the value of {@code colours}. */
  public SamplePatch clearColours() {
    clear(SampleMapping.COLOURS);
    return this;
  }

  /** Adds elements to {@code colours}. */
  public SamplePatch addColours(Set<Sample.Colour> colours) {
    add(SampleMapping.COLOURS, colours);
    return this;
  }

  /** Removes elements from {@code colours}. */
  public SamplePatch removeColours(Set<Sample.Colour> colours) {
    remove(SampleMapping.COLOURS, colours);
    return this;
  }

  /** Sets {@code files}. */
  public SamplePatch setFiles(Map<String, byte[]> files) {
    set(SampleMapping.FILES, files);
    return this;
  }

  /** Deletes the value of {@code files}. */
  public SamplePatch clearFiles() {
    clear(SampleMapping.FILES);
    return this;
  }

  /** Puts entries into {@code files}. */
  public SamplePatch putFiles(Map<String, byte[]> files) {
    put(SampleMapping.FILES, files);
    return this;
  }

  /** Removes the entries with the given keys from {@code files}. */
  public SamplePatch removeFiles(Set<String> files) {
    removeKeys(SampleMapping.FILES, files);
    return this;
  }

  /** Sets {@code moments}. */
  public SamplePatch setMoments(List<UUID> moments) {
    set(SampleMapping.MOMENTS, moments);
    return this;
  }

  /** Deletes the value of {@code moments}. */
  public SamplePatch clearMoments() {
    clear(SampleMapping.MOMENTS);
    return this;
  }

  /** Adds elements at the end of {@code moments}. */
  public SamplePatch appendMoments(List<UUID> moments) {
    append(SampleMapping.MOMENTS, moments);
    return this;
  }

  /** Adds elements at the start of {@code moments}. */
  public SamplePatch prependMoments(List<UUID> moments) {
    prepend(SampleMapping.MOMENTS, moments);
    return this;
  }

  /** Removes all elements with the given values from {@code moments}. */
  public SamplePatch removeMoments(List<UUID> moments) {
    remove(SampleMapping.MOMENTS, moments);
    return this;
  }

  /** Sets {@code labels}. */
  public SamplePatch setLabels(Set<String> labels) {
    set(SampleMapping.LABELS, labels);
    return this;
  }

  /** Deletes the value of {@code labels}. */
  public SamplePatch clearLabels() {
    clear(SampleMapping.LABELS);
    return this;
  }

  /** Sets {@code elapsedPerMonth}. */
  public SamplePatch setElapsedPerMonth(Map<YearMonth, Duration> elapsedPerMonth) {
    set(SampleMapping.ELAPSED_PER_MONTH, elapsedPerMonth);
    return this;
  }

  /** Deletes the value of {@code elapsedPerMonth}. */
  public SamplePatch clearElapsedPerMonth() {
    clear(SampleMapping.ELAPSED_PER_MONTH);
    return this;
  }

  /** Puts entries into {@code elapsedPerMonth}. */
  public SamplePatch putElapsedPerMonth(Map<YearMonth, Duration> elapsedPerMonth) {
    put(SampleMapping.ELAPSED_PER_MONTH, elapsedPerMonth);
    return this;
  }

  /** Removes the entries with the given keys from {@code elapsedPerMonth}. */
  public SamplePatch removeElapsedPerMonth(Set<YearMonth> elapsedPerMonth) {
    removeKeys(SampleMapping.ELAPSED_PER_MONTH, elapsedPerMonth);
    return this;
  }

  /** Sets {@code series}. */
  public SamplePatch setSeries(Map<String, List<Integer>> series) {
    set(SampleMapping.SERIES, series);
    return this;
  }

  /** Deletes the value of {@code series}. */
  public SamplePatch clearSeries() {
    clear(SampleMapping.SERIES);
    return this;
  }

  /** Puts entries into {@code series}. */
  public SamplePatch putSeries(Map<String, List<Integer>> series) {
    put(SampleMapping.SERIES, series);
    return this;
  }

  /** Removes the entries with the given keys from {@code series}. */
  public SamplePatch removeSeries(Set<String> series) {
    removeKeys(SampleMapping.SERIES, series);
    return this;
  }

  /** Sets {@code layers}. */
  public SamplePatch setLayers(List<Map<Sample.Colour, byte[]>> layers) {
    set(SampleMapping.LAYERS, layers);
    return this;
  }

  /** Deletes the value of {@code layers}. */
  public SamplePatch clearLayers() {
    clear(SampleMapping.LAYERS);
    return this;
  }
}
