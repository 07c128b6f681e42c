package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.error.RowanException;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Rows that a sequence numbers, on each store. */
class SequenceTest extends OnEachStore {
  private static final int BLOCK = 1_000;

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      callsOn(FailingCalls.url(KEYSPACE));
      try (Rowan restarted = Rowan.connect(FailingCalls.url(KEYSPACE));
          CqlSession other = driver(KEYSPACE)) {
        Invoice next = restarted.dao(Invoices.class).issue(invoice("ida"));
        long reserved =
            Objects.requireNonNull(other.execute("SELECT next_number FROM rowan_sequence").one())
                .getLong(0);
        assertThat(next.number()).isEqualTo(reserved - BLOCK);
      }
    }

    @Test
    void aValidatedSchemaNeedsTheTable() {
      String url = FailingCalls.url(KEYSPACE).replace("schema=create", "schema=validate");
      try (CqlSession other = driver(KEYSPACE)) {
        other.execute("DROP TABLE IF EXISTS rowan_sequence");
        other.execute(
            "CREATE TABLE IF NOT EXISTS invoice"
                + " (number bigint PRIMARY KEY, customer text, amount decimal)");
        try (Rowan rowan = Rowan.connect(url)) {
          assertThatThrownBy(() -> rowan.dao(Invoices.class))
              .isInstanceOf(RowanException.class)
              .hasMessageContaining("rowan_sequence");
        }
      }
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Invoices invoices = rowan.dao(Invoices.class);
      // tag::issue[]
      Invoice issued = invoices.issue(new Invoice(null, "Ann", new BigDecimal("9.95")));
      Long number = issued.number();
      // end::issue[]
      assertThat(number).isEqualTo(1);
      assertThat(invoices.find(1)).contains(issued);
      allWaysToInsert(rowan, invoices);
      severalThreads(invoices);
    }
  }

  private static void allWaysToInsert(Rowan rowan, Invoices invoices) {
    List<Invoice> all = invoices.issueAll(Collections.nCopies(BLOCK, invoice("bob")));
    assertThat(numbers(all))
        .containsExactlyElementsOf(LongStream.rangeClosed(2, BLOCK + 1).boxed().toList());
    Invoice own = new Invoice(-7L, "cat", BigDecimal.ONE);
    assertThat(invoices.issue(own)).isSameAs(own);
    assertThat(invoices.issueLater(invoice("dan")).toCompletableFuture().join().number())
        .isEqualTo(BLOCK + 2L);
    rowan.commit(invoices.issuing(invoice("eve")), invoices.issuing(invoice("fay")));
    assertThat(invoices.find(BLOCK + 4L)).map(Invoice::customer).contains("fay");
    rowan.bulk(InvoiceMapping.INSTANCE).save(List.of(invoice("gus")));
    assertThat(invoices.find(BLOCK + 5L)).map(Invoice::customer).contains("gus");
  }

  private static void severalThreads(Invoices invoices) {
    List<CompletableFuture<List<Long>>> threads = new ArrayList<>();
    for (int thread = 0; thread < 4; thread++) {
      threads.add(
          CompletableFuture.supplyAsync(
              () -> {
                List<Long> numbers = new ArrayList<>();
                for (int i = 0; i < 50; i++) {
                  numbers.add(Objects.requireNonNull(invoices.issue(invoice("hal")).number()));
                }
                return numbers;
              }));
    }
    Set<Long> given = new HashSet<>();
    threads.forEach(thread -> given.addAll(thread.join()));
    assertThat(given).hasSize(200);
    given.forEach(number -> assertThat(invoices.find(number)).isPresent());
  }

  private static List<Long> numbers(Collection<Invoice> invoices) {
    return invoices.stream().map(Invoice::number).map(Objects::requireNonNull).toList();
  }

  private static Invoice invoice(String customer) {
    return new Invoice(null, customer, BigDecimal.TEN);
  }
}
