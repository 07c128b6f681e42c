package dev.rowan.storage.cassandra.rows;

import dev.rowan.internal.read.PlannedRead;
import dev.rowan.internal.read.ReadRequest;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.DaoMethod;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The requests of a call that a recorder has received in place of the cluster. One thread. */
final class CallRecording {
  static final String CHANGES_NOTHING = "it changes nothing, so there is nothing to send";

  private final List<Query> queries = new ArrayList<>();
  private final List<MutationSet> batches = new ArrayList<>();
  private final StatementRecorder recorder;
  private @Nullable DaoMethod method;
  private @Nullable PlannedRead read;
  private int calls;

  CallRecording(StatementRecorder recorder) {
    this.recorder = recorder;
  }

  boolean isOf(StatementRecorder other) {
    return recorder.equals(other);
  }

  void started(DaoMethod started) {
    method = started;
    calls++;
  }

  void planned(PlannedRead planned) {
    read = planned;
  }

  void add(Query query) {
    queries.add(query);
  }

  void add(MutationSet batch) {
    batches.add(batch);
  }

  boolean isEmpty() {
    return queries.isEmpty() && batches.isEmpty();
  }

  @Nullable DaoMethod method() {
    return method;
  }

  /** Returns whether the call is a write without condition, whose requests the compiler knows. */
  boolean isPlannedWrite() {
    return method != null && method.kind() == CallKind.WRITE && method.requests().isKnown();
  }

  Query query() {
    return queries.get(0);
  }

  MutationSet batch() {
    return batches.get(0);
  }

  /** Returns how many rows the read returns at most. */
  int limit() {
    if (read == null) {
      return query().limit();
    }
    return Math.min(read.limit(), read.request().perPartition());
  }

  /** Returns how many rows one request of the read has at most. */
  int pageSize() {
    return read == null ? query().limit() : read.pageSize();
  }

  /** Returns why the call is not one read, or null if it is. */
  @Nullable String notOneRead() {
    String other = notOneCall();
    if (other != null) {
      return other;
    }
    if (!batches.isEmpty() || !isRead()) {
      return "it writes; CassandraStatements.write makes its statement";
    }
    PlannedRead planned = read;
    if (planned != null) {
      String reason = notOneRead(planned);
      if (reason != null) {
        return reason;
      }
    }
    if (query().mode().times()) {
      return "it reads write times or remaining times, which CassandraRows does not convert";
    }
    return queries.size() > 1 ? queries.size() + " requests, and a statement is one" : notPlanned();
  }

  private boolean isRead() {
    return method != null && (method.kind() == CallKind.READ || method.kind() == CallKind.SCAN);
  }

  private static @Nullable String notOneRead(PlannedRead planned) {
    ReadRequest request = planned.request();
    if (request.listed() != null) {
      return "it takes its partitions from the list of buckets";
    }
    if (request.queries().size() > 1) {
      return request.queries().size() + " partitions, and a statement reads one";
    }
    if (planned.follows()) {
      return "it continues after a page; use the paging state of the driver";
    }
    if (planned.computed() && planned.limit() > 1) {
      return "the program computes its result from all rows, in as many requests as they need";
    }
    return planned.leavesOut() && planned.limit() < Integer.MAX_VALUE
        ? "its limit does not count the markers of deleted rows, and a limit in CQL does"
        : null;
  }

  /** Returns why the plan of the compiler needs more than one request, or null if it does not. */
  private @Nullable String notPlanned() {
    PlannedRequests requests = method == null ? PlannedRequests.UNKNOWN : method.requests();
    if (requests.eachRow()) {
      return "it reads index entries first, and then one row for each of them";
    }
    if (requests.isKnown()) {
      return requests.fixed() > 1 ? requests.fixed() + " requests, and a statement is one" : null;
    }
    boolean isOfOneTable =
        read != null
            && read.request().plan().index() == null
            && read.request().plan().table().groups().isEmpty();
    return isOfOneTable ? null : "the number of its requests depends on stored rows";
  }

  /** Returns why the call is not one write, or null if it is. */
  @Nullable String notOneWrite() {
    String other = notOneCall();
    if (other != null) {
      return other;
    }
    if (method == null || isRead()) {
      return "it reads; CassandraStatements.read makes its statement";
    }
    if (method.kind() == CallKind.CONDITIONAL_WRITE) {
      return "it has a condition: the servers give such a write its time, after which Rowan must"
          + " order its next writes";
    }
    if (!method.requests().isKnown()) {
      return "the number of its requests depends on arguments or on stored rows";
    }
    if (!queries.isEmpty()) {
      return "it reads a row before it writes";
    }
    if (batches.isEmpty()) {
      return CHANGES_NOTHING;
    }
    if (writesListed()) {
      return "its table has a list of buckets, in which Rowan writes the bucket before the row";
    }
    return batches.size() == 1
        ? null
        : batches.size()
            + " requests in a fixed order, such as numbers of a sequence before the row";
  }

  /** A later call needs no entry, because this process has recorded one; the row still needs it. */
  private boolean writesListed() {
    return batches.stream()
        .flatMap(batch -> batch.changes().stream())
        .map(Change::mutation)
        .anyMatch(each -> each instanceof Upsert && each.table().bucketList() != null);
  }

  private @Nullable String notOneCall() {
    if (calls > 1) {
      return calls + " calls of the DAO, and a statement is one";
    }
    return isEmpty() && !isPlannedWrite()
        ? "it sends no request: no row can match, or a Write, a publisher or an upload sends later"
        : null;
  }
}
