package dev.rowan.processor.model;

import java.util.Optional;

/** Derives the key columns of index tables. */
final class IndexColumns {
  private IndexColumns() {}

  /** Returns the column; empty if the key names no property of the entity. */
  static Optional<TableColumn> of(EntityModel entity, IndexKey key, TableColumn.Role role) {
    Component component = key.component();
    return entity
        .property(component.property())
        .flatMap(
            property ->
                component.match(
                    new Component.Cases<Optional<TableColumn>>() {
                      @Override
                      public Optional<TableColumn> whole(Component.Whole whole) {
                        return column(
                            property.column(),
                            property.name(),
                            property.type(),
                            property.javaType(),
                            property.division());
                      }

                      @Override
                      public Optional<TableColumn> elementOf(Component.ElementOf element) {
                        return column(
                            property.column() + "_element",
                            property.name(),
                            property.type().element(),
                            property.javaType().arguments().get(0),
                            Optional.empty());
                      }

                      @Override
                      public Optional<TableColumn> valueOf(Component.ValueOf value) {
                        return Optional.empty();
                      }

                      @Override
                      public Optional<TableColumn> periodOf(Component.PeriodOf period) {
                        return column(
                            property.column() + "_" + period.period().word(),
                            property.name() + CqlName.capitalized(period.period().word()),
                            ColumnType.of(period.period().stored()),
                            period.period().javaType(),
                            Optional.of(period.period().of(period.property())));
                      }

                      @Override
                      public Optional<TableColumn> formatOf(Component.FormatOf format) {
                        return text("format");
                      }

                      @Override
                      public Optional<TableColumn> lowerOf(Component.LowerOf lower) {
                        return text("lower");
                      }

                      private Optional<TableColumn> text(String word) {
                        return column(
                            property.column() + "_" + word,
                            property.name() + CqlName.capitalized(word),
                            ColumnType.of(ScalarKind.TEXT),
                            JavaType.library("java.lang", "String"),
                            Optional.empty());
                      }

                      @Override
                      public Optional<TableColumn> shardOf(Component.ShardOf shard) {
                        // the name contains the count, because entries with another number of
                        // shards have other keys
                        return column(
                            property.column() + "_shard_" + shard.count(),
                            property.name() + "Shard",
                            ColumnType.of(ScalarKind.INT),
                            JavaType.library("java.lang", "Integer"),
                            Optional.of(new ComputedKey.Shard(shard.property(), shard.count())));
                      }

                      @Override
                      public Optional<TableColumn> unparsable(Component.Unparsable unparsable) {
                        return Optional.empty();
                      }

                      private Optional<TableColumn> column(
                          String name,
                          String parameter,
                          ColumnType type,
                          JavaType javaType,
                          Optional<ComputedKey> computed) {
                        return Optional.of(
                            new TableColumn(
                                key.alias().orElse(name),
                                component instanceof Component.Whole
                                    ? parameter
                                    : key.alias().map(CqlName::parameter).orElse(parameter),
                                type.frozenType(),
                                javaType,
                                role,
                                key.order(),
                                component,
                                computed));
                      }
                    }));
  }
}
