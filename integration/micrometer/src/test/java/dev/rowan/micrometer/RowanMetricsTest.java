package dev.rowan.micrometer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.dao.Limit;
import dev.rowan.error.RejectedInputException;
import dev.rowan.operate.maintenance.MaintenanceJob;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.observation.DefaultMeterObservationHandler;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;
import io.micrometer.observation.ObservationRegistry;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import shop.Item;
import shop.ItemMapping;
import shop.Items;

class RowanMetricsTest {
  private static final Path GUIDE = Path.of("../../docs/guide/observation.md");
  private static final Item LAMP = item("secret-seller", "secret-lamp");

  private final MeterRegistry registry = new SimpleMeterRegistry();

  @Test
  void measuresCallsByMethodAndOutcome() {
    // tag::micrometer[]
    RowanOptions options =
        RowanOptions.defaults()
            .withCallListener(RowanMetrics.calls(registry))
            .withJobListener(RowanMetrics.jobs(registry));
    Rowan rowan = Rowan.connect("rowan:memory:", options);
    RowanMetrics.store(rowan).bindTo(registry);
    // end::micrometer[]
    try (rowan) {
      play(rowan);
      assertThat(registry.get("rowan.call").tags("method", "save").timer().count()).isEqualTo(2);
      assertThat(
              registry
                  .get("rowan.call")
                  .tags("dao", "Items", "method", "find", "kind", "read", "outcome", "success")
                  .timer()
                  .count())
          .isEqualTo(1);
      assertThat(
              registry
                  .get("rowan.call")
                  .tags("method", "find", "outcome", "RUN-07")
                  .timer()
                  .count())
          .isEqualTo(1);
      assertThat(registry.get("rowan.call.requests").tags("method", "save").summary().totalAmount())
          .isEqualTo(2);
      assertThat(registry.get("rowan.call.rows.read").tags("method", "bySeller").summary().max())
          .isEqualTo(2);
      assertThat(registry.get("rowan.store.batches").functionCounter().count()).isEqualTo(2);
      assertThat(registry.get("rowan.store.health").gauge().value()).isZero();
    }
    assertThat(registry.get("rowan.store.health").gauge().value()).isEqualTo(2);
    assertThat(everything(registry)).doesNotContain("secret");
  }

  @Test
  void measuresJobsByKindAndTable() {
    RowanOptions options = RowanOptions.defaults().withJobListener(RowanMetrics.jobs(registry));
    try (Rowan rowan = Rowan.connect("rowan:memory:", options)) {
      play(rowan);
      rowan.maintenance().verify(ItemMapping.INSTANCE).run();
      rowan.maintenance().verify(ItemMapping.INSTANCE).run();
      MaintenanceJob resumed = rowan.maintenance().repair(ItemMapping.INSTANCE).resume("none");
      assertThatExceptionOfType(RejectedInputException.class).isThrownBy(resumed::run);
    }
    assertThat(
            registry
                .get("rowan.job")
                .tags("kind", "verify", "table", "item", "outcome", "success")
                .timer()
                .count())
        .isEqualTo(2);
    assertThat(registry.get("rowan.job").tags("kind", "repair").timer().getId().getTag("outcome"))
        .startsWith("RUN-");
    assertThat(registry.get("rowan.job.checked").tags("kind", "verify").counter().count())
        .isGreaterThanOrEqualTo(4);
    assertThat(registry.get("rowan.job.found").tags("kind", "verify").counter().count()).isZero();
    assertThat(everything(registry)).doesNotContain("secret");
  }

  @Test
  void observationsAreChildrenOfTheCurrentOneAndMakeTheSameTimer() {
    ObservationRegistry observations = ObservationRegistry.create();
    List<Observation.Context> stopped = new ArrayList<>();
    observations
        .observationConfig()
        .observationHandler(new DefaultMeterObservationHandler(registry))
        .observationHandler(new Remembering(stopped));
    RowanOptions options =
        RowanOptions.defaults().withCallListener(RowanMetrics.calls(registry, observations));
    Observation request = Observation.start("request", observations);
    try (Rowan rowan = Rowan.connect("rowan:memory:", options)) {
      request.scoped(() -> play(rowan));
    }
    request.stop();
    assertThat(stopped)
        .extracting(Observation.Context::getContextualName)
        .containsExactly(
            "Items.save", "Items.save", "Items.find", "Items.bySeller", "Items.find", null);
    assertThat(stopped.subList(0, 5)).allMatch(call -> call.getParentObservation() == request);
    assertThat(stopped.get(4).getError()).hasMessage("RUN-07").hasNoCause();
    assertThat(stopped.get(3).getHighCardinalityKeyValue("plan").getValue())
        .startsWith("SELECT ... FROM items_by_seller");
    assertThat(stopped.toString()).doesNotContain("secret");

    MeterRegistry direct = new SimpleMeterRegistry();
    try (Rowan rowan =
        Rowan.connect(
            "rowan:memory:",
            RowanOptions.defaults().withCallListener(RowanMetrics.calls(direct)))) {
      play(rowan);
    }
    assertThat(timers(registry)).isEqualTo(timers(direct)).hasSize(4);
    assertThat(registry.get("rowan.call.requests").tags("method", "save").summary().count())
        .isEqualTo(2);
  }

  @Test
  void theGuideNamesEveryMeter(@TempDir Path directory) throws IOException {
    RowanOptions options = RowanOptions.defaults().withCallListener(RowanMetrics.calls(registry));
    try (Rowan rowan = Rowan.connect("rowan:embedded:" + directory, options)) {
      RowanMetrics.store(rowan).bindTo(registry);
      play(rowan);
      assertThat(registry.get("rowan.store.memory.limit").gauge().value()).isPositive();
    }
    Set<String> registered =
        registry.getMeters().stream()
            .map(meter -> meter.getId().getName())
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> documented = new TreeSet<>();
    Matcher name =
        Pattern.compile("`(rowan\\.(?:call|store|guardrail)[a-z.]*)`")
            .matcher(Files.readString(GUIDE));
    while (name.find()) {
      documented.add(name.group(1));
    }
    assertThat(documented).isEqualTo(registered);
  }

  static void play(Rowan rowan) {
    Items items = rowan.dao(Items.class);
    items.save(LAMP);
    items.save(item("secret-seller", "secret-chair"));
    items.find(LAMP.id());
    items.bySeller("secret-seller", Limit.of(5));
    assertThatExceptionOfType(RejectedInputException.class).isThrownBy(() -> items.find(null));
  }

  private static Item item(String seller, String title) {
    return new Item(UUID.randomUUID(), seller, title, BigDecimal.TEN);
  }

  private static Set<List<Tag>> timers(MeterRegistry registry) {
    return registry.find("rowan.call").timers().stream()
        .map(timer -> timer.getId().getTags())
        .collect(Collectors.toSet());
  }

  private static String everything(MeterRegistry registry) {
    return registry.getMeters().stream()
        .map(Meter::getId)
        .map(id -> id + " " + id.getDescription())
        .collect(Collectors.joining("\n"));
  }

  /** Remembers what has stopped. */
  private record Remembering(List<Observation.Context> stopped)
      implements ObservationHandler<Observation.Context> {
    @Override
    public void onStop(Observation.Context context) {
      stopped.add(context);
    }

    @Override
    public boolean supportsContext(Observation.Context context) {
      return true;
    }
  }
}
