package dev.rowan.storage.contract.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.ReadOptions;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Member;
import dev.rowan.storage.contract.fixture.MemberMapping;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;

/** The common part of the contracts of unique values: members, and their invariants. */
public abstract class UniqueCase extends ContractCase {
  private MemberMapping mapping;
  private Session session;
  private DaoRuntime<Member> members;

  @BeforeEach
  final void openMembers() {
    openOver(List.of());
  }

  /** Opens over rows of a program that did not know the unique values. */
  final void openOver(List<Member> older) {
    needsConditionalWrites();
    mapping = new MemberMapping();
    if (!older.isEmpty()) {
      DaoRuntime<Member> unaware = DaoRuntime.of(on(backend()), mapping.alone());
      older.forEach(member -> await(unaware.insert(member, Nulls.UNSET)));
    }
    session = on(backend());
    members = DaoRuntime.of(session, mapping);
  }

  /** Returns the session of a process that uses a backend. */
  static Session on(Backend backend) {
    return new Session(
        backend, Duration.ofMinutes(1), new byte[] {1}, ReadOptions.NONE, CallOptions.NONE);
  }

  final MemberMapping mapping() {
    return mapping;
  }

  final Session session() {
    return session;
  }

  final DaoRuntime<Member> members() {
    return members;
  }

  /** Returns the stored tables of the members. */
  final EntityTables tables() {
    return backend().capabilities().has(Capability.INDEX_MAINTENANCE)
        ? EntityTables.asDeclared(mapping.table(), mapping.derived())
        : EntityTables.clientMaintained(mapping.table(), mapping.derived());
  }

  final void save(Member member) {
    assertThat(await(members.insert(member, Nulls.DELETE))).isTrue();
  }

  final Optional<Member> find(int number) {
    return await(
        members
            .select(ReadPlan.direct("Members.find", mapping.table()), "chess", number)
            .optional());
  }

  final Optional<Member> byEmail(String email) {
    return await(
        members.select(ReadPlan.through("Members.byEmail", mapping.byEmail), email).optional());
  }

  final Optional<Member> byNickname(String club, String nickname) {
    return await(
        members
            .select(ReadPlan.through("Members.byNickname", mapping.byNickname), club, nickname)
            .optional());
  }

  final List<Member> byTeam(String team) {
    return await(members.select(ReadPlan.through("Members.byTeam", mapping.byTeam), team).list());
  }

  final List<Member> all() {
    return await(members.scan(ReadPlan.direct("Members.all", mapping.table())).list());
  }

  /**
   * Checks that no two members share a value, and that each member's value is reserved for it; on a
   * backend that maintains derived tables itself, that nothing else is reserved.
   */
  final void assertUnique(String when) {
    session.settle();
    List<Member> all = all();
    Set<Object> values = new HashSet<>();
    for (Member member : all) {
      String email = member.email();
      if (email != null) {
        assertThat(values.add(email)).as("%s: one member has %s", when, email).isTrue();
        assertThat(byEmail(email)).as("%s: found by %s", when, email).contains(member);
      }
      String nickname = member.nickname();
      if (nickname != null) {
        assertThat(values.add(List.of(member.club(), nickname)))
            .as("%s: one member of %s is %s", when, member.club(), nickname)
            .isTrue();
        assertThat(byNickname(member.club(), nickname))
            .as("%s: found as %s", when, nickname)
            .contains(member);
      }
      assertThat(byTeam(Objects.requireNonNull(member.team())))
          .as("%s: in its team", when)
          .contains(member);
    }
    int reserved = stored(mapping.byEmail).size() + stored(mapping.byNickname).size();
    if (backend().capabilities().has(Capability.INDEX_MAINTENANCE)) {
      assertThat(reserved).as("%s: reservations", when).isEqualTo(values.size());
    } else {
      assertThat(reserved).as("%s: reservations", when).isGreaterThanOrEqualTo(values.size());
    }
  }

  /** Returns the entries of a table of unique values, with all stored columns. */
  final List<List<@Nullable Object>> stored(DerivedTable declared) {
    TableSchema table = tables().derived(declared.table().name()).table();
    List<List<@Nullable Object>> rows = new ArrayList<>();
    ScanQuery scan = new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 10_000, null);
    for (Row row : await(backend().fetch(scan)).rows()) {
      rows.add(values(row));
    }
    return rows;
  }
}
