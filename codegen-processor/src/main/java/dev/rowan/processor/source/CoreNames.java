package dev.rowan.processor.source;

import com.palantir.javapoet.ClassName;

/**
 * The names of the run-time types and methods that generated code uses. The processor does not
 * depend on the run time; a test proves that each name exists.
 */
public final class CoreNames {
  public static final ClassName ROWAN = ClassName.get("dev.rowan", "Rowan");
  public static final ClassName CODECS = ClassName.get("dev.rowan.mapping", "Codecs");
  public static final ClassName ENTITY_MAPPING =
      ClassName.get("dev.rowan.mapping", "EntityMapping");
  public static final ClassName ROW_LIMIT = ClassName.get("dev.rowan.mapping", "RowLimit");
  public static final ClassName NUMBER_SEQUENCE =
      ClassName.get("dev.rowan.mapping", "NumberSequence");
  public static final ClassName COPIED_COLUMNS =
      ClassName.get("dev.rowan.mapping", "CopiedColumns");
  public static final ClassName COPIED_COLUMN = COPIED_COLUMNS.nestedClass("Column");
  public static final ClassName ROLLUP = ClassName.get("dev.rowan.mapping", "Rollup");
  public static final ClassName RECOUNTED_COLUMN =
      ClassName.get("dev.rowan.mapping", "RecountedColumn");
  public static final ClassName KEY_COMPONENT = ClassName.get("dev.rowan.mapping", "KeyComponent");
  public static final ClassName PROJECTION = ClassName.get("dev.rowan.mapping", "Projection");
  public static final ClassName PROPERTY = ClassName.get("dev.rowan.mapping", "Property");
  public static final ClassName DAO_RUNTIME = ClassName.get("dev.rowan.runtime", "DaoRuntime");
  public static final ClassName CONDITIONAL_WRITES =
      ClassName.get("dev.rowan.runtime", "ConditionalWrites");
  public static final ClassName ENTITY_PATCH = ClassName.get("dev.rowan.patch", "EntityPatch");
  public static final ClassName PATCH_START = ClassName.get("dev.rowan.patch", "PatchStart");
  public static final ClassName CALL_KIND = ClassName.get("dev.rowan.observe", "CallKind");
  public static final ClassName READ_PLAN = ClassName.get("dev.rowan.runtime", "ReadPlan");
  public static final ClassName METHOD_ARGUMENTS =
      ClassName.get("dev.rowan.runtime", "MethodArguments");
  public static final ClassName KEYED_READ = ClassName.get("dev.rowan.runtime", "KeyedRead");
  public static final ClassName SCAN_SELECTION =
      ClassName.get("dev.rowan.runtime", "ScanSelection");
  public static final ClassName SELECTION = ClassName.get("dev.rowan.runtime", "Selection");
  public static final ClassName INDEXED_SELECTION =
      ClassName.get("dev.rowan.runtime", "IndexedSelection");
  public static final ClassName KEYED_SELECTION =
      ClassName.get("dev.rowan.runtime", "KeyedSelection");
  public static final ClassName CALL_OPTIONS = ClassName.get("dev.rowan.spi.call", "CallOptions");
  public static final ClassName READ_OPTIONS = ClassName.get("dev.rowan.dao", "ReadOptions");
  public static final ClassName TYPE_FIELD = ClassName.get("dev.rowan.mapping", "TypeField");
  public static final Member FIELD_IS_NULL = new Member(TYPE_FIELD, "isNull");
  public static final ClassName USER_TYPE_MAPPING =
      ClassName.get("dev.rowan.mapping", "UserTypeMapping");
  public static final ClassName TUPLE_MAPPING = ClassName.get("dev.rowan.mapping", "TupleMapping");
  public static final ClassName FIELDS_MAPPING =
      ClassName.get("dev.rowan.mapping", "FieldsMapping");
  public static final ClassName ROW_CONDITIONS =
      ClassName.get("dev.rowan.runtime", "RowConditions");
  public static final ClassName COLUMN_CONDITION =
      ClassName.get("dev.rowan.spi.mutation", "ColumnCondition");
  public static final ClassName CONDITION_OPERATOR = COLUMN_CONDITION.nestedClass("Operator");
  public static final ClassName ROW_CHANGE = ClassName.get("dev.rowan.runtime", "RowChange");
  public static final ClassName COMPONENT = ClassName.get("dev.rowan.spi.schema", "Component");
  public static final ClassName COUNTER_TYPE = ClassName.get("dev.rowan.spi.schema", "CounterType");
  public static final ClassName DERIVED_TABLE =
      ClassName.get("dev.rowan.spi.schema", "DerivedTable");
  public static final ClassName LIST_TYPE = ClassName.get("dev.rowan.spi.schema", "ListType");
  public static final ClassName MAP_TYPE = ClassName.get("dev.rowan.spi.schema", "MapType");
  public static final ClassName PARTITION_ORDER =
      ClassName.get("dev.rowan.spi.query", "PartitionOrder");
  public static final ClassName CALENDAR_PERIOD =
      ClassName.get("dev.rowan.spi.schema", "CalendarPeriod");
  public static final ClassName BUCKET_COLUMN = ClassName.get("dev.rowan.mapping", "BucketColumn");
  public static final ClassName SHARD_COLUMN = ClassName.get("dev.rowan.mapping", "ShardColumn");
  public static final ClassName SHARD_IN_TURN = ClassName.get("dev.rowan.mapping", "ShardInTurn");
  public static final ClassName TIME_FORMAT = ClassName.get("dev.rowan.spi.schema", "TimeFormat");
  public static final ClassName PERIOD = ClassName.get("dev.rowan.spi.schema", "Period");
  public static final ClassName STORAGE_OPTIONS =
      ClassName.get("dev.rowan.spi.schema", "StorageOptions");
  public static final ClassName SCALAR_TYPE = ClassName.get("dev.rowan.spi.schema", "ScalarType");
  public static final ClassName SET_TYPE = ClassName.get("dev.rowan.spi.schema", "SetType");
  public static final ClassName TABLE_SCHEMA = ClassName.get("dev.rowan.spi.schema", "TableSchema");
  public static final ClassName TABLE_BUILDER = TABLE_SCHEMA.nestedClass("Builder");
  public static final ClassName COLUMN_GROUP = ClassName.get("dev.rowan.spi.schema", "ColumnGroup");
  public static final ClassName USER_TYPE = ClassName.get("dev.rowan.spi.schema", "UserType");
  public static final ClassName TUPLE_TYPE = ClassName.get("dev.rowan.spi.schema", "TupleType");
  public static final ClassName VECTOR_TYPE = ClassName.get("dev.rowan.spi.schema", "VectorType");
  public static final ClassName ROW = ClassName.get("dev.rowan.spi.value", "Row");
  public static final ClassName TUPLE_VALUE = ClassName.get("dev.rowan.spi.value", "TupleValue");

