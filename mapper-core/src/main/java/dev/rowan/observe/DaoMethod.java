package dev.rowan.observe;

/**
 * A DAO method whose calls a {@link CallListener} observes. Every component is fixed when the
 * program is compiled, so each can be a tag of a metric. Each method of a DAO has one object, which
 * all its calls share. Immutable and thread-safe.
 * <!-- tag: api-dao-method -->
 *
 * <pre>{@code
 * CallListener ofVisits =
 *     method -> method.dao().equals("Visits") ? result -> count(method, result) : result -> {};
 * }</pre>
 *
 * @param dao the simple name of the DAO interface, such as {@code Items}; {@code Rowan} for {@link
 *     dev.rowan.Rowan#commit} and {@link dev.rowan.Rowan#commitIf}
 * @param name the name of the method, such as {@code bySeller}; overloads share it
 * @param kind what the method does
 * @param table the entity's own table; empty for {@link dev.rowan.Rowan#commit} and {@link
 *     dev.rowan.Rowan#commitIf}
 * @param plan how a cluster executes the method: CQL with {@code ?} for each value if one statement
 *     does, otherwise the names of the tables. It never has values
 * @param requests how many requests the plan needs on a cluster
 */
public record DaoMethod(
    String dao, String name, CallKind kind, String table, String plan, PlannedRequests requests) {
  /** Returns DAO and name, such as {@code Items.bySeller}: the name in messages and logs. */
  @Override
  public String toString() {
    return dao + "." + name;
  }
}
