package dev.rowan.storage.contract.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanException;
import dev.rowan.error.UniqueViolationException;
import dev.rowan.internal.index.UniquePlanner;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.InterruptedBackend;
import dev.rowan.storage.contract.fixture.Member;
import dev.rowan.storage.contract.fixture.MemberMapping;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * A unique value belongs to one row. A failed write takes no value, and leftover reservations block
 * no later write.
 */
public abstract class UniqueContract extends UniqueCase {
  @Test
  void aValueFindsItsRow() {
    save(Member.of(1, "ann@example.org").withNickname("ann"));
    save(Member.of(2, null));
    save(Member.of(3, null));
    assertThat(byEmail("ann@example.org")).map(Member::number).contains(1);
    assertThat(byNickname("chess", "ann")).map(Member::number).contains(1);
    assertThat(byNickname("go", "ann")).isEmpty();
    assertThat(byEmail("bob@example.org")).isEmpty();
    assertUnique("three members");
  }

  @Test
  void theValueOfAnotherRowIsRefusedAndNothingIsWritten() {
    save(Member.of(1, "ann@example.org").withNickname("ann"));
    Member bob = Member.of(2, "ann@example.org").withNickname("bob");
    assertViolates("email", () -> members().insert(bob, Nulls.DELETE));
    assertThat(find(2)).isEmpty();
    assertThat(byTeam("red")).extracting(Member::number).containsExactly(1);
    save(Member.of(3, "bob@example.org").withNickname("bob"));
    assertViolates(
        "nickname", () -> members().insert(bob.withEmail(null).withNickname("ann"), Nulls.DELETE));
    assertViolates(
        "email", () -> members().update(row(3, MemberMapping.EMAIL.column(), "ann@example.org")));
    assertThat(find(3)).contains(Member.of(3, "bob@example.org").withNickname("bob"));
    assertUnique("refused");
  }

  /** Keys of one partition are one batch where the backend maintains indexes. */
  @Test
  void severalRowsOfOneCallCannotTakeOneValue() {
    save(Member.of(1, "ann@example.org"));
    save(Member.of(2, "bob@example.org"));
    boolean isBatch = backend().capabilities().has(Capability.INDEX_MAINTENANCE);
    failure(
        isBatch ? UniqueViolationException.class : OutcomeUnknownException.class,
        () -> members().ofKeys().update(emails("eve@example.org", AnyOf.of(List.of(1, 2)))));
    Optional<Integer> winner = byEmail("eve@example.org").map(Member::number);
    assertThat(winner.isPresent()).as("rows that are written one by one").isEqualTo(!isBatch);
    String first = winner.equals(Optional.of(1)) ? "eve@example.org" : "ann@example.org";
    String second = winner.equals(Optional.of(2)) ? "eve@example.org" : "bob@example.org";
    assertThat(find(1)).contains(Member.of(1, first));
    assertThat(find(2)).contains(Member.of(2, second));
    assertUnique("a call with two keys");
  }

  @Test
  void valuesTogetherAreUniqueTogether() {
    save(Member.of(1, null).withNickname("ann"));
    save(Member.of(1, null).withNickname("ann").in("go"));
    assertViolates(
        "nickname",
        () -> members().insert(Member.of(2, null).withNickname("ann").in("go"), Nulls.DELETE));
    assertThat(byNickname("go", "ann")).map(Member::club).contains("go");
    assertUnique("two clubs");
  }

  @Test
  void aRowMayBeWrittenAgainAndChangeItsValue() {
    save(Member.of(1, "ann@example.org"));
    save(Member.of(1, "ann@example.org").withTeam("blue"));
    save(Member.of(1, "eve@example.org"));
    assertThat(byEmail("ann@example.org")).isEmpty();
    save(Member.of(2, "ann@example.org"));
    save(Member.of(1, null));
    save(Member.of(3, "eve@example.org"));
    update(3, MemberMapping.EMAIL.column(), null);
    update(1, MemberMapping.EMAIL.column(), "eve@example.org");
    assertThat(byEmail("eve@example.org")).map(Member::number).contains(1);
    assertUnique("changes");
  }

