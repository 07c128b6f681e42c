package dev.rowan.processor.rule.query;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Included;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.rule.Complaint;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An index that another one of the entity can replace: it has the same partition key, its order is
 * the beginning of the other order, and the other one includes at least as much.
 */
final class DuplicateIndex {
  private DuplicateIndex() {}

  /** Returns notes about such indexes, of those that are used. */
  static Stream<Complaint> of(EntityModel entity, Set<String> used) {
    return entity.indexes().stream()
        .filter(index -> index.kind() == IndexModel.Kind.CUSTOM && used.contains(index.name()))
        .flatMap(
            index -> replacement(entity, index).map(other -> note(entity, index, other)).stream());
  }

  private static Optional<IndexModel> replacement(EntityModel entity, IndexModel index) {
    int at = entity.indexes().indexOf(index);
    return entity.indexes().stream()
        .filter(other -> other.kind() == IndexModel.Kind.CUSTOM && !other.equals(index))
        .filter(other -> replaces(other, index))
        .filter(other -> !replaces(index, other) || entity.indexes().indexOf(other) < at)
        .findFirst();
  }

  private static boolean replaces(IndexModel other, IndexModel index) {
    int keys = index.clustering().size();
    return sameKeys(other.partition(), index.partition())
        && other.clustering().size() >= keys
        && sameKeys(other.clustering().subList(0, keys), index.clustering())
        && other.isView() == index.isView()
        && other.bucketList() == index.bucketList()
        && other.ttl().equals(index.ttl())
        && (other.includesAll()
            || index.include().stream().map(Included::property).allMatch(other::includes));
  }

  private static boolean sameKeys(List<IndexKey> some, List<IndexKey> others) {
    return some.stream()
        .map(DuplicateIndex::part)
        .toList()
        .equals(others.stream().map(DuplicateIndex::part).toList());
  }

  private static List<Object> part(IndexKey key) {
    return List.of(key.component(), key.order());
  }

  private static Complaint note(EntityModel entity, IndexModel index, IndexModel other) {
    return Complaint.at(
            index.origin().withAttribute(index.nameAttribute()),
            "the index `%s` has the key of `%s`, which includes as much"
                .formatted(index.name(), other.name()))
        .because(
            "each write of a `%s` maintains the entries of both, and one of them serves all reads"
                .formatted(entity.name().simple()))
        .fix("drop `%s`, and read through `%s`".formatted(index.name(), other.name()));
  }
}
