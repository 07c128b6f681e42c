package dev.rowan.storage.cassandra.fault;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.config.ProgrammaticDriverConfigLoaderBuilder;
import com.datastax.oss.driver.api.core.metadata.Node;
import com.datastax.oss.protocol.internal.Message;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.IntPredicate;

/**
 * Nodes on 127.0.0.1 that speak version 5 of the native protocol like servers, store nothing, and
 * answer as a {@link Script} says. They show faults that real servers do not show on request, and
 * count the requests that reach them.
 */
final class ScriptedCluster implements AutoCloseable {
  static final String DATACENTER = "dc1";

  private final EventLoopGroup loop = new NioEventLoopGroup(1);
  private final List<ScriptedNode> nodes = new ArrayList<>();
  private final AtomicInteger attempts = new AtomicInteger();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private volatile Script script = Script.OBEDIENT;
  private volatile Function<String, Answer> preparation = ScriptedCluster::preparedWell;
  private volatile Function<String, Answer> texts = cql -> Answer.with(Replies.rows(List.of()));
  private volatile Function<Message, Answer> welcome = request -> Answer.with(Replies.READY);

  ScriptedCluster(int size) {
    for (int i = 0; i < size; i++) {
      nodes.add(new ScriptedNode(this, loop));
    }
  }

  /** Sets the answers to later requests that execute statements. */
  void play(Script newScript) {
    attempts.set(0);
    script = newScript;
  }

  /** Sets the answers to later preparations. */
  void prepare(Function<String, Answer> newPreparation) {
    preparation = newPreparation;
  }

  /** Sets the answers to later statements that are sent as text, such as changes of the schema. */
  void ask(Function<String, Answer> newTexts) {
    texts = newTexts;
  }

  /** Sets the answers to later connections. */
  void welcome(Function<Message, Answer> newWelcome) {
    welcome = newWelcome;
  }

  static Answer preparedWell(String cql) {
    return Answer.with(Replies.prepared(cql));
  }

  /** Returns the number of requests that execute statements since the script was set. */
  int attempts() {
    return attempts.get();
  }

  List<ScriptedNode> nodes() {
    return nodes;
  }

  /**
   * Opens a session with the request timeout; the other settings are the driver's standard ones.
   */
  CqlSession session(Duration limit) {
    ProgrammaticDriverConfigLoaderBuilder settings =
        DriverConfigLoader.programmaticBuilder()
            .withString(DefaultDriverOption.PROTOCOL_VERSION, "V5")
            .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, limit)
            .withDuration(DefaultDriverOption.RECONNECTION_BASE_DELAY, Duration.ofMillis(10))
            .withDuration(DefaultDriverOption.RECONNECTION_MAX_DELAY, Duration.ofMillis(20))
            .withDuration(DefaultDriverOption.CONNECTION_INIT_QUERY_TIMEOUT, Duration.ofSeconds(20))
            .withBoolean(DefaultDriverOption.METADATA_SCHEMA_ENABLED, false)
            .withInt(DefaultDriverOption.NETTY_IO_SHUTDOWN_QUIET_PERIOD, 0)
            .withString(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_UNIT, "MILLISECONDS")
            .withInt(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_QUIET_PERIOD, 20)
            .withInt(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_TIMEOUT, 15_000);
    return CqlSession.builder()
        .addContactPoint(nodes.get(0).address())
        .withLocalDatacenter(DATACENTER)
        .withConfigLoader(settings.build())
        .build();
  }

  /** Waits until the number of open connections to all nodes satisfies the predicate. */
  void awaitConnections(IntPredicate enough) {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (!enough.test(nodes.stream().mapToInt(ScriptedNode::connections).sum())) {
      if (System.nanoTime() > deadline) {
        throw new AssertionError("connections are not what they should be", failure.get());
      }
      Thread.onSpinWait();
    }
  }

  /** Waits until a session has a connection to each node, as after the loss of one. */
  void awaitConnected(CqlSession session) {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (session.getMetadata().getNodes().size() < nodes.size()
        || session.getMetadata().getNodes().values().stream()
            .mapToInt(Node::getOpenConnections)
            .anyMatch(open -> open == 0)) {
      if (System.nanoTime() > deadline) {
        throw new AssertionError("not connected to every node", failure.get());
      }
      Thread.onSpinWait();
    }
  }

  Answer executed(Message request, String cql) {
    return script.answer(request, cql, attempts.getAndIncrement());
  }

  Answer prepared(String cql) {
    return preparation.apply(cql);
  }

  Answer asked(String cql) {
    return texts.apply(cql);
  }

  Answer welcomed(Message request) {
    return welcome.apply(request);
  }

  void failed(Throwable cause) {
    failure.compareAndSet(null, cause);
  }

  @Override
  public void close() {
    nodes.forEach(ScriptedNode::stop);
    loop.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
  }
}
