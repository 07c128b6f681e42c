package dev.rowan.storage.contract.transfer;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.operate.transfer.ExportProgress;
import dev.rowan.operate.transfer.ImportProgress;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.contract.fixture.BackendFixture;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Offer;
import dev.rowan.storage.contract.fixture.OfferMapping;
import dev.rowan.storage.contract.fixture.RowMapping;
import dev.rowan.storage.contract.fixture.Samples;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tables that are exported as lines of JSON and imported again are the same tables. */
public abstract class TransferContract extends ContractCase {
  private static final int MANY = 1_200;

  @Test
  void everyValueOfEveryScalarTypeRoundTrips() throws IOException {
    TableSchema.Builder builder = table().partitionKey("p", ScalarType.INT);
    for (ScalarType type : ScalarType.values()) {
      builder.column("c_" + type.cql(), type);
    }
    TableSchema source = define(builder);
    int last = 0;
    for (ScalarType type : ScalarType.values()) {
      for (Object sample : Samples.of(type)) {
        Row.Builder row = Row.unset(source.size()).set(0, last++);
        write(Upsert.insert(source, row.set(source.indexOf("c_" + type.cql()), sample).build()));
      }
    }
    assertCopied(source);
  }

  @Test
  void collectionsStaticColumnsAndRowsOfKeysAloneComeBack() throws IOException {
    TableSchema source =
        define(
            table()
                .partitionKey("p", ScalarType.TEXT)
                .partitionKey("q", ScalarType.INT)
                .clustering("c", ScalarType.DECIMAL, Order.DESC)
                .staticColumn("s", ScalarType.TEXT)
                .staticColumn("t", new SetType(ScalarType.INT))
                .column("list", new ListType(ScalarType.FLOAT))
                .column("map", new MapType(ScalarType.BLOB, ScalarType.TEXT)));
    Map<Object, Object> map = Map.of(Samples.blob("00ff"), "\"\n\\", Samples.blob(""), "");
    write(
        insert(source, "a", 1, new BigDecimal("1.00"), "s", Set.of(1, 2), UNSET, map),
        insert(source, "a", 1, new BigDecimal("2E+3"), UNSET, UNSET, List.of(-0.0f, 0.5f), UNSET),
        insert(source, "a", 1, new BigDecimal("3"), UNSET, UNSET, UNSET, UNSET),
        insert(source, "a", 2, UNSET, "alone", UNSET, UNSET, UNSET),
        insert(source, "b", 1, new BigDecimal("0"), UNSET, UNSET, List.of(Float.NaN), UNSET));
    assertCopied(source);
    assertThat(lines(export(source))).hasSize(1 + 1 + 3 + 1 + 1);
  }

