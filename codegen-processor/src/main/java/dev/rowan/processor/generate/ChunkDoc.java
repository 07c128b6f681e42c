package dev.rowan.processor.generate;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.DocText;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Describes what a method does with the large values of its entity, for its Javadoc. */
final class ChunkDoc {
  private ChunkDoc() {}

  /** Returns the sentences about large values; none if the entity has none. */
  static List<String> of(PlannedMethod method) {
    if (method.entity().chunked().findAny().isEmpty()) {
      return List.of();
    }
    if (method.method() instanceof DaoMethod.DeleteMethod) {
      return List.of(
          "The delete also removes the chunks of "
              + names(method.entity())
              + ". On a cluster, a crash in between leaves chunks that no row refers to; {@code"
              + " repairChunks} removes them.");
    }
    OptionalInt content = method.method().shape().position(ParameterModel.Kind.CONTENT);
    if (content.isPresent()) {
      String name = method.method().shape().parameters().get(content.getAsInt()).name();
      PropertyModel property = method.entity().property(name).orElseThrow();
      return List.of(inserted(method.entity(), property));
    }
    return writesEntity(method)
        ? List.of("The write leaves " + names(method.entity()) + " as it is.")
        : List.of();
  }

  private static boolean writesEntity(PlannedMethod method) {
    return method.plan() instanceof MethodPlan.EntityWrite;
  }

  private static String inserted(EntityModel entity, PropertyModel property) {
    return "The call reads the content in the calling thread, and stores it in table "
        + DocText.code(property.chunked().orElseThrow().table(entity, property))
        + " before the row. A reader never sees a part of the content. A crash before the row is written leaves"
        + " chunks that no row refers to; {@code repairChunks} removes them. The result is the row"
        + " as a select returns it.";
  }

  /** Returns what a method returns that gives access to a large value; empty for others. */
  static Optional<String> access(PlannedMethod method) {
    if (!method.method().shape().returns().isLargeValue()) {
      return Optional.empty();
    }
    PropertyModel property = method.method().returned(method.entity()).get(0);
    return Optional.of(
        "Returns access to the large value "
            + DocText.code(property.name())
            + " of one "
            + DocText.code(method.entity().name().simple())
            + ", in table "
            + DocText.code(property.chunked().orElseThrow().table(method.entity(), property)));
  }

  private static String names(EntityModel entity) {
    return entity
        .chunked()
        .map(PropertyModel::name)
        .map(DocText::code)
        .collect(Collectors.joining(" and "));
  }
}
