package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import dev.rowan.annotation.Nulls;
import java.util.List;

/**
 * The names of the run time that generated code uses. The processor does not depend on the run
 * time; a test proves that each name here is there.
 */
final class CoreNames {
  static final ClassName ROWAN = ClassName.get("dev.rowan", "Rowan");
  static final ClassName CODECS = ClassName.get("dev.rowan.binding", "Codecs");
  static final ClassName ENTITY_MAPPING = ClassName.get("dev.rowan.binding", "EntityMapping");
  static final ClassName KEY_COMPONENT = ClassName.get("dev.rowan.binding", "KeyComponent");
  static final ClassName PROPERTY = ClassName.get("dev.rowan.binding", "Property");
  static final ClassName DAO_RUNTIME = ClassName.get("dev.rowan.runtime", "DaoRuntime");
  static final ClassName READ_PLAN = ClassName.get("dev.rowan.runtime", "ReadPlan");
  static final ClassName SELECTION = ClassName.get("dev.rowan.runtime", "Selection");
  static final ClassName ROW_CHANGE = ClassName.get("dev.rowan.binding", "RowChange");
  static final ClassName COMPONENT = ClassName.get("dev.rowan.schema", "Component");
  static final ClassName DERIVED_TABLE = ClassName.get("dev.rowan.schema", "DerivedTable");
  static final ClassName LIST_TYPE = ClassName.get("dev.rowan.schema", "ListType");
  static final ClassName MAP_TYPE = ClassName.get("dev.rowan.schema", "MapType");
  static final ClassName PERIOD = ClassName.get("dev.rowan.schema", "Period");
  static final ClassName SCALAR_TYPE = ClassName.get("dev.rowan.schema", "ScalarType");
  static final ClassName SET_TYPE = ClassName.get("dev.rowan.schema", "SetType");
  static final ClassName TABLE_SCHEMA = ClassName.get("dev.rowan.schema", "TableSchema");
  static final ClassName TABLE_BUILDER = TABLE_SCHEMA.nestedClass("Builder");
  static final ClassName ROW = ClassName.get("dev.rowan.value", "Row");

  static final ClassName COPY = COMPONENT.nestedClass("Copy");
  static final ClassName ELEMENT_OF = COMPONENT.nestedClass("ElementOf");
  static final ClassName PERIOD_OF = COMPONENT.nestedClass("PeriodOf");

  static final Member RUNTIME = new Member(ROWAN, "runtime");

  static final Member OF_ENUM = new Member(CODECS, "ofEnum");
  static final Member LIST_CODEC = new Member(CODECS, "list");
  static final Member SET_CODEC = new Member(CODECS, "set");
  static final Member MAP_CODEC = new Member(CODECS, "map");
  static final Member OR_ELSE = new Member(CODECS, "orElse");
  static final Member HOUR_CODEC = new Member(CODECS, "HOUR");
  static final Member DAY_CODEC = new Member(CODECS, "DAY");
  static final Member MONTH_CODEC = new Member(CODECS, "MONTH");

  static final Member MAPPING_TABLE = new Member(ENTITY_MAPPING, "table");
  static final Member MAPPING_DERIVED = new Member(ENTITY_MAPPING, "derived");
  static final Member MAPPING_WRITE = new Member(ENTITY_MAPPING, "write");
  static final Member MAPPING_READ = new Member(ENTITY_MAPPING, "read");

  static final Member ENCODE = new Member(PROPERTY, "encode");
  static final Member ENCODE_KEY = new Member(PROPERTY, "encodeKey");
  static final Member DECODE = new Member(PROPERTY, "decode");
  static final Member COMPONENT_ENCODE = new Member(KEY_COMPONENT, "encode");
  static final Member COMPONENT_ENCODE_KEY = new Member(KEY_COMPONENT, "encodeKey");

  static final Member AWAIT = new Member(DAO_RUNTIME, "await");
  static final Member CONDITIONAL = new Member(DAO_RUNTIME, "needingConditionalWrites");
  static final Member INSERT = new Member(DAO_RUNTIME, "insert");
  static final Member INSERT_IF_NOT_EXISTS = new Member(DAO_RUNTIME, "insertIfNotExists");
  static final Member UPDATE = new Member(DAO_RUNTIME, "update");
  static final Member UPDATE_IF_EXISTS = new Member(DAO_RUNTIME, "updateIfExists");
  static final Member DELETE = new Member(DAO_RUNTIME, "delete");
  static final Member DELETE_IF_EXISTS = new Member(DAO_RUNTIME, "deleteIfExists");
  static final Member DELETE_BY_KEY = new Member(DAO_RUNTIME, "deleteByKey");
  static final Member DELETE_BY_KEY_IF_EXISTS = new Member(DAO_RUNTIME, "deleteByKeyIfExists");
  static final Member SELECT = new Member(DAO_RUNTIME, "select");

  static final Member CHANGE_OF = new Member(ROW_CHANGE, "of");
  static final Member CHANGE_KEY = new Member(ROW_CHANGE, "key");
  static final Member CHANGE_SET = new Member(ROW_CHANGE, "set");
  static final Member CHANGE_ROW = new Member(ROW_CHANGE, "row");

  static final Member PLAN_DIRECT = new Member(READ_PLAN, "direct");
  static final Member PLAN_THROUGH = new Member(READ_PLAN, "through");
  static final Member PLAN_BACKWARDS = new Member(READ_PLAN, "backwards");

  static final Member RANGE = new Member(SELECTION, "range");
  static final Member LIMIT = new Member(SELECTION, "limit");
  static final Member ONE = new Member(SELECTION, "one");
  static final Member OPTIONAL = new Member(SELECTION, "optional");
  static final Member LIST = new Member(SELECTION, "list");
  static final Member STREAM = new Member(SELECTION, "stream");
  static final Member PAGE = new Member(SELECTION, "page");

  static final Member TABLE_NAMED = new Member(TABLE_SCHEMA, "named");
  static final Member PARTITION_KEY = new Member(TABLE_BUILDER, "partitionKey");
  static final Member CLUSTERING = new Member(TABLE_BUILDER, "clustering");
  static final Member STATIC_COLUMN = new Member(TABLE_BUILDER, "staticColumn");
  static final Member COLUMN = new Member(TABLE_BUILDER, "column");
  static final Member BUILD = new Member(TABLE_BUILDER, "build");

  static final Member ROW_OF = new Member(ROW, "of");

  private CoreNames() {}

  /** The simple names of the types that generated DAOs use inside methods. */
  static List<String> typesInDaos() {
    return List.of(ROW_CHANGE.simpleName(), Nulls.class.getSimpleName());
  }

  /** A method or constant of the run time; its text is its name. */
  record Member(ClassName owner, String name) {
    @Override
    public String toString() {
      return name;
    }
  }
}
