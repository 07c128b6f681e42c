package dev.rowan.internal.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.ScanQuery.Rows;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Slice;
import dev.rowan.spi.value.TupleValue;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PageTokensTest {
  private static final String METHOD = "Items.bySeller";
  private static final TableSchema TABLE = table("item", Order.ASC);
  private static final Slice SLICE = slice(1, true, 9, false);
  private static final Position POSITION = position(1, 2, 3);

  private final PageTokens tokens = new PageTokens(new byte[16]);

  @Test
  void aTokenIsThePositionItWasMadeOf() {
    for (Position position : List.of(POSITION, position(), position(-1, 0, 127))) {
      String token = token(METHOD, query(TABLE, "ann", SLICE, false), position);
      assertThat(token).matches("[A-Za-z0-9_-]+");
      assertThat(position(METHOD, query(TABLE, "ann", SLICE, false), token)).isEqualTo(position);
    }
  }

  @Test
  void noTokenIsNoPosition() {
    assertThat(position(METHOD, query(TABLE, "ann", SLICE, false), null)).isNull();
  }

  @Test
  void aTokenIsForPagesOfEverySize() {
    Query query = query(TABLE, "ann", SLICE, false);
    String token = token(METHOD, query.page(7, null), POSITION);
    assertThat(position(METHOD, query.page(500, position(9)), token)).isEqualTo(POSITION);
  }

  @Test
  void aTokenHoldsForItsMethodTableArgumentsAndDirectionAlone() {
    String token = token(METHOD, query(TABLE, "ann", SLICE, false), POSITION);
    assertForeign("Items.other", query(TABLE, "ann", SLICE, false), token);
    List<Query> others =
        List.of(
            query(TABLE, "bob", SLICE, false),
            query(TABLE, "ann", SLICE, true),
            query(TABLE, "ann", Slice.ALL, false),
            query(TABLE, "ann", slice(1, false, 9, false), false),
            query(TABLE, "ann", slice(1, true, 9, true), false),
            query(TABLE, "ann", slice(2, true, 9, false), false),
            query(TABLE, "ann", slice(1, true, 8, false), false),
            query(TABLE, "ann", slice(1L, true, 9, false), false),
            query(TABLE, "ann", Slice.between(List.of(), Bound.of(1, true), null), false),
            query(TABLE, "ann", Slice.between(List.of(1), null, null), false),
            query(table("other", Order.ASC), "ann", SLICE, false),
            query(table("item", Order.DESC), "ann", SLICE, false));
    for (Query other : others) {
      assertForeign(METHOD, other, token);
    }
  }

  @Test
  void argumentsDoNotRunIntoEachOther() {
    Set<String> made = new HashSet<>();
    for (List<Object> partition :
        List.<List<Object>>of(
            List.of("ab", "c"), List.of("a", "bc"), List.of("abc", ""), List.of("", "abc"))) {
      made.add(
          token(
              METHOD,
              new SliceQuery(TABLE, partition, SLICE, ReadDirection.FORWARD, 1, null),
              POSITION));
    }
    for (List<Object> prefix : List.<List<Object>>of(List.of(1), List.of(1, 2), List.of())) {
      made.add(token(METHOD, query(TABLE, "ann", Slice.of(prefix), false), POSITION));
    }
    assertThat(made).hasSize(7);
  }

  @Test
  void theFieldsOfATupleAndTheElementsOfAnInAreSigned() {
    Set<String> made = new HashSet<>();
    for (Object value :
        List.of(
            TupleValue.of("a", null),
            TupleValue.of(null, "a"),
            List.of("a"),
            List.of(List.of("a")))) {
      made.add(token(new SliceQuery(TABLE, List.of(value), SLICE, ReadDirection.FORWARD, 1, null)));
    }
    made.add(token(query(TABLE, "ann", Slice.in(List.of(List.of(1), List.of(2))), false)));
    made.add(token(query(TABLE, "ann", Slice.of(List.of(1, 2)), false)));
    made.add(token(query(TABLE, "ann", Slice.of(List.of(1)), false)));
    assertThat(made).hasSize(7);
  }

  @Test
  void scansAreSignedByRangeAndRows() {
    Set<String> made = new HashSet<>();
    for (TokenRange range : List.of(TokenRange.ALL, new TokenRange(0, 9), new TokenRange(0, 8))) {
      made.add(token(new ScanQuery(TABLE, range, Rows.ALL, 1, null)));
      made.add(token(new ScanQuery(TABLE, range, Rows.PARTITIONS, 1, null)));
      made.add(token(new ScanQuery(TABLE, range, new ScanQuery.First(2), 1, null)));
    }
    assertThat(made).hasSize(9);
    assertThat(token(new ScanQuery(TABLE, TokenRange.ALL, Rows.ALL, 9, POSITION)))
        .isEqualTo(token(new ScanQuery(TABLE, TokenRange.ALL, Rows.ALL, 1, null)));
  }

  private String token(Query query) {
    return token(METHOD, query, POSITION);
  }

  @Test
  void bytesAreSignedByTheirContentAndNotMoved() {
    ByteBuffer one = ByteBuffer.wrap(new byte[] {1, 2});
    Query query = new SliceQuery(TABLE, List.of(one), SLICE, ReadDirection.FORWARD, 1, null);
    String token = token(METHOD, query, POSITION);
    assertThat(one.position()).isZero();
    ByteBuffer same = ByteBuffer.wrap(new byte[] {0, 1, 2}).position(1);
    assertThat(
            position(
                METHOD,
                new SliceQuery(TABLE, List.of(same), SLICE, ReadDirection.FORWARD, 1, null),
                token))
        .isEqualTo(POSITION);
    ByteBuffer other = ByteBuffer.wrap(new byte[] {1, 3});
    assertForeign(
        METHOD,
        new SliceQuery(TABLE, List.of(other), SLICE, ReadDirection.FORWARD, 1, null),
        token);
  }

  @Test
  void everyChangedByteIsNoticed() {
    Query query = query(TABLE, "ann", SLICE, false);
    byte[] bytes = Base64.getUrlDecoder().decode(token(METHOD, query, POSITION));
    for (int i = 0; i < bytes.length; i++) {
      for (int bit = 0; bit < 8; bit++) {
        byte[] changed = bytes.clone();
        changed[i] ^= (byte) (1 << bit);
        assertForeign(METHOD, query, Base64.getUrlEncoder().encodeToString(changed));
      }
    }
  }

  @Test
  void whatIsNoTokenIsForeign() {
    Query query = query(TABLE, "ann", SLICE, false);
    for (String text : List.of("", "A", "????", "AAAA", "AQ".repeat(100), "\ud83d\ude00")) {
      assertForeign(METHOD, query, text);
    }
  }

  @Test
  void aTokenOfAnotherSecretIsForeign() {
    Query query = query(TABLE, "ann", SLICE, false);
    byte[] secret = new byte[16];
    secret[15] = 1;
    assertForeign(METHOD, query, new PageTokens(secret).token(reading(METHOD, query), POSITION));
  }

  @Test
  void theQueriesOfACallAndHowTheyArePutTogetherAreSigned() {
    Query ann = query(TABLE, "ann", SLICE, false);
    Query bob = query(TABLE, "bob", SLICE, false);
    ResolvedPlan plan = plan(METHOD, TABLE, false);
    List<ReadRequest> readings =
        List.of(
            new ReadRequest(plan, List.of(ann), 9, 0, true, null),
            new ReadRequest(plan, List.of(ann), 8, 0, true, null),
            new ReadRequest(plan, List.of(ann, bob), 9, 0, true, null),
            new ReadRequest(plan, List.of(bob, ann), 9, 0, true, null),
            new ReadRequest(plan(METHOD, TABLE, true), List.of(ann, bob), 9, 0, true, null));
    Set<String> made = new HashSet<>();
    readings.forEach(reading -> made.add(tokens.token(reading, POSITION)));
    assertThat(made).hasSize(readings.size());
  }

  private String token(String method, Query query, Position position) {
    return tokens.token(reading(method, query), position);
  }

  private @Nullable Position position(String method, Query query, @Nullable String token) {
    return tokens.position(reading(method, query), token);
  }

  private static ResolvedPlan plan(String method, TableSchema table, boolean merged) {
    return new ResolvedPlan(
        method,
        table,
        null,
        false,
        merged ? PartitionOrder.MERGED : PartitionOrder.BY_KEY,
        -1,
        false,
        null);
  }

  private static ReadRequest reading(String method, Query query) {
    return new ReadRequest(
        plan(method, query.table(), false), List.of(query), Integer.MAX_VALUE, 0, true, null);
  }

  private void assertForeign(String method, Query query, String token) {
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> position(method, query, token))
        .withMessageContaining(method)
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.FOREIGN_PAGE_TOKEN))
        .satisfies(e -> assertThat(e).hasMessageNotContainingAny("ann", "bob"));
  }

  private static Query query(TableSchema table, String seller, Slice slice, boolean reversed) {
    return new SliceQuery(table, List.of(seller), slice, ReadDirection.of(reversed), 1, null);
  }

  private static Slice slice(
      Object lower, boolean lowerInclusive, Object upper, boolean upperInclusive) {
    return Slice.between(
        List.of(), Bound.of(lower, lowerInclusive), Bound.of(upper, upperInclusive));
  }

  private static Position position(int... bytes) {
    ByteBuffer buffer = ByteBuffer.allocate(bytes.length);
    for (int each : bytes) {
      buffer.put((byte) each);
    }
    return new Position(buffer.flip());
  }

  private static TableSchema table(String name, Order order) {
    return TableSchema.named(name)
        .partitionKey("seller", ScalarType.TEXT)
        .clustering("price", ScalarType.INT, order)
        .build();
  }
}
