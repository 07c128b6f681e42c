package dev.rowan.processor.generate;

import com.palantir.javapoet.MethodSpec;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.Markers;
import java.util.Optional;
import java.util.OptionalDouble;

/** Writes the rows per day that the annotations of an entity state, for the guardrail R-10. */
final class RateSource {
  private RateSource() {}

  /** Returns the method; empty if no number is known. */
  static Optional<MethodSpec> method(EntityModel entity) {
    // rows need no sizes
    TableFigures figures =
        TableFigures.of(TableModel.of(entity), type -> Optional.empty(), Optional.empty());
    double ofTable = known(figures.rowsPerDay());
    double ofPartition = known(figures.partitionRowsPerDay());
    return ofTable == 0 && ofPartition == 0
        ? Optional.empty()
        : Optional.of(
            Markers.overriding(CoreNames.MAPPING_DECLARED_RATE)
                .returns(CoreNames.DECLARED_RATE)
                .addStatement(
                    "return new $T($L, $L)", CoreNames.DECLARED_RATE, ofTable, ofPartition)
                .build());
  }

  private static double known(OptionalDouble rows) {
    double value = rows.orElse(0);
    return Double.isFinite(value) ? value : 0;
  }
}
