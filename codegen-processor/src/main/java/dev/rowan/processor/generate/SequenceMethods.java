package dev.rowan.processor.generate;

import com.palantir.javapoet.MethodSpec;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.GenerationModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.Markers;
import java.util.List;

/** Writes the methods of a mapping that number rows by a sequence. */
final class SequenceMethods {
  private SequenceMethods() {}

  /** Returns the methods; none if no property of the entity has a sequence. */
  static List<MethodSpec> of(EntityModel entity, EntityAccess access) {
    return entity
        .numbered()
        .map(
            numbered ->
                List.of(
                    sequence(entity, numbered),
                    access.needsNumber(CoreNames.MAPPING_NEEDS_NUMBER, numbered),
                    access.numbered(CoreNames.MAPPING_NUMBERED, numbered)))
        .orElse(List.of());
  }

  private static MethodSpec sequence(EntityModel entity, PropertyModel numbered) {
    GenerationModel generation = numbered.generated().get(0);
    GenerationModel.SequenceModel sequence = generation.sequence().orElseThrow();
    boolean large = generation.kind() == GenerationModel.Kind.LONG_NUMBER;
    return Markers.overriding(CoreNames.MAPPING_SEQUENCE)
        .returns(CoreNames.NUMBER_SEQUENCE)
        .addStatement(
            "return new $T($S, $L, $T.MAX_VALUE)",
            CoreNames.NUMBER_SEQUENCE,
            sequence.name(entity, numbered),
            sequence.block(),
            large ? Long.class : Integer.class)
        .build();
  }
}
