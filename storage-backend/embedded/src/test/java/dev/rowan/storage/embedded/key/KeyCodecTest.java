package dev.rowan.storage.embedded.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.embedded.type.ByteSink;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class KeyCodecTest {
  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private final ByteSink sink = new ByteSink();

  @Test
  void givesTheTokensOfCassandra() {
    KeyCodec ints = keyed(ScalarType.INT);
    assertThat(token(ints, 1)).isEqualTo(-4069959284402364209L);
    assertThat(token(ints, 2)).isEqualTo(-3248873570005575792L);
    assertThat(token(ints, 3)).isEqualTo(9010454139840013625L);
    assertThat(token(ints, 4)).isEqualTo(-2729420104000364805L);
    assertThat(token(ints, 5)).isEqualTo(-7509452495886106294L);
    assertThat(token(keyed(ScalarType.TEXT), "abc")).isEqualTo(-5434086359492102041L);
    assertThat(token(keyed(ScalarType.INT, ScalarType.TEXT), 1, "x"))
        .isEqualTo(746584927563629270L);
  }

  @Test
  void givesTheTokensOfCassandraWhereBytesOfTheLastBlockAreNegative() {
    KeyCodec texts = keyed(ScalarType.TEXT);
    assertThat(token(texts, "äöüäö")).isEqualTo(5363218672728781499L);
    assertThat(token(texts, "äöüäöüß")).isEqualTo(6064068446865787829L);
    assertThat(token(texts, "naïve façade äöü")).isEqualTo(-1488580010174578170L);
    assertThat(token(texts, "naïve façade äöü, déjà vu ß")).isEqualTo(-7956256306159704364L);
    UUID uuid = UUID.fromString("6ba7b814-9dad-11d1-80b4-00c04fd430c8");
    assertThat(token(keyed(ScalarType.UUID), uuid)).isEqualTo(1760161121150362086L);
    KeyCodec three = keyed(ScalarType.TEXT, ScalarType.BLOB, ScalarType.INT);
    assertThat(token(three, "a", ByteBuffer.allocate(0), 5)).isEqualTo(1804228355541409925L);
  }

  @Test
  void laysPartitionAndClusteringOutAsSpecified() {
    TableSchema table =
        TableSchema.named("t")
            .partitionKey("id", ScalarType.INT)
            .clustering("a", ScalarType.SMALLINT, Order.ASC)
            .clustering("b", ScalarType.FLOAT, Order.ASC)
            .build();
    byte[] key = KeyCodec.of(table, 7).rowKey(Row.of(1, (short) 1, 1.0f), sink);
    long token = -4069959284402364209L ^ Long.MIN_VALUE;
    assertThat(HEX.formatHex(key))
        .isEqualTo(
            "00000007" + HEX.toHexDigits(token) + "0004" + "00000001" + "40800140BF80000038");
    assertThat(KeyFormat.token(key)).isEqualTo(-4069959284402364209L);
    assertThat(KeyFormat.partitionLength(key)).isEqualTo(18);
    assertThat(KeyFormat.isRow(key)).isTrue();
  }

  @Test
  void writesTheVectorsOfTheByteComparableForm() {
    assertThat(clustering(ScalarType.BLOB, Order.ASC, ByteBuffer.wrap(new byte[] {0x22, 0})))
        .isEqualTo("402200FE38");
    assertThat(clustering(ScalarType.TEXT, Order.DESC, "A")).isEqualTo("40BEFF38");
    assertThat(clustering(ScalarType.DECIMAL, Order.ASC, new BigDecimal("1.1")))
        .isEqualTo("40C101818A0038");
    assertThat(clustering(ScalarType.DECIMAL, Order.ASC, new BigDecimal("-1.1")))
        .isEqualTo("403FFF7EDA0038");
  }

  @Test
  void reversesLogicalBoundsWhereTheColumnDescends() {
    Slice slice = Slice.between(List.of(), Bound.of(1, true), Bound.of(2, false));
    assertThat(bounds(Order.ASC, slice)).isEqualTo("408000000120 408000000220");
    assertThat(bounds(Order.DESC, slice)).isEqualTo("407FFFFFFD60 407FFFFFFE60");
    assertThat(bounds(Order.ASC, Slice.ALL)).isEqualTo("20 60");
    assertThat(bounds(Order.DESC, Slice.of(List.of(1)))).isEqualTo("407FFFFFFE20 407FFFFFFE60");
  }

  @Test
  void refusesKeyColumnsWithoutAValueAndTypesWithoutAnOrder() {
    assertThatThrownBy(() -> token(keyed(ScalarType.INT), Row.UNSET))
        .isInstanceOfSatisfying(
            RejectedInputException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.NULL_KEY));
    assertThatThrownBy(() -> token(keyed(ScalarType.TEXT), ""))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> keyed(ScalarType.DURATION))
        .isInstanceOf(UnsupportedByBackendException.class);
  }

  @Test
  void refusesWhatIsTooLongForAKey() {
    String tooLong = "x".repeat(65_536);
    assertThatThrownBy(() -> token(keyed(ScalarType.TEXT), tooLong))
        .isInstanceOfSatisfying(
            RejectedInputException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.KEY_TOO_LONG));
    assertThatThrownBy(() -> token(keyed(ScalarType.INT, ScalarType.TEXT), 1, tooLong))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> clustering(ScalarType.TEXT, Order.ASC, tooLong))
        .isInstanceOfSatisfying(
            RejectedInputException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.KEY_TOO_LONG));
  }

  @Test
  void preservesEncodingsThatAKeyLoses() {
    KeyCodec keys = clusteredBy(ScalarType.DECIMAL, Order.DESC);
    NonCanonicalKeys nonCanonicalKeys = new NonCanonicalKeys(keys);
    Row plain = Row.of(1, new BigDecimal("19.9"));
    Row padded = Row.of(1, new BigDecimal("19.90"));
    byte[] key = keys.rowKey(padded, sink);
    assertThat(key).isEqualTo(keys.rowKey(plain, sink));
    assertThat(nonCanonicalKeys.original(plain, key)).isNull();
    Object[] read = new Object[2];
    nonCanonicalKeys.read(nonCanonicalKeys.original(padded, key), read);
    assertThat(read[1]).isEqualTo(new BigDecimal("19.90"));
  }

  private long token(KeyCodec keys, Object... values) {
    keys.writePartition(Row.of(values), sink.reset());
    return KeyFormat.token(sink.toByteArray());
  }

  private String clustering(ColumnType type, Order order, Object value) {
    clusteredBy(type, order).writeClustering(Row.of(1, value), sink.reset());
    return HEX.formatHex(sink.toByteArray());
  }

  private String bounds(Order order, Slice slice) {
    KeyRange range = clusteredBy(ScalarType.INT, order).slices(List.of(1), slice, sink).get(0);
    return HEX.formatHex(range.from()).substring(36)
        + " "
        + HEX.formatHex(range.to()).substring(36);
  }

  private static KeyCodec keyed(ColumnType... types) {
    TableSchema.Builder table = TableSchema.named("t");
    for (int i = 0; i < types.length; i++) {
      table.partitionKey("k" + i, types[i]);
    }
    return KeyCodec.of(table.build(), 1);
  }

  private static KeyCodec clusteredBy(ColumnType type, Order order) {
    return KeyCodec.of(
        TableSchema.named("t")
            .partitionKey("id", ScalarType.INT)
            .clustering("c", type, order)
            .build(),
        1);
  }
}
