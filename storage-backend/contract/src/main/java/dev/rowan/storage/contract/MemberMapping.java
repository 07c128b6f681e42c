package dev.rowan.storage.contract;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.binding.Codecs;
import dev.rowan.binding.EntityMapping;
import dev.rowan.binding.Property;
import dev.rowan.schema.Component.Copy;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.util.List;
import java.util.Objects;

/**
 * The mapping of members: with a unique value, a pair of values that is unique together, and an
 * index.
 */
final class MemberMapping implements EntityMapping<Member> {
  static final Property<String> CLUB = new Property<>("club", 0, Codecs.STRING);
  static final Property<Integer> NUMBER = new Property<>("number", 1, Codecs.INTEGER);
  static final Property<String> EMAIL = new Property<>("email", 2, Codecs.STRING);
  static final Property<String> NICKNAME = new Property<>("nickname", 3, Codecs.STRING);
  static final Property<String> TEAM = new Property<>("team", 4, Codecs.STRING);

  private final TableSchema table =
      TablePool.take(
          TableSchema.named("member")
              .partitionKey("club", ScalarType.TEXT)
              .clustering("number", ScalarType.INT, Order.ASC)
              .column("email", ScalarType.TEXT)
              .column("nickname", ScalarType.TEXT)
              .column("team", ScalarType.TEXT));

  final DerivedTable byTeam =
      new DerivedTable(
          TablePool.take(
              TableSchema.named("by_team")
                  .partitionKey("team", ScalarType.TEXT)
                  .clustering("club", ScalarType.TEXT, Order.ASC)
                  .clustering("number", ScalarType.INT, Order.ASC)),
          table,
          List.of(new Copy(4), new Copy(0), new Copy(1)),
          Maintain.VERIFIED);

  final DerivedTable byEmail =
      DerivedTable.unique(
          TablePool.take(
              TableSchema.named("by_email")
                  .partitionKey("email", ScalarType.TEXT)
                  .column("club", ScalarType.TEXT)
                  .column("number", ScalarType.INT)),
          table,
          List.of(new Copy(2), new Copy(0), new Copy(1)),
          List.of("email"));

  final DerivedTable byNickname =
      DerivedTable.unique(
          TablePool.take(
              TableSchema.named("by_nickname")
                  .partitionKey("club", ScalarType.TEXT)
                  .partitionKey("nickname", ScalarType.TEXT)
                  .column("number", ScalarType.INT)),
          table,
          List.of(new Copy(0), new Copy(3), new Copy(1)),
          List.of("club", "nickname"));

  /** Returns the mapping of a program that knows neither the unique values nor the index. */
  EntityMapping<Member> alone() {
    return new EntityMapping<>() {
      @Override
      public TableSchema table() {
        return table;
      }

      @Override
      public List<DerivedTable> derived() {
        return List.of();
      }

      @Override
      public Row write(Member member) {
        return MemberMapping.this.write(member);
      }

      @Override
      public Member read(Row row) {
        return MemberMapping.this.read(row);
      }
    };
  }

  @Override
  public TableSchema table() {
    return table;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(byEmail, byTeam, byNickname);
  }

  @Override
  public Row write(Member member) {
    return Row.of(
        CLUB.encode(member.club()),
        NUMBER.encode(member.number()),
        EMAIL.encode(member.email()),
        NICKNAME.encode(member.nickname()),
        TEAM.encode(member.team()));
  }

  @Override
  public Member read(Row row) {
    return new Member(
        Objects.requireNonNull(CLUB.decode(row)),
        Objects.requireNonNull(NUMBER.decode(row)),
        EMAIL.decode(row),
        NICKNAME.decode(row),
        TEAM.decode(row));
  }
}