  public static final ClassName USER_FIELD = USER_TYPE.nestedClass("Field");
  public static final ClassName COPY = COMPONENT.nestedClass("Copy");
  public static final ClassName ELEMENT_OF = COMPONENT.nestedClass("ElementOf");
  public static final ClassName PERIOD_OF = COMPONENT.nestedClass("PeriodOf");
  public static final ClassName FORMAT_OF = COMPONENT.nestedClass("FormatOf");
  public static final ClassName LOWER_OF = COMPONENT.nestedClass("LowerOf");
  public static final ClassName SHARD_OF = COMPONENT.nestedClass("ShardOf");

  public static final Member DERIVED_LATEST = new Member(DERIVED_TABLE, "latest");
  public static final Member DERIVED_UNIQUE = new Member(DERIVED_TABLE, "unique");

  public static final Member RUNTIME = new Member(ROWAN, "runtime");
  public static final Member REQUIRE_CONDITIONS = new Member(ROWAN, "requireConditionalWrites");

  public static final Member OF_ENUM = new Member(CODECS, "ofEnum");
  public static final Member LIST_CODEC = new Member(CODECS, "list");
  public static final Member SET_CODEC = new Member(CODECS, "set");
  public static final Member MAP_CODEC = new Member(CODECS, "map");
  public static final Member VECTOR_CODEC = new Member(CODECS, "vector");
  public static final Member CONVERTED = new Member(CODECS, "converted");
  public static final ClassName JSON_TYPE = ClassName.get("dev.rowan.mapping", "JsonType");
  public static final Member JSON_TYPE_OF = new Member(JSON_TYPE, "of");
  public static final Member JSON_CODEC = new Member(CODECS, "json");
  public static final Member CONVERTED_BY = new Member(CODECS, "convertedBy");
  public static final Member OPTIONAL_CODEC = new Member(CODECS, "optional");
  public static final Member ARRAY_CODEC = new Member(CODECS, "array");
  public static final Member SHARD_CODEC = new Member(CODECS, "shard");
  public static final Member OR_ELSE = new Member(CODECS, "orElse");
  public static final Member HOUR_CODEC = new Member(CODECS, "HOUR");
  public static final Member DAY_CODEC = new Member(CODECS, "DAY");
  public static final Member WEEK_CODEC = new Member(CODECS, "WEEK");
  public static final Member MONTH_CODEC = new Member(CODECS, "MONTH");
  public static final Member YEAR_CODEC = new Member(CODECS, "YEAR");
  public static final Member LOWER_CODEC = new Member(CODECS, "LOWER");

