package dev.rowan.micrometer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import shop.ItemMapping;

/** The queries of the dashboard name what a Prometheus server really scrapes. */
class DashboardTest {
  private static final Pattern SAMPLE = Pattern.compile("(?m)^(rowan_\\w+)(?:\\{(.*)})? ");
  private static final Pattern LABEL = Pattern.compile("(\\w+)=~?\"");
  private static final Pattern METRIC = Pattern.compile("(rowan_\\w+)(?:\\{([^}]*)})?");
  private static final Pattern BY = Pattern.compile("by \\(([\\w, ]+)\\)");

  @Test
  void everyQueryNamesScrapedMetricsAndTheirLabels(@TempDir Path directory) throws IOException {
    Map<String, Set<String>> scraped = scraped(directory);
    List<String> queries = queries();
    assertThat(queries).hasSizeGreaterThan(20);
    Set<String> used = new TreeSet<>();
    for (String query : queries) {
      Matcher metric = METRIC.matcher(query);
      while (metric.find()) {
        assertThat(scraped).as(query).containsKey(metric.group(1));
        used.add(metric.group(1));
        Set<String> labels = labels(Objects.requireNonNullElse(metric.group(2), ""));
        Matcher by = BY.matcher(query);
        while (by.find()) {
          labels.addAll(Arrays.asList(by.group(1).split(", ")));
        }
        assertThat(scraped.get(metric.group(1))).as(query).containsAll(labels);
      }
    }
    assertThat(used).as("metrics in the dashboard").hasSizeGreaterThan(20);
  }

  private static Map<String, Set<String>> scraped(Path directory) {
    PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    RowanOptions options =
        RowanOptions.defaults()
            .withCallListener(RowanMetrics.calls(registry))
            .withJobListener(RowanMetrics.jobs(registry));
    try (Rowan rowan = Rowan.connect("rowan:embedded:" + directory, options)) {
      RowanMetrics.store(rowan).bindTo(registry);
      RowanMetricsTest.play(rowan);
      rowan.maintenance().verify(ItemMapping.INSTANCE).run();
      Map<String, Set<String>> samples = new HashMap<>();
      Matcher sample = SAMPLE.matcher(registry.scrape());
      while (sample.find()) {
        samples.put(sample.group(1), labels(Objects.requireNonNullElse(sample.group(2), "")));
      }
      return samples;
    }
  }

  private static Set<String> labels(String text) {
    // a condition "label!=" counts, too
    return LABEL
        .matcher(text.replace("!=", "="))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the queries of the panels and of the variables. */
  private static List<String> queries() throws IOException {
    List<String> queries = new ArrayList<>();
    try (InputStream file = DashboardTest.class.getResourceAsStream("grafana-dashboard.json");
        JsonParser json = new JsonFactory().createParser(Objects.requireNonNull(file))) {
      while (json.nextToken() != null) {
        boolean isQuery =
            json.currentToken() == JsonToken.VALUE_STRING
                && ("expr".equals(json.currentName()) || "query".equals(json.currentName()));
        if (isQuery) {
          queries.add(json.getText());
        }
      }
    }
    return queries;
  }
}
