package dev.rowan.processor.model;

import java.util.Optional;

/**
 * A class that a DAO or one of its methods names by {@code @ResultsBy}.
 *
 * @param flaw why generated code cannot use it; empty if it can
 * @param method the DAO method that names it; empty for the DAO
 * @param origin the annotation
 */
public record NamedResults(
    TypeName type, Optional<String> flaw, Optional<Origin> method, Origin origin) {}