  public static final Member MAPPING_TYPE = new Member(ENTITY_MAPPING, "type");
  public static final Member MAPPING_PROPERTIES = new Member(ENTITY_MAPPING, "properties");
  public static final Member MAPPING_TABLE = new Member(ENTITY_MAPPING, "table");
  public static final Member MAPPING_DERIVED = new Member(ENTITY_MAPPING, "derived");
  public static final Member MAPPING_VERSION = new Member(ENTITY_MAPPING, "versionColumn");
  public static final Member MAPPING_FORMER_TABLE = new Member(ENTITY_MAPPING, "formerTable");
  public static final Member MAPPING_ROW_LIMIT = new Member(ENTITY_MAPPING, "rowLimit");
  public static final Member MAPPING_SEQUENCE = new Member(ENTITY_MAPPING, "sequence");
  public static final Member MAPPING_NEEDS_NUMBER = new Member(ENTITY_MAPPING, "needsNumber");
  public static final Member MAPPING_NUMBERED = new Member(ENTITY_MAPPING, "numbered");
  public static final Member MAPPING_CHUNKED = new Member(ENTITY_MAPPING, "chunked");
  public static final ClassName CHUNKED_COLUMN =
      ClassName.get("dev.rowan.mapping", "ChunkedColumn");
  public static final Member CHUNKED_COLUMN_OF = new Member(CHUNKED_COLUMN, "of");
  public static final ClassName DAO_CONVERTER = ClassName.get("dev.rowan.runtime", "DaoConverter");
  public static final Member CONVERT = new Member(DAO_CONVERTER, "stored");
  public static final Member CONVERT_EACH = new Member(DAO_CONVERTER, "storedEach");
  public static final Member CONVERT_RANGE = new Member(DAO_CONVERTER, "storedRange");
  public static final Member CONVERT_RESULT = new Member(DAO_CONVERTER, "result");
  public static final ClassName LARGE_VALUES = ClassName.get("dev.rowan.runtime", "LargeValues");
  public static final Member LARGE_VALUES_OF = new Member(DAO_RUNTIME, "largeValues");
  public static final Member LARGE_VALUE = new Member(LARGE_VALUES, "of");
  public static final Member INSERT_CONTENT = new Member(LARGE_VALUES, "insert");
  public static final Member LARGE_VALUE_WITH = new Member(LARGE_VALUES, "with");
  public static final Member MAPPING_COPIES = new Member(ENTITY_MAPPING, "copies");
  public static final Member MAPPING_COPIED_BY = new Member(ENTITY_MAPPING, "copiedBy");
  public static final Member MAPPING_RECOUNTS = new Member(ENTITY_MAPPING, "recounts");
  public static final Member MAPPING_ROLLUPS = new Member(ENTITY_MAPPING, "rollups");
  public static final Member MAPPING_IMMUTABLE = new Member(ENTITY_MAPPING, "immutable");
  public static final Member MAPPING_UPDATE_TIMES = new Member(ENTITY_MAPPING, "updateTimes");
  public static final Member MAPPING_TIMES = new Member(ENTITY_MAPPING, "times");
  public static final Member MAPPING_DECLARED_RATE = new Member(ENTITY_MAPPING, "declaredRate");
  public static final ClassName DECLARED_RATE = ClassName.get("dev.rowan.mapping", "DeclaredRate");
  public static final Member MAPPING_FIGURES = new Member(ENTITY_MAPPING, "figures");
  public static final ClassName DECLARED_FIGURES =
      ClassName.get("dev.rowan.mapping", "DeclaredFigures");
  public static final ClassName TIME_PROPERTY = ClassName.get("dev.rowan.mapping", "TimeProperty");
  public static final ClassName UPDATE_TIME = ClassName.get("dev.rowan.mapping", "UpdateTime");
  public static final ClassName GENERATED_VALUES =
      ClassName.get("dev.rowan.mapping", "GeneratedValues");
  public static final Member RANDOM_UUID = new Member(GENERATED_VALUES, "randomUuid");
  public static final Member TIME_UUID = new Member(GENERATED_VALUES, "timeUuid");
  public static final Member GENERATED_INSTANT = new Member(GENERATED_VALUES, "instant");
  public static final Member GENERATED_DATE_TIME = new Member(GENERATED_VALUES, "localDateTime");
  public static final Member GENERATED_LOCAL_DATE = new Member(GENERATED_VALUES, "localDate");
  public static final Member GENERATED_DATE = new Member(GENERATED_VALUES, "date");
  public static final Member MAPPING_GENERATED = new Member(ENTITY_MAPPING, "generated");
  public static final Member MAPPING_WITH_COMPUTED = new Member(ENTITY_MAPPING, "withComputed");
  public static final Member MAPPING_WRITE = new Member(ENTITY_MAPPING, "write");
  public static final Member MAPPING_READ = new Member(ENTITY_MAPPING, "read");
  public static final Member MAPPING_FILL = new Member(ENTITY_MAPPING, "fill");
  public static final Member USER_TYPE_OF = new Member(USER_TYPE_MAPPING, "type");
  public static final Member TUPLE_TYPE_OF = new Member(TUPLE_MAPPING, "type");
  public static final Member ENCODE_FIELD = new Member(TYPE_FIELD, "encode");
  public static final Member FIELDS_WRITE = new Member(FIELDS_MAPPING, "write");
  public static final Member FIELDS_READ = new Member(FIELDS_MAPPING, "read");
  public static final Member FROZEN_TYPE = new Member(USER_TYPE, "frozenType");

