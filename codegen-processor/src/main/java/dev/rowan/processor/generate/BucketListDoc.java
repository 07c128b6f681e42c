package dev.rowan.processor.generate;

import dev.rowan.processor.model.BucketListModel;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.DocText;
import java.util.List;
import java.util.stream.Collectors;

/** Says in generated Javadoc what lists of buckets cost. */
final class BucketListDoc {
  private BucketListDoc() {}

  /** Returns the sentence about the lists that a write maintains; none if there are none. */
  static List<String> ofWrite(PlannedMethod method) {
    if (method.method() instanceof DaoMethod.DeleteMethod) {
      return List.of();
    }
    List<BucketListModel> lists =
        TableModel.allOf(method.entity()).stream()
            .flatMap(table -> table.bucketList().stream())
            .toList();
    if (lists.isEmpty()) {
      return List.of();
    }
    String names =
        lists.stream().map(list -> DocText.code(list.name())).collect(Collectors.joining(" and "));
    return List.of(
        "Before the first row of a bucket, and again after ten minutes, one more request writes the"
            + " bucket to "
            + names
            + (lists.size() > 1 ? ", one request for each list." : "."));
  }
}
