package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.rowan.processor.quantity.ComparedFigures;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.Markers;
import java.util.List;
import java.util.Optional;

/** Writes the numbers of an entity's tables that the run time compares with a cluster. */
final class FiguresSource {
  private FiguresSource() {}

  /** Returns the method; empty if no table has numbers. */
  static Optional<MethodSpec> method(List<ComparedFigures> figures) {
    return figures.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Markers.overriding(CoreNames.MAPPING_FIGURES)
                .returns(
                    ParameterizedTypeName.get(
                        ClassName.get(List.class), CoreNames.DECLARED_FIGURES))
                .addStatement(
                    "return $T.of($L)",
                    List.class,
                    figures.stream()
                        .map(FiguresSource::table)
                        .collect(CodeBlock.joining(",\n", "\n", "")))
                .build());
  }

  private static CodeBlock table(ComparedFigures figures) {
    return CodeBlock.of(
        "new $T($S, $L, $L, $L, $L, $L, $L, $L)",
        CoreNames.DECLARED_FIGURES,
        figures.table(),
        figures.activePartitions(),
        figures.partitionsPerNode(),
        figures.nodes(),
        figures.rows(),
        figures.bytes(),
        figures.mostRows(),
        figures.mostBytes());
  }
}