  public static final Member ENCODE = new Member(PROPERTY, "encode");
  public static final Member ENCODE_KEY = new Member(PROPERTY, "encodeKey");
  public static final ClassName ANY_OF = ClassName.get("dev.rowan.spi.query", "AnyOf");
  public static final Member NEXT_SHARD = new Member(SHARD_IN_TURN, "next");
  public static final Member BELOW = new Member(ANY_OF, "below");
  public static final Member DECODE = new Member(PROPERTY, "decode");
  public static final Member WRITE_TIME = new Member(PROPERTY, "writeTime");
  public static final Member WRITE_MICROS = new Member(PROPERTY, "writeMicros");
  public static final Member WRITE_MICROS_OR_ZERO = new Member(PROPERTY, "writeMicrosOrZero");
  public static final Member TTL = new Member(PROPERTY, "ttl");
  public static final Member TTL_SECONDS = new Member(PROPERTY, "ttlSeconds");
  public static final Member TTL_SECONDS_OR_ZERO = new Member(PROPERTY, "ttlSecondsOrZero");
  public static final Member SIMILARITY = new Member(PROPERTY, "similarity");
  public static final Member TIMED_PROJECTION = new Member(PROJECTION, "timed");
  public static final Member PROJECTION_OF_PARTS = new Member(PROJECTION, "ofParts");
  public static final ClassName PROPERTY_PART = ClassName.get("dev.rowan.mapping", "PropertyPart");
  public static final Member PART_ENTRY = new Member(PROPERTY_PART, "entry");
  public static final Member PART_FIELD = new Member(PROPERTY_PART, "field");
  public static final Member DECODE_PART = new Member(PROPERTY_PART, "decode");

