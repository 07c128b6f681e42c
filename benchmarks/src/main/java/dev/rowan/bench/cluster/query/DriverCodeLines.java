package dev.rowan.bench.cluster.query;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import dev.rowan.bench.cluster.node.OneNode;
import java.util.ArrayList;
import java.util.List;

/** Driver code that reads the index table of {@link Product}. */
final class DriverCodeLines {
  private final CqlSession session;
  private final PreparedStatement lines;

  /** Uses existing tables. */
  DriverCodeLines(CqlSession session) {
    this.session = session;
    lines =
        session.prepare(
            "SELECT id, title FROM %s.product_by_brand WHERE brand = ?"
                .formatted(OneNode.KEYSPACE));
  }

  List<Products.Line> of(String brand) {
    List<Products.Line> found = new ArrayList<>();
    for (Row row : session.execute(lines.bind(brand))) {
      found.add(new Products.Line(row.getUuid(0), row.getString(1)));
    }
    return found;
  }
}
