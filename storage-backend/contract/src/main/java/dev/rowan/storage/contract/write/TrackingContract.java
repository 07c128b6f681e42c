package dev.rowan.storage.contract.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Write;
import dev.rowan.error.RejectedInputException;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Crate;
import dev.rowan.storage.contract.fixture.CrateMapping;
import dev.rowan.storage.contract.fixture.StoredEntity;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A tracked object writes its changes, and never assumes a state that is uncertain. */
public abstract class TrackingContract extends ContractCase {
  private static final CrateMapping MAPPING = CrateMapping.INSTANCE;
  private static final ReadPlan FIND = ReadPlan.direct("Crates.find", MAPPING.table);

  private Rowan rowan;
  private DaoRuntime<Crate> crates;
  private UUID id;

  @BeforeEach
  final void openRowan() {
    rowan = Rowan.on(backend(), RowanOptions.defaults());
    crates = rowan.runtime(MAPPING);
    id = UUID.randomUUID();
  }

  @Test
  void anUpdateWritesOnlyChanges() {
    Crate crate = tracked(rowan, Crate.of(id, "a", "red", 5));
    elsewhere(9);
    crate.setShelf("b");
    crate.setLabel(null);
    await(crates.update(crate, Nulls.UNSET));

    assertStored("b", null, 9, Set.of());
    crate.setWeight(5);
    await(crates.update(crate, Nulls.UNSET));
    assertStored("b", null, 9, Set.of());
    crate.setWeight(6);
    await(crates.update(crate, Nulls.UNSET));
    assertStored("b", null, 6, Set.of());
  }

  @Test
  void aCollectionThatIsChangedInPlaceIsSeen() {
    Crate crate = tracked(rowan, Crate.of(id, "a", "red", 5));
    crate.setMarks(new HashSet<>(Set.of("old")));
    await(crates.update(crate, Nulls.UNSET));
    Objects.requireNonNull(crate.getMarks()).add("new");
    await(crates.update(crate, Nulls.UNSET));

    assertStored("a", "red", 5, Set.of("old", "new"));
  }

  @Test
  void theOldEntryIsRemovedWithTheOldKey() {
    Crate crate = tracked(rowan, Crate.of(id, "a", "red", 5));
    crate.setShelf("b");
    await(crates.update(crate, Nulls.UNSET));
    crate.setLabel("blue");
    crate.setShelf("c");
    await(crates.update(crate, Nulls.UNSET));

    assertStored("c", "blue", 5, Set.of());
  }

  @Test
  void nothingIsWrittenWhereNothingChanged() {
    Crate crate = tracked(rowan, Crate.of(id, "a", "red", 5));
    await(crates.deleteByKey(id));
    await(crates.update(crate, Nulls.UNSET));

    assertThat(await(crates.select(FIND, id).optional())).isEmpty();
  }

  @Test
  void anObjectThatWasInsertedOrDeletedIsWrittenWhole() {
    Crate crate = tracked(rowan, Crate.of(id, "a", "red", 5));
    await(crates.delete(crate));
    await(crates.update(crate, Nulls.UNSET));
    assertStored("a", "red", 5, Set.of());

    elsewhere(9);
    await(crates.insert(crate, Nulls.UNSET));
    elsewhere(9);
    await(crates.update(crate, Nulls.UNSET));
    assertStored("a", "red", 5, Set.of());
  }

  @Test
  void anObjectThatIsWrittenInABatchIsWrittenWhole() {
    Crate crate = tracked(rowan, Crate.of(id, "a", "red", 5));
    elsewhere(9);
    crate.setLabel(null);
    Write planned = crates.deferred().update(crate, Nulls.UNSET);
    crate.setShelf("b");
    rowan.commit(planned);
    assertStored("a", null, 5, Set.of());
    elsewhere(9);
    await(crates.update(crate, Nulls.UNSET));
    assertStored("b", null, 5, Set.of());
  }

  @Test
  void theKeyStaysWhatItIs() {
    Crate crate = tracked(rowan, Crate.of(id, "a", "red", 5));
    crate.setId(UUID.randomUUID());
    assertThatThrownBy(() -> crates.update(crate, Nulls.UNSET))
        .isInstanceOf(RejectedInputException.class);
    crate.setId(id);
    crate.setWeight(6);
    await(crates.update(crate, Nulls.UNSET));
    assertStored("a", "red", 6, Set.of());
  }

  @Test
  void theStateIsNotUsedForAnotherStore() {
    Rowan other = Rowan.on(backend(), RowanOptions.defaults());
    Crate crate = tracked(other, Crate.of(id, "a", "red", 5));
    elsewhere(9);
    await(crates.update(crate, Nulls.UNSET));

    assertStored("a", "red", 5, Set.of());
  }

  @Test
  void overlappingUpdatesLeaveTheStateUnknown() {
    Crate crate = tracked(rowan, Crate.of(id, "a", "red", 5));
    crate.setLabel("blue");
    CompletionStage<Boolean> first = crates.update(crate, Nulls.UNSET);
    crate.setLabel("green");
    CompletionStage<Boolean> second = first.thenCompose(done -> crates.update(crate, Nulls.UNSET));
    await(first);
    await(second);
    crate.setWeight(6);
    await(crates.update(crate, Nulls.UNSET));

    assertStored("a", "green", 6, Set.of());
  }

  @Test
  void whatIsSerializedIsNotTracked() throws IOException, ClassNotFoundException {
    Crate crate = tracked(rowan, Crate.of(id, "a", "red", 5));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(crate);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      Object copy = in.readObject();
      assertThat(copy).isExactlyInstanceOf(Crate.class);
      assertThat(((Crate) copy).getLabel()).isEqualTo("red");
    }
  }

  private Crate tracked(Rowan by, Crate crate) {
    await(crates.insert(crate, Nulls.UNSET));
    Crate tracked = by.track(await(crates.select(FIND, id).one()));
    assertThat(tracked).isNotExactlyInstanceOf(Crate.class);
    return tracked;
  }

  /** Writes another weight, without the object. */
  private void elsewhere(int weight) {
    await(
        crates.update(
            crates.rowChange().key(CrateMapping.ID, id).set(CrateMapping.WEIGHT, weight).row()));
  }

  private void assertStored(String shelf, @Nullable String label, int weight, Set<String> marks) {
    Crate stored = await(crates.select(FIND, id).one());
    assertThat(stored.getShelf()).isEqualTo(shelf);
    assertThat(stored.getLabel()).isEqualTo(label);
    assertThat(stored.getWeight()).isEqualTo(weight);
    assertThat(stored.getMarks()).isEqualTo(marks);
    assertThat(shelves()).contains(shelf);
    until(() -> shelves().equals(List.of(shelf)));
  }

  /**
   * Returns the shelves under which the index finds the crate, including one that it was on only
   * briefly.
   */
  private List<@Nullable Object> shelves() {
    return new StoredEntity(backend(), MAPPING)
        .entries(MAPPING.byShelf).stream()
            .filter(entry -> id.equals(entry.get(1)))
            .map(entry -> entry.get(0))
            .toList();
  }
}
