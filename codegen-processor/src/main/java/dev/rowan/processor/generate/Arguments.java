package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.source.CoreNames;
import java.util.List;
import java.util.stream.Stream;

/** Writes arguments of a DAO method as encoded values of the columns that they restrict. */
final class Arguments {
  private Arguments() {}

  /** Returns the leading arguments, followed by the values of the first columns of a key. */
  static CodeBlock keys(
      List<CodeBlock> before, MappingNames mapping, List<Binding> key, List<String> parameters) {
    String between = key.size() == 1 ? ", " : ",\n";
    CodeBlock arguments =
        Stream.concat(
                before.stream(),
                key.stream()
                    .map(binding -> encoded(mapping, binding, encoding(binding), parameters)))
            .collect(CodeBlock.joining(between));
    return key.size() == 1 ? arguments : CodeBlock.of("$>$>\n$L$<$<", arguments);
  }

  /** Returns an argument that is a range of a key column. */
  static CodeBlock range(MappingNames mapping, Binding binding, List<String> parameters) {
    return encoded(mapping, binding, CoreNames.ENCODE, parameters);
  }

  private static CoreNames.Member encoding(Binding binding) {
    return binding.several() ? CoreNames.ENCODE_ANY : CoreNames.ENCODE_KEY;
  }

  private static CodeBlock encoded(
      MappingNames mapping, Binding binding, CoreNames.Member encode, List<String> parameters) {
    if (binding.shards().isPresent()) {
      return CodeBlock.of(
          "$T.$L($L)", CoreNames.ANY_OF, CoreNames.BELOW, binding.shards().getAsInt());
    }
    if (binding.source() == Binding.Source.PERIODS
        && binding.column().component() instanceof Component.PeriodOf period) {
      return CodeBlock.of(
          "$T.$L($S, $T.$L, $T.$L.$L($L))",
          CoreNames.PERIODS,
          CoreNames.WITHIN,
          period.property(),
          CoreNames.PERIOD,
          period.period(),
          mapping.mapping(),
          mapping.property(period.property()),
          CoreNames.ENCODE,
          parameters.get(binding.parameter()));
    }
    return CodeBlock.of(
        "$T.$L.$L($L)",
        mapping.mapping(),
        mapping.argument(binding.column().component()),
        encode,
        parameters.get(binding.parameter()));
  }
}
