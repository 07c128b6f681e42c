package dev.rowan.storage.cassandra.fault;

import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import com.datastax.oss.protocol.internal.Message;
import com.datastax.oss.protocol.internal.ProtocolConstants.DataType;
import com.datastax.oss.protocol.internal.request.Batch;
import com.datastax.oss.protocol.internal.request.Execute;
import com.datastax.oss.protocol.internal.request.Options;
import com.datastax.oss.protocol.internal.request.Prepare;
import com.datastax.oss.protocol.internal.request.Query;
import com.datastax.oss.protocol.internal.response.result.RawType;
import dev.rowan.storage.cassandra.fault.Replies.Cell;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** One node of a {@link ScriptedCluster}. */
final class ScriptedNode {
  private static final UUID SCHEMA = new UUID(1, 1);

  private final ScriptedCluster cluster;
  private final UUID host = UUID.randomUUID();
  private final ChannelGroup connections = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
  private final Channel listening;

  ScriptedNode(ScriptedCluster cluster, EventLoopGroup loop) {
    this.cluster = cluster;
    this.listening =
        new ServerBootstrap()
            .group(loop)
            .channel(NioServerSocketChannel.class)
            .childHandler(
                new ChannelInitializer<>() {
                  @Override
                  protected void initChannel(Channel channel) {
                    connections.add(channel);
                    new ScriptedConnection(ScriptedNode.this).addTo(channel);
                  }
                })
            .bind(InetAddress.getLoopbackAddress(), 0)
            .syncUninterruptibly()
            .channel();
  }

  InetSocketAddress address() {
    return (InetSocketAddress) listening.localAddress();
  }

  /** Returns the number of open connections. */
  int connections() {
    return connections.size();
  }

  Answer answer(Message request) {
    if (request instanceof Options) {
      return Answer.with(Replies.SUPPORTED);
    }
    if (request instanceof Query query) {
      return answer(query);
    }
    if (request instanceof Prepare prepare) {
      return cluster.prepared(prepare.cqlQuery);
    }
    if (request instanceof Execute execute) {
      return cluster.executed(request, text(execute.queryId));
    }
    if (request instanceof Batch batch) {
      return cluster.executed(request, text((byte[]) batch.queriesOrIds.get(0)));
    }
    return cluster.welcomed(request);
  }

  void failed(Throwable cause) {
    cluster.failed(cause);
  }

  /** Stops listening, and closes all connections. */
  void stop() {
    listening.close().syncUninterruptibly();
    connections.close().syncUninterruptibly();
  }

  private static String text(byte[] id) {
    return new String(id, StandardCharsets.UTF_8);
  }

  private Answer answer(Query query) {
    if (query.query.contains("system.local")) {
      return Answer.with(Replies.rows(asLocal()));
    }
    return query.query.contains("system.peers_v2")
        ? Answer.with(peers(query))
        : cluster.asked(query.query);
  }

  private Message peers(Query query) {
    ByteBuffer port = query.options.namedValues.get("port");
    return Replies.several(
        cluster.nodes().stream()
            .filter(node -> node != this)
            .filter(
                node -> port == null || port.getInt(port.position()) == node.address().getPort())
            .map(ScriptedNode::asPeer)
            .toList());
  }

  private List<Cell> asLocal() {
    List<Cell> row = new ArrayList<>(described());
    row.add(text("cluster_name", "scripted"));
    row.add(text("partitioner", "org.apache.cassandra.dht.Murmur3Partitioner"));
    row.add(inet("rpc_address"));
    row.add(port("rpc_port"));
    return row;
  }

  private List<Cell> asPeer() {
    List<Cell> row = new ArrayList<>(described());
    row.add(inet("peer"));
    row.add(port("peer_port"));
    row.add(inet("native_address"));
    row.add(port("native_port"));
    return row;
  }

  private List<Cell> described() {
    return List.of(
        text("data_center", ScriptedCluster.DATACENTER),
        text("rack", "r1"),
        text("release_version", "5.0.9"),
        Replies.cell(
            "tokens",
            new RawType.RawSet(RawType.PRIMITIVES.get(DataType.VARCHAR)),
            TypeCodecs.setOf(TypeCodecs.TEXT),
            Set.of(Integer.toString(address().getPort()))),
        Replies.cell("host_id", DataType.UUID, TypeCodecs.UUID, host),
        Replies.cell("schema_version", DataType.UUID, TypeCodecs.UUID, SCHEMA));
  }

  private static Cell text(String column, String value) {
    return Replies.cell(column, DataType.VARCHAR, TypeCodecs.TEXT, value);
  }

  private Cell inet(String column) {
    return Replies.cell(column, DataType.INET, TypeCodecs.INET, address().getAddress());
  }

  private Cell port(String column) {
    return Replies.cell(column, DataType.INT, TypeCodecs.INT, address().getPort());
  }
}
