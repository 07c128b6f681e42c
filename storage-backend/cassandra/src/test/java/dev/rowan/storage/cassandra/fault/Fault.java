package dev.rowan.storage.cassandra.fault;

import com.datastax.oss.protocol.internal.Message;
import com.datastax.oss.protocol.internal.ProtocolConstants.ConsistencyLevel;
import com.datastax.oss.protocol.internal.ProtocolConstants.ErrorCode;
import com.datastax.oss.protocol.internal.ProtocolConstants.WriteType;
import com.datastax.oss.protocol.internal.response.Error;
import com.datastax.oss.protocol.internal.response.error.AlreadyExists;
import com.datastax.oss.protocol.internal.response.error.CASWriteUnknown;
import com.datastax.oss.protocol.internal.response.error.FunctionFailure;
import com.datastax.oss.protocol.internal.response.error.ReadFailure;
import com.datastax.oss.protocol.internal.response.error.ReadTimeout;
import com.datastax.oss.protocol.internal.response.error.Unavailable;
import com.datastax.oss.protocol.internal.response.error.WriteFailure;
import com.datastax.oss.protocol.internal.response.error.WriteTimeout;
import java.net.InetAddress;
import java.util.List;
import java.util.Map;

/** The possible faults of a request, by their names on the page. Servers' texts contain values. */
@SuppressWarnings("ImmutableEnumChecker") // messages of the protocol are not marked so
enum Fault {
  UNAVAILABLE("unavailable", unavailable(ConsistencyLevel.LOCAL_SERIAL)),
  UNAVAILABLE_COMMIT("unavailable, for its commit", unavailable(ConsistencyLevel.LOCAL_QUORUM)),
  OVERLOADED("overloaded", error(ErrorCode.OVERLOADED)),
  BOOTSTRAPPING("bootstrapping", error(ErrorCode.IS_BOOTSTRAPPING)),
  SERVER_ERROR("server error", error(ErrorCode.SERVER_ERROR)),
  WRITE_TIMEOUT("write timeout", writeTimeout(WriteType.SIMPLE)),
  BATCH_LOG("write timeout of the batch log", writeTimeout(WriteType.BATCH_LOG)),
  WRITE_FAILURE(
      "write failure",
      new WriteFailure(
          text(), ConsistencyLevel.LOCAL_QUORUM, 1, 2, 1, reasons(), WriteType.SIMPLE)),
  CAS_UNKNOWN(
      "write of unknown outcome", new CASWriteUnknown(text(), ConsistencyLevel.LOCAL_SERIAL, 1, 2)),
  CDC_FAILURE("failure to log changes", error(ErrorCode.CDC_WRITE_FAILURE)),
  READ_TIMEOUT("read timeout", readTimeout(1)),
  READ_TIMEOUT_OF_DATA("read timeout, all but the data", readTimeout(2)),
  READ_FAILURE(
      "read failure",
      new ReadFailure(text(), ConsistencyLevel.LOCAL_QUORUM, 1, 2, 1, reasons(), false)),
  TRUNCATE_ERROR("truncate error", error(ErrorCode.TRUNCATE_ERROR)),
  UNAUTHORIZED("unauthorized", error(ErrorCode.UNAUTHORIZED)),
  INVALID("invalid", error(ErrorCode.INVALID)),
  INVALID_TABLE("invalid, an unknown table", invalid("table notes does not exist")),
  INVALID_COLUMN("invalid, an unknown column", invalid("Undefined column name v")),
  INVALID_SIZE("invalid, too large", invalid("Batch too large")),
  SYNTAX_ERROR("syntax error", error(ErrorCode.SYNTAX_ERROR)),
  CONFIG_ERROR("configuration error", error(ErrorCode.CONFIG_ERROR)),
  ALREADY_EXISTS("already exists", new AlreadyExists(text(), "k", "t")),
  PROTOCOL_ERROR("protocol error", error(ErrorCode.PROTOCOL_ERROR)),
  FUNCTION_FAILURE("function failure", new FunctionFailure(text(), "k", "f", List.of())),
  CONNECTION_LOST("connection lost", Answer.hangUp()),
  NO_ANSWER("no answer in time", Answer.silence());

  private final String title;
  private final Answer answer;

  Fault(String title, Message message) {
    this(title, Answer.with(message));
  }

  Fault(String title, Answer answer) {
    this.title = title;
    this.answer = answer;
  }

  String title() {
    return title;
  }

  Answer answer() {
    return answer;
  }

  static Message writeTimeout(String type) {
    return new WriteTimeout(text(), ConsistencyLevel.LOCAL_QUORUM, 1, 2, type);
  }

  private static Message unavailable(int level) {
    return new Unavailable(text(), level, 2, 1);
  }

  private static Message readTimeout(int received) {
    return new ReadTimeout(text(), ConsistencyLevel.LOCAL_QUORUM, received, 2, false);
  }

  private static Message invalid(String start) {
    return new Error(ErrorCode.INVALID, start + ": " + text());
  }

  private static Message error(int code) {
    return new Error(code, text());
  }

  private static String text() {
    return "the value " + Work.SECRET + " is to blame";
  }

  private static Map<InetAddress, Integer> reasons() {
    return Map.of(InetAddress.getLoopbackAddress(), 0);
  }
}
