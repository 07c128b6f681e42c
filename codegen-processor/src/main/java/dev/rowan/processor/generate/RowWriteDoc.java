package dev.rowan.processor.generate;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.TrimCost;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.DocText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes what the insert or update of a whole row does beside the columns that the method names.
 */
final class RowWriteDoc {
  private RowWriteDoc() {}

  /**
   * Returns the sentences about trims, sequences, shards in turn, update times and latest rows;
   * none for other writes.
   */
  static List<String> of(PlannedMethod method) {
    List<String> sentences = new ArrayList<>();
    TrimCost.of(method.method(), method.entity())
        .ifPresent(trim -> sentences.add(trimming(trim, method)));
    if (method.method() instanceof DaoMethod.InsertMethod) {
      method.entity().numbered().ifPresent(numbered -> sentences.add(numbering(numbered)));
    }
    shardInTurn(method).ifPresent(sentences::add);
    if (!isOfRow(method.plan())) {
      return sentences;
    }
    String times = codes(method.entity().updateTimes().map(PropertyModel::name));
    if (!times.isEmpty()) {
      sentences.add("The write sets " + times + " to the time of the call.");
    }
    String latest =
        codes(method.entity().indexes().stream().filter(IndexModel::latest).map(IndexModel::name));
    if (!latest.isEmpty()) {
      sentences.add(
          "The write also deletes the entries of older rows of the same owner in "
              + latest
              + ": one range of a partition, in the same batch. A row that is not the latest one"
              + " changes no result of a read of the latest row.");
      if (method.method().shape().position(ParameterModel.Kind.WRITE_OPTIONS).isPresent()) {
        sentences.add(
            "Options with a TTL are refused (RUN-22), because a latest row must not expire before"
                + " older rows.");
      }
    }
    return sentences;
  }

  private static Optional<String> shardInTurn(PlannedMethod method) {
    if (method.method() instanceof DaoMethod.InsertMethod insert && insert.written().isEmpty()) {
      return method
          .entity()
          .columns()
          .filter(PropertyModel::isShardInTurn)
          .findFirst()
          .map(
              shard ->
                  "Each row gets the next shard in %s, whatever the object has there."
                      .formatted(DocText.code(shard.name())));
    }
    return method.plan() instanceof MethodPlan.ColumnWrite write
        ? write.key().stream()
            .filter(binding -> binding.source() == Binding.Source.NEXT_SHARD)
            .findFirst()
            .map(
                binding ->
                    "The increment is in the next shard of %s: the value is the sum of all shards."
                        .formatted(DocText.code(binding.column().parameter())))
        : Optional.empty();
  }

  private static String numbering(PropertyModel numbered) {
    int block = numbered.generated().get(0).sequence().orElseThrow().block();
    return "If %s is null, the row gets the next number of its sequence. One conditional write"
            .formatted(codes(Stream.of(numbered.name())))
        + " reserves %d numbers. A failed insert loses its number.".formatted(block);
  }

  private static String trimming(TrimCost trim, PlannedMethod method) {
    String rows = "its first %d rows (%s)".formatted(trim.limit().rows(), DocText.code("KeepLast"));
    if (!(method.method() instanceof DaoMethod.InsertMethod)) {
      boolean options =
          method.method().shape().position(ParameterModel.Kind.WRITE_OPTIONS).isPresent();
      return "The call trims a partition to %s.%s"
          .formatted(
              rows, options ? " Options with a TTL or a timestamp are refused (RUN-22)." : "");
    }
    boolean several = method.plan() instanceof MethodPlan.EntityWrite write && write.ofSeveral();
    String each = several ? "After each request" : "After the insert";
    String which =
        trim.limit().trimEvery() == 1
            ? each
            : "After one of %d inserts on average".formatted(trim.limit().trimEvery());
    return ("%s, the partition is trimmed to %s. A failure of the trim is no failure of the insert;"
            + " the next trim deletes the rows that are left.")
        .formatted(which, rows);
  }

  private static boolean isOfRow(MethodPlan plan) {
    return plan instanceof MethodPlan.EntityWrite
        || plan instanceof MethodPlan.PatchWrite
        || (plan instanceof MethodPlan.ColumnWrite columns
            && columns.key().size() == columns.table().primaryKey().size());
  }

  private static String codes(Stream<String> names) {
    return names.map(DocText::code).collect(Collectors.joining(" and "));
  }
}
