package dev.rowan.schema;

import java.util.List;

/** The tables that a program needs, index tables included; no name is there twice. */
public record Schema(List<TableSchema> tables) {
  /** Copies the list. */
  public Schema {
    tables = List.copyOf(tables);
  }
}
