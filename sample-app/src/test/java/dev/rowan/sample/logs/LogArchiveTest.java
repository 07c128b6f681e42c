package dev.rowan.sample.logs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Finds lines of any day on each store, and shows how a test passes its own DAO to a service. */
class LogArchiveTest {
  @TempDir Path folder;

  private static LogMessage line(String source, String at, int number, String text) {
    Instant time = Instant.parse(at);
    return new LogMessage(
        source,
        time.atZone(ZoneOffset.UTC).toLocalDate(),
        LineId.of(time, number, source, number, text),
        time,
        "plain",
        text,
        Map.of());
  }

  private static List<String> texts(List<LogMessage> messages) {
    return messages.stream().map(LogMessage::text).toList();
  }

  private void on(String store, Consumer<LogArchive> test) {
    String url = store.endsWith("embedded:") ? store + folder.resolve("logs") : store;
    try (Rowan rowan = Rowan.connect(url)) {
      test.accept(new LogArchive(rowan.dao(LogMessages.class)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"rowan:memory:", "rowan:memory:?like=cassandra", "rowan:embedded:"})
  void findsTheNewestLinesAcrossDaysWithoutLines(String store) {
    on(
        store,
        archive -> {
          assertThat(archive.ofSource("attic", 10, null).items()).isEmpty();
          assertThat(archive.newestOfType("plain", 10)).isEmpty();
          archive.store(line("attic", "2005-01-01T10:00:00Z", 1, "a"));
          archive.store(line("attic", "2026-03-01T10:00:00Z", 2, "b"));
          archive.store(line("attic", "2026-03-01T10:00:01Z", 3, "c"));
          archive.store(line("cellar", "2099-03-02T10:00:00Z", 4, "d"));
          Page<LogMessage> page = archive.ofSource("attic", 10, null);
          assertThat(texts(page.items())).containsExactly("c", "b", "a");
          assertThat(page.hasNext()).isFalse();
          assertThat(texts(archive.newestOfType("plain", 3))).containsExactly("d", "c", "b");
          assertThat(archive.newestOfType("syslog", 100)).isEmpty();
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"rowan:memory:", "rowan:memory:?like=cassandra", "rowan:embedded:"})
  void pagesBackToTheFirstLineWhateverTheSizeOfPages(String store) {
    on(
        store,
        archive -> {
          List<String> expected = new ArrayList<>();
          for (int i = 0; i < 12; i++) {
            String text = "line " + i;
            String at = "20%02d-03-0%dT10:00:00Z".formatted(i, 1 + i % 3);
            archive.store(line("attic", at, i, text));
            expected.add(0, text);
          }
          for (int size = 1; size <= 13; size++) {
            List<String> found = new ArrayList<>();
            @Nullable String token = null;
            do {
              Page<LogMessage> page = archive.ofSource("attic", size, token);
              assertThat(page.items()).isNotEmpty();
              found.addAll(texts(page.items()));
              token = page.nextToken();
            } while (token != null);
            assertThat(found).as("pages of " + size).isEqualTo(expected);
          }
          assertThat(texts(archive.newestOfType("plain", 100))).isEqualTo(expected);
        });
  }

  @Test
  void aTestCanPassItsOwnDao() {
    Lines lines = new Lines();
    LogArchive archive = new LogArchive(lines);
    archive.store(line("attic", "2026-03-01T10:00:00Z", 1, "a"));
    assertThat(texts(archive.ofSource("attic", 5, null).items())).containsExactly("a");
    assertThat(lines.requested).isEqualTo(5);
  }

  private static final class Lines implements LogMessages {
    private final List<LogMessage> all = new ArrayList<>();
    private int requested;

    @Override
    public void save(LogMessage message) {
      all.add(message);
    }

    @Override
    public Page<LogMessage> ofSource(String source, PageRequest page) {
      requested = page.size();
      return new Page<>(all, null);
    }

    @Override
    public List<LogMessage> ofType(String sourceType, Limit limit) {
      return all;
    }
  }
}
