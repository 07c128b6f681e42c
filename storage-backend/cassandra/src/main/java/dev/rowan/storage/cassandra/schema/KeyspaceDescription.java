package dev.rowan.storage.cassandra.schema;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import com.datastax.oss.driver.api.core.servererrors.SyntaxError;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.storage.cassandra.session.DriverErrors;
import dev.rowan.storage.cassandra.session.RequestKind;
import java.util.Map;

/** Reads the CQL of a keyspace from the servers. */
public final class KeyspaceDescription {
  private KeyspaceDescription() {}

  /**
   * Returns the statements that create a keyspace and everything in it, one after the other.
   *
   * @throws SchemaMismatchException if the keyspace does not exist
   * @throws dev.rowan.error.RowanException if the servers do not answer
   */
  public static String of(CqlSession session, String keyspace) {
    CqlIdentifier name = CqlIdentifier.fromInternal(keyspace);
    try {
      StringBuilder text = new StringBuilder();
      for (Row row : session.execute("DESCRIBE KEYSPACE " + name.asCql(false))) {
        text.append(row.getString("create_statement")).append('\n');
      }
      return text.toString();
    } catch (SyntaxError unknownStatement) {
      // servers of other products have no DESCRIBE, which cqlsh and the driver then replace
      return session
          .getMetadata()
          .getKeyspace(name)
          .map(found -> found.describeWithChildren(true) + "\n")
          .orElseThrow(() -> missing(keyspace));
    } catch (InvalidQueryException absent) {
      throw missing(keyspace);
    } catch (RuntimeException failure) {
      throw DriverErrors.translated(failure, RequestKind.READ);
    }
  }

  private static SchemaMismatchException missing(String keyspace) {
    return new SchemaMismatchException(
        ErrorCode.SCHEMA_INCOMPLETE, Map.of("missing", "keyspace " + keyspace), null);
  }
}
