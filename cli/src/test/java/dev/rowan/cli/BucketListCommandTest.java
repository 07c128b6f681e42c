package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Nulls;
import dev.rowan.spi.value.Row;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user sees of the jobs on a list of buckets that a new version of a program declares. */
class BucketListCommandTest {
  private static final Instant NOON = Instant.parse("2026-05-04T12:00:00Z");
  private static final LocalDate DAY = LocalDate.parse("2026-05-04");

  @TempDir private Path folder;

  private CompiledFolder program(String version, String bucket) {
    return Shops.program(
        folder.resolve(version),
        """
        @Entity record Item(
            @PartitionKey(0) String owner,
            @PartitionKey(1) %s java.time.LocalDate day,
            @Clustering java.time.Instant at,
            String text) {}
        """
            .formatted(bucket));
  }

  private static Invocation run(String url, CompiledFolder program, String... words) {
    List<String> all = new ArrayList<>(List.of(words[0], words[1], program.toString()));
    all.addAll(List.of(words).subList(2, words.length));
    all.addAll(List.of("--url", url));
    return Invocation.of(all.toArray(String[]::new));
  }

  @Test
  void buildsAndCorrectsTheList() {
    String url = "rowan:embedded:" + folder.resolve("store");
    CompiledFolder first = program("first", "");
    Shops.with(
        url,
        first,
        (rowan, item) -> {
          for (String owner : List.of("a", "ü")) {
            Row row = Row.of(owner, DAY, NOON, "x");
            rowan.runtime(item).insert(row, Nulls.UNSET).toCompletableFuture().join();
          }
        });
    String bucket =
        "@Bucket(of = \"at\", unit = java.time.temporal.ChronoUnit.DAYS, bucketList = true)";
    CompiledFolder second = program("second", bucket);
    assertThat(run(url, second, "schema", "apply", "--no-builds").exitCode()).isZero();

    Invocation found = run(url, second, "maintenance", "verify");
    assertThat(found.exitCode()).isEqualTo(1);
    assertThat(found.out())
        .contains("item, bucket lists", "checked 2 partitions and entries")
        .endsWith("  item: 2 missing\n");
    Invocation built = run(url, second, "maintenance", "build");
    assertThat(built.exitCode()).as(built.err()).isZero();
    assertThat(built.out()).endsWith("  item: 2 missing, 2 repaired\n");
    Invocation clean = run(url, second, "maintenance", "repair", "item_buckets");
    assertThat(clean.exitCode()).isZero();
    assertThat(clean.out()).endsWith("  checked 4 partitions and entries\n  no differences\n");
    assertThat(run(url, second, "schema", "diff").exitCode()).isZero();
  }
}