  @Test
  void tuplesUserTypesAndVectorsComeBack() throws IOException {
    needs(BackendFixture.Newer.VECTORS);
    UserType type =
        new UserType(
            freshName("u"),
            List.of(
                new UserType.Field("a", ScalarType.DECIMAL),
                new UserType.Field("b", new ListType(ScalarType.INT))));
    TupleType pair = new TupleType(List.of(ScalarType.TEXT, type));
    TableSchema source =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", new SetType(ScalarType.INT), Order.DESC)
                .column("u", type)
                .column("pair", pair)
                .column("v", new VectorType(ScalarType.FLOAT, 2))
                .column("m", new MapType(ScalarType.TEXT, type)));
    TupleValue value = TupleValue.of(new BigDecimal("1.50"), List.of(2, 1));
    write(
        insert(source, 1, Set.of(2, 1), value, TupleValue.of("t", value), List.of(1f, -2f), UNSET),
        insert(source, 1, Set.of(), UNSET, TupleValue.of(null, null), UNSET, Map.of("k", value)));
    assertCopied(source);
  }

  @Test
  void countersAreAddedUp() throws IOException {
    TableSchema source =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .column("hits", CounterType.COUNTER)
                .column("misses", CounterType.COUNTER));
    CellEdit.Increment many = new CellEdit.Increment(1L << 60);
    write(Upsert.update(source, Row.of(1, 1, many, UNSET)));
    write(Upsert.update(source, Row.of(1, 2, new CellEdit.Increment(-3), many)));
    assertCopied(source);
  }

  @Test
  void anEmptyTableIsAHeader() throws IOException {
    TableSchema source = define(table().partitionKey("p", ScalarType.INT));
    assertThat(lines(export(source))).hasSize(1);
    assertCopied(source);
  }

  @Test
  void anExportResumesWhereAnotherStopped() throws IOException {
    TableSchema source = many();
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    List<ExportProgress> steps = new ArrayList<>();
    ExportProgress end =
        rowan().exportTable(new RowMapping(source)).watchedBy(steps::add).writeTo(whole);
    assertThat(end.lines()).isEqualTo(MANY + 1);
    assertThat(end.bytes()).isEqualTo(whole.size());
    assertThat(end.position()).isNull();
    assertThat(steps).hasSizeGreaterThan(1).last().isEqualTo(end);
    ExportProgress first = steps.get(0);
    ByteArrayOutputStream resumed = new ByteArrayOutputStream();
    resumed.write(whole.toByteArray(), 0, Math.toIntExact(first.bytes()));
    String position = Objects.requireNonNull(first.position());
    rowan().exportTable(new RowMapping(source)).resume(position).writeTo(resumed);
    assertThat(resumed.toString(StandardCharsets.UTF_8))
        .isEqualTo(whole.toString(StandardCharsets.UTF_8));
  }

  @Test
  void anImportResumesAfterTheLinesThatAnotherWrote() throws IOException {
    TableSchema source = many();
    byte[] whole = export(source);
    TableSchema target = define(like(source));
    List<ImportProgress> steps = new ArrayList<>();
    byte[] half = Arrays.copyOf(whole, whole.length / 2);
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(
            () ->
                rowan()
                    .importTable(new RowMapping(target))
                    .watchedBy(steps::add)
                    .readFrom(new ByteArrayInputStream(half)));
    assertThat(steps).isNotEmpty();
    long lines = steps.get(steps.size() - 1).lines();
    assertThat(read(all(target))).hasSizeGreaterThanOrEqualTo(Math.toIntExact(lines) - 1);
    ImportProgress end =
        rowan()
            .importTable(new RowMapping(target))
            .resume(lines)
            .readFrom(new ByteArrayInputStream(whole));
    assertThat(end).isEqualTo(new ImportProgress(MANY + 1, MANY + 1 - lines));
    assertThat(read(all(target))).isEqualTo(read(all(source)));
  }

  @Test
  void aHeaderThatDoesNotFitIsRefusedAndNothingIsWritten() throws IOException {
    TableSchema source =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .column("v", ScalarType.TEXT));
    write(Upsert.insert(source, Row.of(1, 1, "private")));
    byte[] export = export(source);
    List<TableSchema.Builder> mismatches =
        List.of(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .column("v", ScalarType.BLOB),
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .staticColumn("v", ScalarType.TEXT),
            table().partitionKey("p", ScalarType.INT).clustering("c", ScalarType.INT, Order.ASC),
            table()
                .partitionKey("p", ScalarType.INT)
                .partitionKey("c", ScalarType.INT)
                .column("v", ScalarType.TEXT),
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .clustering("d", ScalarType.INT, Order.ASC)
                .column("v", ScalarType.TEXT));
    for (TableSchema.Builder mismatch : mismatches) {
      TableSchema target = define(mismatch);
      assertThatExceptionOfType(SchemaMismatchException.class)
          .isThrownBy(() -> load(target, export))
          .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.EXPORT_MISMATCH));
      assertThat(read(all(target))).isEmpty();
    }
    TableSchema larger =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.DESC)
                .column("another", ScalarType.INT)
                .column("v", ScalarType.TEXT));
    load(larger, export);
    assertThat(read(all(larger))).containsExactly(values(1, 1, null, "private"));
  }

  @Test
  void aBrokenLineIsNamedByItsNumberWithoutItsContent() throws IOException {
    TableSchema target =
        define(table().partitionKey("p", ScalarType.INT).column("v", ScalarType.TEXT));
    String header = lines(export(target)).get(0);
    for (String broken :
        List.of(
            "{\"p\":\"private\"}",
            "{\"p\":7,\"v\":private}",
            "{\"p\":7,\"private\":1}",
            "{\"v\":\"private\"}",
            "{\"p\":7,\"v\":\"private\"",
            "{\"p\":7,\"v\":\"private\"}{}",
            "[\"private\"]",
            "{\"p\":7,\"v\":[\"private\"]}",
            "{\"p\":99999999999,\"v\":\"private\"}",
            "{\"p\":7,\"v\":\"private\",\"v\":\"twice\"}")) {
      String text = header + "\n{\"p\":1,\"v\":\"first\"}\n\n" + broken + "\n{\"p\":3}\n";
      assertThatExceptionOfType(RejectedInputException.class)
          .isThrownBy(() -> load(target, text.getBytes(StandardCharsets.UTF_8)))
          .as(broken)
          .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.EXPORT_UNREADABLE))
          .satisfies(e -> assertThat(e.context()).containsEntry("line", "4"))
          .withMessageNotContaining("private")
          .withNoCause();
    }
    for (String noHeader : List.of("", "\n", "private", "{\"p\":1}\n")) {
      assertThatExceptionOfType(RowanException.class)
          .isThrownBy(() -> load(target, noHeader.getBytes(StandardCharsets.UTF_8)))
          .withMessageNotContaining("private");
    }
  }

  @Test
  void indexesAreMaintainedDuringAnImport() throws IOException {
    OfferMapping source = new OfferMapping(Maintain.VERIFIED);
    DaoRuntime<Offer> offers = rowan().runtime(source);
    for (int number = 1; number <= 5; number++) {
      Offer offer = Offer.of(number, "ann", "" + number, "2026-02-01T10:00:00Z", "new");
      await(offers.insert(offer, Nulls.DELETE));
    }
    ByteArrayOutputStream export = new ByteArrayOutputStream();
    rowan().exportTable(source).writeTo(export);
    await(offers.deleteByKey(Offer.id(4)));
    ByteArrayOutputStream withoutFour = new ByteArrayOutputStream();
    rowan().exportTable(source).writeTo(withoutFour);
    assertThat(lines(withoutFour.toByteArray())).hasSize(1 + 4);
    OfferMapping target = new OfferMapping(Maintain.VERIFIED);
    rowan().importTable(target).readFrom(new ByteArrayInputStream(export.toByteArray()));
    ReadPlan bySeller = ReadPlan.through("Offers.bySeller", target.bySeller);
    assertThat(await(rowan().runtime(target).select(bySeller, "ann").list()))
        .extracting(Offer::stock)
        .containsExactly(5, 4, 3, 2, 1);
  }

  @Test
  void aStreamThatFailsIsNotHidden() {
    TableSchema source = define(table().partitionKey("p", ScalarType.INT));
    IOException failure = new IOException("on purpose");
    OutputStream broken =
        new OutputStream() {
          @Override
          public void write(int one) throws IOException {
            throw failure;
          }
        };
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> rowan().exportTable(new RowMapping(source)).writeTo(broken))
        .isSameAs(failure);
  }

  private TableSchema many() {
    TableSchema table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.DESC)
                .column("v", ScalarType.TEXT));
    for (int from = 0; from < MANY; from += 100) {
      List<Upsert> inserts = new ArrayList<>();
      for (int number = from; number < from + 100; number++) {
        inserts.add(Upsert.insert(table, Row.of(number / 70, number % 70, "row " + number)));
      }
      write(inserts.toArray(Upsert[]::new));
    }
    return table;
  }

  private void assertCopied(TableSchema source) throws IOException {
    byte[] export = export(source);
    TableSchema target = define(like(source));
    load(target, export);
    assertThat(read(all(target))).isEqualTo(read(all(source)));
    assertThat(lines(export(target)).stream().skip(1).toList())
        .isEqualTo(lines(export).stream().skip(1).toList());
  }

  private byte[] export(TableSchema table) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    rowan().exportTable(new RowMapping(table)).writeTo(out);
    return out.toByteArray();
  }

  private void load(TableSchema table, byte[] export) throws IOException {
    rowan().importTable(new RowMapping(table)).readFrom(new ByteArrayInputStream(export));
  }

  private Rowan rowan() {
    return Rowan.on(backend(), RowanOptions.defaults());
  }

  private static List<String> lines(byte[] export) {
    return new String(export, StandardCharsets.UTF_8).lines().toList();
  }

  private static ScanQuery all(TableSchema table) {
    return new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 100, null);
  }

  private static TableSchema.Builder like(TableSchema table) {
    TableSchema.Builder copy = table();
    table
        .columns()
        .forEach(
            column -> {
              switch (column.kind()) {
                case PARTITION_KEY -> copy.partitionKey(column.name(), column.type());
                case CLUSTERING -> copy.clustering(column.name(), column.type(), column.order());
                case STATIC -> copy.staticColumn(column.name(), column.type());
                case REGULAR -> copy.column(column.name(), column.type());
              }
            });
    return copy;
  }

  private static Upsert insert(TableSchema table, @Nullable Object... values) {
    return Upsert.insert(table, Row.of(values));
  }
}
