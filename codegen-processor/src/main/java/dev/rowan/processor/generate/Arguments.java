package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.source.CoreNames;
import java.util.List;

/** Writes arguments as values of the columns that they restrict. */
final class Arguments {
  private Arguments() {}

  /** Arguments that equal the first columns of a key; several stand on lines of their own. */
  static CodeBlock keys(MappingNames mapping, List<Binding> key, List<String> parameters) {
    CodeBlock arguments =
        key.stream()
            .map(binding -> encoded(mapping, binding, CoreNames.ENCODE_KEY, parameters))
            .collect(CodeBlock.joining(",\n"));
    return key.size() == 1 ? arguments : CodeBlock.of("$>$>\n$L$<$<", arguments);
  }

  /** An argument that is a range of a key column. */
  static CodeBlock range(MappingNames mapping, Binding binding, List<String> parameters) {
    return encoded(mapping, binding, CoreNames.ENCODE, parameters);
  }

  private static CodeBlock encoded(
      MappingNames mapping, Binding binding, CoreNames.Member encode, List<String> parameters) {
    return CodeBlock.of(
        "$T.$L.$L($L)",
        mapping.mapping(),
        mapping.argument(binding.column().component()),
        encode,
        parameters.get(binding.parameter()));
  }
}