  @Test
  void aDeletedRowReleasesItsValue() {
    save(Member.of(1, "ann@example.org").withNickname("ann"));
    await(members().deleteByKey("chess", 1));
    assertThat(byEmail("ann@example.org")).isEmpty();
    save(Member.of(2, "ann@example.org").withNickname("ann"));
    await(members().deleteByKey("chess"));
    save(Member.of(3, "ann@example.org").withNickname("ann"));
    save(Member.of(3, "eve@example.org").withNickname("eve"));
    save(Member.of(1, "ann@example.org").withNickname("ann"));
    assertUnique("deletes");
  }

  @Test
  void anExpiredRowReleasesItsValue() {
    Member ann = Member.of(1, "ann@example.org").withNickname("ann");
    await(members().with(WriteOptions.ttl(Duration.ofSeconds(3))).insert(ann, Nulls.DELETE));
    assertViolates("email", () -> members().insert(Member.of(2, "ann@example.org"), Nulls.DELETE));
    until(() -> byEmail("ann@example.org").isEmpty());
    save(Member.of(2, "ann@example.org").withNickname("ann"));
    save(Member.of(1, "eve@example.org").withNickname("eve"));
    assertUnique("an expiry");
  }

  @Test
  void aFailedConditionIsNoViolationAndReservesNothing() {
    save(Member.of(1, "ann@example.org"));
    Member again = Member.of(1, "bob@example.org");
    assertThat(await(members().returningApplied().insertIfNotExists(again, Nulls.DELETE)))
        .isFalse();
    assertThat(
            await(
                members().returningApplied().update(Member.of(9, "bob@example.org"), Nulls.DELETE)))
        .isFalse();
    assertThat(
            await(
                members()
                    .returningApplied()
                    .insertIfNotExists(again.withEmail("ann@example.org"), Nulls.UNSET)))
        .isFalse();
    Member bob = Member.of(2, "bob@example.org");
    assertViolates(
        "email",
        () ->
            members()
                .returningApplied()
                .insertIfNotExists(bob.withEmail("ann@example.org"), Nulls.DELETE));
    assertThat(await(members().returningApplied().insertIfNotExists(bob, Nulls.DELETE))).isTrue();
    assertThat(await(members().returningApplied().deleteByKey("chess", 2))).isTrue();
    save(Member.of(3, "bob@example.org"));
    assertUnique("conditions");
  }

  @Test
  void anImportIsCheckedToo() throws IOException {
    MemberMapping others = new MemberMapping();
    DaoRuntime<Member> source = DaoRuntime.of(on(backend()), others);
    await(source.insert(Member.of(2, "ann@example.org"), Nulls.DELETE));
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    Rowan rowan = Rowan.on(backend(), RowanOptions.defaults());
    rowan.exportTable(others).writeTo(lines);
    save(Member.of(1, "ann@example.org"));
    ByteArrayInputStream in = new ByteArrayInputStream(lines.toByteArray());
    assertThatThrownBy(() -> rowan.importTable(mapping()).readFrom(in))
        .isInstanceOf(UniqueViolationException.class);
    assertThat(find(2)).isEmpty();
    assertUnique("imported");
  }

