package dev.rowan.processor.plan;

import dev.rowan.cql.statement.ColumnPath;
import dev.rowan.cql.statement.SelectItem;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.QueryModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.model.WrittenPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Resolves the parts of columns that a select returns. */
final class StatementParts {
  private final StatementNames names;
  private final StatementPaths paths;
  private final List<ConditionProblem> problems = new ArrayList<>();
  private final ReadParts parts;

  StatementParts(
      MethodShape shape,
      StatementNames names,
      StatementTerms terms,
      Function<ColumnType.OfClass, Optional<UdtModel>> udts) {
    this.names = names;
    this.paths = new StatementPaths(names, terms, udts);
    this.parts = new ReadParts(shape, udts, problems);
  }

  /** Returns a part of a column; empty, with a problem, if the column has no such part. */
  Optional<StatementResult.Column> of(SelectItem item) {
    ColumnPath written = QueryModel.path(item.term()).orElseThrow();
    return paths
        .of(written)
        .map(path -> part(written, path))
        .flatMap(
            part -> names.property(written.column()).flatMap(each -> column(item, part, each)));
  }

  private static WrittenPart part(ColumnPath written, StatementPaths.Path path) {
    String text =
        written.element() == null
            ? "." + path.field().orElseThrow()
            : "[" + written.element().toCql() + "]";
    return new WrittenPart(text, path.key(), path.field());
  }

  private Optional<StatementResult.Column> column(
      SelectItem item, WrittenPart part, PropertyModel property) {
    ProjectionModel.Term term =
        new ProjectionModel.Term(property.name(), Aspect.PART, Optional.of(part));
    Optional<StatementResult.Column> column =
        parts
            .of(term, property)
            .map(read -> new StatementResult.Column(term, item, Optional.of(read.java())));
    for (ConditionProblem problem : problems) {
      names.add(item, problem.what(), problem.why(), problem.fixes().toArray(String[]::new));
    }
    problems.clear();
    return column;
  }
}