  public static final Member AWAIT = new Member(DAO_RUNTIME, "await");
  public static final Member AWAIT_READ = new Member(DAO_RUNTIME, "awaitRead");
  public static final Member ATTRIBUTED_TO = new Member(DAO_RUNTIME, "attributedTo");
  public static final Member WITH = new Member(DAO_RUNTIME, "with");
  public static final Member USING_TTL = new Member(DAO_RUNTIME, "usingTtl");
  public static final Member USING_TIMESTAMP = new Member(DAO_RUNTIME, "usingTimestamp");
  public static final Member READING = new Member(DAO_RUNTIME, "reading");
  public static final Member WRITING = new Member(DAO_RUNTIME, "writing");
  public static final Member INSERT = new Member(DAO_RUNTIME, "insert");
  public static final Member INSERT_RETURNING = new Member(DAO_RUNTIME, "insertReturning");
  public static final Member INSERT_ALL = new Member(DAO_RUNTIME, "insertAll");
  public static final Member UPDATE = new Member(DAO_RUNTIME, "update");
  public static final Member DELETE = new Member(DAO_RUNTIME, "delete");
  public static final Member DELETE_BY_KEY = new Member(DAO_RUNTIME, "deleteByKey");
  public static final Member TRIM = new Member(DAO_RUNTIME, "trim");
  public static final Member OF_KEYS = new Member(DAO_RUNTIME, "ofKeys");
  public static final Member DELETE_RANGE = new Member(DAO_RUNTIME, "deleteRange");
  public static final Member DELETE_BETWEEN = new Member(DAO_RUNTIME, "deleteBetween");
  public static final Member CHANGE = new Member(DAO_RUNTIME, "change");
  public static final Member RETURNING_APPLIED = new Member(DAO_RUNTIME, "returningApplied");
  public static final Member RETURNING_CURRENT_ROW = new Member(DAO_RUNTIME, "returningCurrentRow");
  public static final Member OR_THROW = new Member(DAO_RUNTIME, "orThrow");
  public static final Member CONDITIONAL_INSERT =
      new Member(CONDITIONAL_WRITES, "insertIfNotExists");
  public static final Member CONDITIONAL_UPDATE = new Member(CONDITIONAL_WRITES, "update");
  public static final Member CONDITIONAL_DELETE = new Member(CONDITIONAL_WRITES, "delete");
  public static final Member CONDITIONAL_DELETE_BY_KEY =
      new Member(CONDITIONAL_WRITES, "deleteByKey");
  public static final Member CONDITIONAL_CHANGE = new Member(CONDITIONAL_WRITES, "change");
  public static final Member ONLY_IF = new Member(CONDITIONAL_WRITES, "onlyIf");
  public static final Member UPDATE_VERSION = new Member(CONDITIONAL_WRITES, "updateVersion");
  public static final Member DELETE_VERSION = new Member(CONDITIONAL_WRITES, "deleteVersion");
  public static final ClassName DEFERRED_WRITES =
      ClassName.get("dev.rowan.runtime", "DeferredWrites");
  public static final Member COMMIT = new Member(DEFERRED_WRITES, "commit");
  public static final ClassName ROW_MAP = ClassName.get("dev.rowan.runtime", "RowMap");
  public static final Member ROW_MAP_OF = new Member(ROW_MAP, "of");
  public static final Member DEFERRED_CONDITIONAL = new Member(DEFERRED_WRITES, "conditional");
  public static final Member DEFERRED = new Member(DAO_RUNTIME, "deferred");
  public static final Member KEYED = new Member(DAO_RUNTIME, "keyedRead");
  public static final Member SELECT = new Member(KEYED_READ, "select");
  public static final Member BY_INDEX = new Member(KEYED_READ, "byIndex");
  public static final Member OPTIONAL_OF_KEY = new Member(KEYED_READ, "optional");
  public static final Member SCAN = new Member(DAO_RUNTIME, "scan");

