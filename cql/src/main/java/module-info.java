/** CQL text to typed statements, and back. */
module dev.rowan.cql {
  requires static transitive org.jspecify;

  exports dev.rowan.cql;
  exports dev.rowan.cql.schema;
  exports dev.rowan.cql.statement;
  exports dev.rowan.cql.term;
  exports dev.rowan.cql.text;
  exports dev.rowan.cql.type;
}
