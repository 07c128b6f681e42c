package dev.rowan.processor.generate;

import dev.rowan.annotation.Order;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.source.DocText;

/** Writes the Javadoc of columns. */
final class PropertyDoc {
  private PropertyDoc() {}

  static String of(TableColumn column) {
    String part =
        switch (column.role()) {
          case PARTITION -> ", part of the partition key";
          case CLUSTERING ->
              column.order() == Order.DESC
                  ? ", a clustering column, largest first"
                  : ", a clustering column";
          case STATIC -> ", a static column: one value for each partition";
          case REGULAR -> "";
        };
    return "Column " + DocText.code(column.name() + " " + column.type().cql()) + part + ".";
  }

  static String of(Component component) {
    String property = DocText.code(component.property());
    if (component instanceof Component.ShardOf shard) {
      return "The shard of " + property + ", from 0 to " + (shard.count() - 1) + ".";
    }
    if (component instanceof Component.FormatOf format) {
      return "The text of " + property + " by the pattern " + DocText.code(format.pattern()) + ".";
    }
    if (component instanceof Component.LowerOf) {
      return "The lower case of " + property + ".";
    }
    if (component instanceof Component.ValueOf) {
      return "One value of " + property + ".";
    }
    return component instanceof Component.PeriodOf period
        ? "The " + period.period().word() + " of " + property + "."
        : "One element of " + property + ".";
  }
}
