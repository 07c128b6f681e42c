package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.rowan.Rowan;
import dev.rowan.error.RowanException;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.math.BigDecimal;
import java.time.Duration;
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
class SequenceTest extends OnEachLocalStore {
  private static final int BLOCK = 1_000;

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      callsOn(FailingCalls.url(KEYSPACE));
      try (Rowan restarted = Rowan.connect(FailingCalls.url(KEYSPACE));
          CqlSession other = driver(KEYSPACE)) {
        Receipt next = restarted.dao(Receipts.class).issue(receipt("ida"));
        long reserved =
            Objects.requireNonNull(other.execute("SELECT next_number FROM rowan_sequence").one())
                .getLong(0);
        assertThat(next.number()).isEqualTo(reserved - BLOCK);
      }
    }
  }

  @Nested
  class OnACheckedSchema {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void theTableOfSequencesMustExist() {
      String url = FailingCalls.url(KEYSPACE).replace("schema=create", "schema=validate");
      try (CqlSession other = driver(KEYSPACE)) {
        other.execute(
            SimpleStatement.newInstance(
                    "CREATE TABLE receipt"
                        + " (number bigint PRIMARY KEY, customer text, amount decimal)")
                .setTimeout(Duration.ofSeconds(60)));
        try (Rowan rowan = Rowan.connect(url)) {
          assertThatThrownBy(() -> rowan.dao(Receipts.class))
              .isInstanceOf(RowanException.class)
              .hasMessageContaining("rowan_sequence");
        }
      }
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Receipts receipts = rowan.dao(Receipts.class);
      // tag::issue[]
      Receipt issued = receipts.issue(new Receipt(null, "Ann", new BigDecimal("9.95")));
      Long number = issued.number();
      // end::issue[]
      assertThat(number).isEqualTo(1);
      assertThat(receipts.find(1)).contains(issued);
      allWaysToInsert(rowan, receipts);
      severalThreads(receipts);
    }
  }

  private static void allWaysToInsert(Rowan rowan, Receipts receipts) {
    List<Receipt> all = receipts.issueAll(Collections.nCopies(BLOCK, receipt("bob")));
    assertThat(numbers(all))
        .containsExactlyElementsOf(LongStream.rangeClosed(2, BLOCK + 1).boxed().toList());
    Receipt own = new Receipt(-7L, "cat", BigDecimal.ONE);
    assertThat(receipts.issue(own)).isSameAs(own);
    assertThat(receipts.issueLater(receipt("dan")).toCompletableFuture().join().number())
        .isEqualTo(BLOCK + 2L);
    rowan.commit(receipts.issuing(receipt("eve")), receipts.issuing(receipt("fay")));
    assertThat(receipts.find(BLOCK + 4L)).map(Receipt::customer).contains("fay");
    rowan.bulk(ReceiptMapping.INSTANCE).save(List.of(receipt("gus")));
    assertThat(receipts.find(BLOCK + 5L)).map(Receipt::customer).contains("gus");
  }

  private static void severalThreads(Receipts receipts) {
    List<CompletableFuture<List<Long>>> threads = new ArrayList<>();
    for (int thread = 0; thread < 4; thread++) {
      threads.add(
          CompletableFuture.supplyAsync(
              () -> {
                List<Long> numbers = new ArrayList<>();
                for (int i = 0; i < 50; i++) {
                  numbers.add(Objects.requireNonNull(receipts.issue(receipt("hal")).number()));
                }
                return numbers;
              }));
    }
    Set<Long> given = new HashSet<>();
    threads.forEach(thread -> given.addAll(thread.join()));
    assertThat(given).hasSize(200);
    given.forEach(number -> assertThat(receipts.find(number)).isPresent());
  }

  private static List<Long> numbers(Collection<Receipt> receipts) {
    return receipts.stream().map(Receipt::number).map(Objects::requireNonNull).toList();
  }

  private static Receipt receipt(String customer) {
    return new Receipt(null, customer, BigDecimal.TEN);
  }
}
