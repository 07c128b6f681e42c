package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Limit;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Times that each insert and update sets, on each store. */
class UpdateTimesTest extends OnEachLocalStore {
  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Shipments shipments = rowan.dao(Shipments.class);
      inserts(rowan, shipments);
      updates(rowan, shipments);
      conditionalWrites(rowan);
      writesThatChangeNothing(rowan, shipments);
      entriesMove(shipments);
      beansWithVersions(rowan);
      trackedBeans(rowan);
    }
  }

  private static void inserts(Rowan rowan, Shipments shipments) {
    ShipmentWrites writes = rowan.dao(ShipmentWrites.class);
    Instant before = lastMillisecond();
    Shipment own = shipment("open", Instant.EPOCH);
    Shipment saved = shipments.save(own);
    assertThat(changed(saved)).isBetween(before, Instant.now());
    assertThat(shipments.find(own.id())).contains(saved);

    Shipment batched = shipment("open", Instant.MAX);
    rowan.commit(writes.saving(batched));
    Shipment loaded = shipment("open", null);
    rowan.bulk(ShipmentMapping.INSTANCE).save(Stream.of(loaded));
    assertThat(List.of(batched, loaded))
        .allSatisfy(each -> assertThat(time(shipments, each)).isBetween(before, Instant.now()));
  }

  private static void updates(Rowan rowan, Shipments shipments) {
    ShipmentWrites writes = rowan.dao(ShipmentWrites.class);
    Shipment saved = shipments.save(shipment("open", null));
    UUID id = saved.id();
    newer(shipments, saved, each -> shipments.move(id, "sent"));
    newer(shipments, saved, each -> shipments.change(ShipmentPatch.of(id).setNote("late")));
    newer(shipments, saved, each -> shipments.change(ShipmentPatch.of(id).clearNote()));
    newer(shipments, saved, writes::replace);
    newer(shipments, saved, each -> rowan.commit(writes.moving(id, "lost")));
    newer(shipments, saved, each -> writes.change(each, found(each)));
    assertThat(shipments.find(id)).map(Shipment::status).contains("found");
  }

  private static void writesThatChangeNothing(Rowan rowan, Shipments shipments) {
    ShipmentWrites writes = rowan.dao(ShipmentWrites.class);
    Shipment saved = shipments.save(shipment("open", null));
    Shipment later = shipment(saved.id(), changed(saved).plusSeconds(9));
    nextMillisecond();
    shipments.change(ShipmentPatch.of(saved.id()));
    writes.change(saved, later);
    assertThat(ShipmentPatch.between(saved, later).isEmpty()).isTrue();
    assertThat(shipments.find(saved.id())).contains(saved);
  }

  private static void conditionalWrites(Rowan rowan) {
    Permits permits = rowan.dao(Permits.class);
    UUID id = UUID.randomUUID();
    Instant before = lastMillisecond();
    assertThat(permits.create(new Permit(id, "open", Instant.EPOCH)).applied()).isTrue();
    Permit created = permits.find(id).orElseThrow();
    assertThat(created.changed()).isBetween(before, Instant.now());

    nextMillisecond();
    assertThat(permits.moveIf(id, "sent", "x")).isFalse();
    Applied<Permit> refused = permits.create(new Permit(id, "new", null));
    assertThat(refused.current()).contains(created);
    assertThat(permits.find(id)).contains(created);

    assertThat(permits.moveIf(id, "sent", "open")).isTrue();
    Permit moved = permits.find(id).orElseThrow();
    assertThat(moved.changed()).isAfter(created.changed());

    // the first state has an older update time than the stored row, which is no difference
    nextMillisecond();
    Permit first = new Permit(id, "sent", created.changed());
    Permit done = new Permit(id, "done", created.changed());
    assertThat(permits.change(first, done)).isTrue();
    assertThat(permits.change(first, done)).isFalse();
    Permit last = permits.find(id).orElseThrow();
    assertThat(last.changed()).isAfter(moved.changed());

    nextMillisecond();
    assertThat(permits.changeIfPresent(PermitPatch.of(id).setStatus("void"))).isTrue();
    assertThat(permits.find(id).orElseThrow().changed()).isAfter(last.changed());
  }

  private static void entriesMove(Shipments shipments) {
    Shipment one = shipments.save(shipment("packed", null));
    nextMillisecond();
    Shipment two = shipments.save(shipment("packed", null));
    assertThat(shipments.lastChanged("packed", Limit.of(9))).containsExactly(two, one);
    nextMillisecond();
    shipments.change(ShipmentPatch.of(one.id()).setNote("moves its entry"));
    assertThat(shipments.lastChanged("packed", Limit.of(9)))
        .extracting(Shipment::id)
        .containsExactly(one.id(), two.id());
  }

  private static void beansWithVersions(Rowan rowan) {
    Drafts drafts = rowan.dao(Drafts.class);
    Draft draft = Draft.of("ann", "plain");
    drafts.create(draft);
    Draft read = drafts.find("ann", "plain").orElseThrow();
    assertThat(read.changed).isNotNull().isEqualTo(draft.changed);

    nextMillisecond();
    read.setText("one");
    drafts.save(read);
    Draft second = drafts.find("ann", "plain").orElseThrow();
    assertThat(second.changed).isAfter(read.changed);
    assertThat(second.version).isEqualTo(2);

    nextMillisecond();
    drafts.translate("ann", "en"); // changes the partition, and not the row
    assertThat(drafts.find("ann", "plain").orElseThrow().changed).isEqualTo(second.changed);
  }

  private static void trackedBeans(Rowan rowan) {
    Drafts drafts = rowan.dao(Drafts.class);
    drafts.create(Draft.of("bob", "tracked"));
    Draft tracked = rowan.track(drafts.find("bob", "tracked").orElseThrow());
    for (String text : List.of("one", "two")) {
      Draft before = drafts.find("bob", "tracked").orElseThrow();
      nextMillisecond();
      drafts.save(tracked); // no change: not written
      assertThat(drafts.find("bob", "tracked").orElseThrow().changed).isEqualTo(before.changed);
      tracked.setText(text);
      drafts.save(tracked);
      Draft after = drafts.find("bob", "tracked").orElseThrow();
      assertThat(after.changed).isAfter(before.changed);
      assertThat(after.text).isEqualTo(text);
    }
  }

  private static void newer(Shipments shipments, Shipment row, Consumer<Shipment> write) {
    Shipment before = shipments.find(row.id()).orElseThrow();
    nextMillisecond();
    write.accept(before);
    assertThat(time(shipments, row)).isAfter(changed(before)).isBeforeOrEqualTo(Instant.now());
  }

  private static Instant time(Shipments shipments, Shipment row) {
    return changed(shipments.find(row.id()).orElseThrow());
  }

  private static Instant changed(Shipment shipment) {
    return Objects.requireNonNull(shipment.changed());
  }

  private static Shipment found(Shipment shipment) {
    return new Shipment(shipment.id(), "found", shipment.note(), shipment.changed());
  }

  private static Shipment shipment(String status, @Nullable Instant changed) {
    return new Shipment(UUID.randomUUID(), status, null, changed);
  }

  private static Shipment shipment(UUID id, Instant changed) {
    return new Shipment(id, "open", null, changed);
  }

  private static Instant lastMillisecond() {
    return Instant.now().truncatedTo(ChronoUnit.MILLIS);
  }

  /** Returns after the clock has reached the next millisecond. */
  private static void nextMillisecond() {
    Instant now = lastMillisecond();
    while (lastMillisecond().equals(now)) {
      Thread.onSpinWait();
    }
  }
}