  public static final Member ARGUMENT_KEY = new Member(METHOD_ARGUMENTS, "key");
  public static final Member ARGUMENT_ANY = new Member(METHOD_ARGUMENTS, "anyOf");
  public static final Member ARGUMENT_ENTRY = new Member(METHOD_ARGUMENTS, "entry");
  public static final Member ARGUMENT_RANGE = new Member(METHOD_ARGUMENTS, "rangeOf");
  public static final Member DAY_OF_PERIOD = new Member(CALENDAR_PERIOD, "dayOf");
  public static final Member MONTH_OF_PERIOD = new Member(CALENDAR_PERIOD, "monthOf");
  public static final Member YEAR_OF_PERIOD = new Member(CALENDAR_PERIOD, "yearOf");
  public static final Member START_OF_PERIOD = new Member(CALENDAR_PERIOD, "startOf");
  public static final Member INT_OF_PERIOD = new Member(CALENDAR_PERIOD, "unitsAsInt");
  public static final Member LONG_OF_PERIOD = new Member(CALENDAR_PERIOD, "unitsOf");
  public static final Member TEXT_OF_PERIOD = new Member(BUCKET_COLUMN, "text");
  public static final Member ARGUMENT_BUCKETS = new Member(METHOD_ARGUMENTS, "buckets");
  public static final Member ARGUMENT_WALK = new Member(METHOD_ARGUMENTS, "walk");
  public static final Member ARGUMENT_PERIODS = new Member(METHOD_ARGUMENTS, "periods");

  public static final Member CONDITIONS_OF = new Member(DAO_RUNTIME, "conditions");
  public static final Member COMPARE = new Member(ROW_CONDITIONS, "compare");
  public static final Member COMPARE_ANY = new Member(ROW_CONDITIONS, "anyOf");
  public static final Member COMPARE_ENTRY = new Member(ROW_CONDITIONS, "compareEntry");
  public static final Member COMPARE_ANY_ENTRY = new Member(ROW_CONDITIONS, "anyOfEntry");
  public static final Member COMPARE_ELEMENT = new Member(ROW_CONDITIONS, "compareElement");
  public static final Member COMPARE_ANY_ELEMENT = new Member(ROW_CONDITIONS, "anyOfElement");
  public static final Member COMPARE_FIELD = new Member(ROW_CONDITIONS, "compareField");
  public static final Member COMPARE_ANY_FIELD = new Member(ROW_CONDITIONS, "anyOfField");
  public static final Member CONTAINS = new Member(ROW_CONDITIONS, "contains");
  public static final Member CONTAINS_KEY = new Member(ROW_CONDITIONS, "containsKey");

  public static final Member ROW_CHANGE_OF = new Member(DAO_RUNTIME, "rowChange");
  public static final Member CHANGE_KEYS = new Member(ROW_CHANGE, "keys");
  public static final Member CHANGE_KEY = new Member(ROW_CHANGE, "key");
  public static final Member CHANGE_SET = new Member(ROW_CHANGE, "set");
  public static final Member CHANGE_INCREMENT = new Member(ROW_CHANGE, "increment");
  public static final Member CHANGE_GIVE = new Member(ROW_CHANGE, "give");
  public static final Member CHANGE_DECREMENT = new Member(ROW_CHANGE, "decrement");
  public static final Member CHANGE_ADD = new Member(ROW_CHANGE, "add");
  public static final Member CHANGE_REMOVE = new Member(ROW_CHANGE, "remove");
  public static final Member CHANGE_APPEND = new Member(ROW_CHANGE, "append");
  public static final Member CHANGE_PREPEND = new Member(ROW_CHANGE, "prepend");
  public static final Member CHANGE_SET_AT = new Member(ROW_CHANGE, "setAt");
  public static final Member CHANGE_PUT = new Member(ROW_CHANGE, "put");
  public static final Member CHANGE_PUT_ALL = new Member(ROW_CHANGE, "putAll");
  public static final Member CHANGE_REMOVE_KEYS = new Member(ROW_CHANGE, "removeKeys");
  public static final Member CHANGE_SET_FIELD = new Member(ROW_CHANGE, "setField");
  public static final Member CHANGE_ROW = new Member(ROW_CHANGE, "row");