  @Test
  void leftoverReservationsAreTakenOver() {
    needsReservations();
    save(Member.of(1, "ann@example.org"));
    save(Member.of(2, "bob@example.org"));
    await(members().deleteByKey("chess", 2));
    plant("of-no-row@example.org", 7);
    plant("of a deleted row@example.org", 2);
    plant("of a row with another@example.org", 1);
    plant("of the row itself@example.org", 3);
    for (String email :
        List.of(
            "of-no-row@example.org",
            "of a deleted row@example.org",
            "of a row with another@example.org",
            "of the row itself@example.org")) {
      assertThat(byEmail(email)).as("no row has it yet").isEmpty();
      save(Member.of(3, email));
      assertThat(byEmail(email)).map(Member::number).contains(3);
    }
    assertThat(find(1)).contains(Member.of(1, "ann@example.org"));
    assertThat(find(7)).isEmpty();
    assertThat(all()).hasSize(2);
    // The guard against changes in flight does not block later ones.
    save(Member.of(1, "ann@example.org").withTeam("blue"));
    save(Member.of(2, "bob@example.org"));
    save(Member.of(7, "eve@example.org"));
    assertUnique("taken over");
  }

  @Test
  void aProcessThatStopsAnywhereBlocksNoOther() {
    boolean cut = true;
    for (int writes = 0; cut; writes += onServer(5, 1)) {
      for (boolean arrives : List.of(false, true)) {
        cut = stopsAfter(writes, arrives);
      }
    }
  }

  /** Changes a member in a process that is cut off; returns whether it was cut off. */
  private boolean stopsAfter(int writes, boolean arrives) {
    String when = "cut after " + writes + (arrives ? ", and the next" : "");
    Member before = Member.of(1, "ann@example.org").withNickname("ann");
    Member after = Member.of(1, "bob@example.org").withNickname("bob").withTeam("blue");
    save(before);
    InterruptedBackend cut = new InterruptedBackend(backend(), writes, arrives);
    Session process = on(cut);
    DaoRuntime<Member> dying = DaoRuntime.of(process, mapping());
    boolean confirmed = true;
    try {
      assertThat(await(dying.insert(after, Nulls.DELETE))).isTrue();
    } catch (RowanException stopped) {
      confirmed = false;
    }
    process.settle();
    Member found = find(1).orElseThrow();
    assertThat(found).as(when).isIn(confirmed ? List.of(after) : List.of(before, after));
    assertUnique(when);

    Member free = found.equals(after) ? before : after;
    save(new Member("go", 2, free.email(), free.nickname(), "red"));
    assertThat(byEmail(String.valueOf(free.email()))).as(when).map(Member::club).contains("go");
    assertViolates("email", () -> members().insert(free, Nulls.DELETE));
    assertUnique(when);
    await(members().deleteByKey("go", 2));
    save(free);
    assertUnique(when);
    await(members().deleteByKey("chess", 1));
    return cut.isInterrupted();
  }

  /** Leaves a reservation, like a process that stopped before it wrote the row. */
  private void plant(String email, int number) {
    DerivedTable table = tables().derived(mapping().byEmail.table().name());
    Row entry = Row.of(email, "chess", number, null);
    write(Upsert.insert(table.table(), UniquePlanner.by(UUID.randomUUID(), entry)));
  }

  private void needsReservations() {
    assumeFalse(
        backend().capabilities().has(Capability.INDEX_MAINTENANCE),
        "SKIPPED: the backend maintains indexes itself");
  }

  private void update(int number, int column, @Nullable Object value) {
    assertThat(await(members().update(row(number, column, value)))).isTrue();
  }

  private Row emails(String email, AnyOf numbers) {
    return Row.unset(mapping().table().size())
        .set(MemberMapping.CLUB.column(), "chess")
        .set(MemberMapping.NUMBER.column(), numbers)
        .set(MemberMapping.EMAIL.column(), email)
        .build();
  }

  private Row row(int number, int column, @Nullable Object value) {
    return Row.unset(mapping().table().size())
        .set(MemberMapping.CLUB.column(), "chess")
        .set(MemberMapping.NUMBER.column(), number)
        .set(column, value)
        .build();
  }

  private static void assertViolates(String property, Call<CompletionStage<?>> call) {
    UniqueViolationException violation =
        (UniqueViolationException) failure(UniqueViolationException.class, call);
    assertThat(violation.properties()).contains(property);
    assertThat(violation).hasMessageContaining(property).hasMessageNotContaining("example.org");
  }
}
