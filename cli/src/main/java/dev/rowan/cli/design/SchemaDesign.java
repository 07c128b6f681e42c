package dev.rowan.cli.design;

import dev.rowan.cli.ddl.Remark;
import java.util.List;

/**
 * A schema as classes.
 *
 * @param remarks the parts of the schema that the classes do not express, in the order of the file
 */
public record SchemaDesign(
    List<TypeDesign> types, List<EntityDesign> entities, List<Remark> remarks) {
  /** Copies the lists. */
  public SchemaDesign {
    types = List.copyOf(types);
    entities = List.copyOf(entities);
    remarks = List.copyOf(remarks);
  }
}