  public static final Member PATCH_OF = new Member(PATCH_START, "of");
  public static final Member PATCH_VERSIONED = new Member(PATCH_START, "versioned");
  public static final Member PATCH_BETWEEN = new Member(PATCH_START, "between");
  public static final Member PATCH_SET = new Member(ENTITY_PATCH, "set");
  public static final Member PATCH_SET_OR_CLEAR = new Member(ENTITY_PATCH, "setNullable");
  public static final Member PATCH_EMBEDDED = new Member(ENTITY_PATCH, "requireObject");
  public static final Member PATCH_CLEAR = new Member(ENTITY_PATCH, "clear");
  public static final Member PATCH_ADD = new Member(ENTITY_PATCH, "add");
  public static final Member PATCH_REMOVE = new Member(ENTITY_PATCH, "remove");
  public static final Member PATCH_APPEND = new Member(ENTITY_PATCH, "append");
  public static final Member PATCH_PREPEND = new Member(ENTITY_PATCH, "prepend");
  public static final Member PATCH_PUT = new Member(ENTITY_PATCH, "put");
  public static final Member PATCH_REMOVE_KEYS = new Member(ENTITY_PATCH, "removeKeys");
  public static final Member PATCH_INCREMENT = new Member(ENTITY_PATCH, "increment");

  public static final Member PLAN_DIRECT = new Member(READ_PLAN, "direct");
  public static final Member PLAN_THROUGH = new Member(READ_PLAN, "through");
  public static final Member PLAN_IN_ORDER = new Member(READ_PLAN, "inOrder");
  public static final Member PLAN_OF_PARTITIONS = new Member(READ_PLAN, "ofPartitions");
  public static final Member PLAN_OF_KEYS = new Member(READ_PLAN, "ofKeys");
  public static final Member PLAN_BACKWARDS = new Member(READ_PLAN, "backwards");
  public static final Member PLAN_AS = new Member(READ_PLAN, "as");

  public static final ClassName PLANNED_REQUESTS =
      ClassName.get("dev.rowan.observe", "PlannedRequests");
  public static final Member PLANNED_REQUESTS_OF = new Member(PLANNED_REQUESTS, "of");
  public static final Member PLANNED_REQUESTS_EACH_ROW =
      new Member(PLANNED_REQUESTS, "andOneForEachRow");
  public static final Member PLANNED_REQUESTS_UNKNOWN = new Member(PLANNED_REQUESTS, "UNKNOWN");
  public static final Member KIND_WRITE = new Member(CALL_KIND, "WRITE");
  public static final Member KIND_CONDITIONAL_WRITE = new Member(CALL_KIND, "CONDITIONAL_WRITE");

  public static final Member NO_CALL_OPTIONS = new Member(CALL_OPTIONS, "NONE");
  public static final Member CONSISTENCY = new Member(CALL_OPTIONS, "withConsistency");
  public static final Member SERIAL_CONSISTENCY = new Member(CALL_OPTIONS, "withSerialConsistency");
  public static final Member TIMEOUT = new Member(CALL_OPTIONS, "withTimeout");
  public static final Member PROFILE = new Member(CALL_OPTIONS, "withProfile");
  public static final Member TRACING = new Member(CALL_OPTIONS, "withTracing");
  public static final Member READ_OPTIONS_OF = new Member(READ_OPTIONS, "of");
  public static final Member PAGE_SIZE = new Member(READ_OPTIONS, "withPageSize");

  public static final Member READ_WITH = new Member(SELECTION, "with");
  public static final Member RANGE = new Member(KEYED_SELECTION, "range");
  public static final ClassName AGGREGATE = ClassName.get("dev.rowan.mapping", "Aggregate");
  public static final Member AGGREGATE_COUNT = new Member(AGGREGATE, "count");
  public static final Member AGGREGATE_MIN = new Member(AGGREGATE, "min");
  public static final Member AGGREGATE_MAX = new Member(AGGREGATE, "max");
  public static final Member AGGREGATE_SUM = new Member(AGGREGATE, "sum");
  public static final Member AGGREGATE_AVG = new Member(AGGREGATE, "avg");
  public static final Member AGGREGATE_FIRST = new Member(AGGREGATE, "first");
  public static final Member OF_AGGREGATE = new Member(SELECTION, "aggregate");
  public static final Member OF_AGGREGATES = new Member(SELECTION, "aggregates");
  public static final Member GROUPED_BY = new Member(SELECTION, "groupedBy");
  public static final Member AGGREGATE_VALUE =
      new Member(ClassName.get("dev.rowan.runtime", "AggregateValues"), "of");
  public static final Member INDEXED_EQUAL = new Member(INDEXED_SELECTION, "equal");
  public static final Member INDEXED_RANGE = new Member(INDEXED_SELECTION, "range");
  public static final Member INDEXED_BETWEEN = new Member(INDEXED_SELECTION, "between");
  public static final Member INDEXED_NEAREST = new Member(INDEXED_SELECTION, "nearest");
  public static final Member INDEXED_RANKED = new Member(INDEXED_SELECTION, "ranked");
  public static final Member BETWEEN = new Member(KEYED_SELECTION, "between");
  public static final ClassName RANGE_OF_VALUES = ClassName.get("dev.rowan.dao", "Range");
  public static final ClassName BOUND = ClassName.get("dev.rowan.spi.value", "Bound");
  public static final Member BOUND_OF = new Member(BOUND, "of");
  public static final Member LIMIT = new Member(SELECTION, "limit");
  public static final ClassName LIMIT_TYPE = ClassName.get("dev.rowan.dao", "Limit");
  public static final ClassName PER_PARTITION_LIMIT_TYPE =
      ClassName.get("dev.rowan.dao", "PerPartitionLimit");
  public static final Member ROWS_OF = new Member(LIMIT_TYPE, "of");
  public static final Member PER_PARTITION = new Member(SELECTION, "perPartition");
  public static final Member ONE = new Member(SELECTION, "one");
  public static final Member VALUE = new Member(SELECTION, "value");
  public static final Member OPTIONAL = new Member(SELECTION, "optional");
  public static final Member LIST = new Member(SELECTION, "list");
  public static final Member ARRAY = new Member(SELECTION, "array");
  public static final ClassName WIDENING = ClassName.get("dev.rowan.runtime", "Widening");
  public static final Member STREAM = new Member(SELECTION, "stream");
  public static final Member PUBLISHER = new Member(SELECTION, "publisher");
  public static final Member PAGE = new Member(SELECTION, "page");
  public static final Member MAP = new Member(SELECTION, "map");
  public static final Member EXISTS = new Member(SELECTION, "exists");
  public static final Member COUNT = new Member(SELECTION, "count");

  public static final Member TABLE_NAMED = new Member(TABLE_SCHEMA, "named");
  public static final Member PARTITION_KEY = new Member(TABLE_BUILDER, "partitionKey");
  public static final Member CLUSTERING = new Member(TABLE_BUILDER, "clustering");
  public static final Member STATIC_COLUMN = new Member(TABLE_BUILDER, "staticColumn");
  public static final Member COLUMN = new Member(TABLE_BUILDER, "column");
  public static final Member FORMERLY = new Member(TABLE_BUILDER, "formerly");
  public static final Member DEFAULT_TTL = new Member(TABLE_BUILDER, "defaultTtl");
  public static final Member LAYOUT = new Member(TABLE_BUILDER, "layout");
  public static final Member NATIVE_INDEX = new Member(TABLE_BUILDER, "nativeIndex");
  public static final Member VECTOR_INDEX = new Member(TABLE_BUILDER, "vectorIndex");
  public static final Member STORAGE = new Member(TABLE_BUILDER, "storage");
  public static final Member BUCKET_LIST = new Member(TABLE_BUILDER, "bucketList");
  public static final Member WITH_BUCKET_LIST = new Member(BUCKET_COLUMN, "withList");
  public static final Member GROUP = new Member(TABLE_BUILDER, "group");
  public static final Member BUILD = new Member(TABLE_BUILDER, "build");

  public static final Member TUPLE_VALUE_OF = new Member(TUPLE_VALUE, "of");
  public static final Member ROW_OF = new Member(ROW, "of");

  private CoreNames() {}

  /** A method or constant of the run time. Its string form is its name. */
  public record Member(ClassName owner, String name) {
    @Override
    public String toString() {
      return name;
    }
  }
}
