package dev.rowan.bench;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The same task in a relational database in this process: one connection, every statement prepared
 * once, one transaction per write.
 */
final class SqlStore implements BenchmarkStore {
  private static final String COLUMNS =
      "(sensor bigint, at bigint, kind varchar, place varchar, payload varchar,"
          + " primary key (sensor, at))";

  /** How the entries of the two indexes are maintained. */
  enum Entries {
    /** Two more tables, written by two more statements, as the mapper does. */
    TABLES,
    /** Two indexes of the database. */
    INDEXES
  }

  private final Connection connection;
  private final PreparedStatement reading;
  private final List<PreparedStatement> entries;
  private final PreparedStatement setting;
  private final PreparedStatement change;
  private final PreparedStatement find;
  private final PreparedStatement page;

  private SqlStore(Connection connection, String ending, Entries how) throws SQLException {
    this.connection = connection;
    run("create table reading " + COLUMNS + ending);
    run("create table setting " + COLUMNS + ending);
    if (how == Entries.TABLES) {
      run(
          "create table by_kind (kind varchar, at bigint, sensor bigint,"
              + " primary key (kind, at, sensor))"
              + ending);
      run(
          "create table by_place (place varchar, at bigint, sensor bigint,"
              + " primary key (place, at, sensor))"
              + ending);
      entries =
          List.of(
              connection.prepareStatement("insert into by_kind values (?, ?, ?)"),
              connection.prepareStatement("insert into by_place values (?, ?, ?)"));
    } else {
      run("create index by_kind on reading (kind, at, sensor)");
      run("create index by_place on reading (place, at, sensor)");
      entries = List.of();
    }
    reading = connection.prepareStatement("insert into reading values (?, ?, ?, ?, ?)");
    setting = connection.prepareStatement("insert into setting values (?, ?, ?, ?, ?)");
    change =
        connection.prepareStatement("update setting set payload = ? where sensor = ? and at = ?");
    find =
        connection.prepareStatement(
            "select sensor, at, kind, place, payload from reading where sensor = ? and at = ?");
    page =
        connection.prepareStatement(
            "select sensor, at, kind, place, payload from reading where sensor = ?"
                + " order by at desc limit ?");
    connection.setAutoCommit(false);
  }

  /** Opens SQLite with a write-ahead log, which is synced at checkpoints. */
  static SqlStore sqlite(Path directory, Entries entries) {
    try {
      Connection connection = DriverManager.getConnection("jdbc:sqlite:" + directory + "/db");
      try (Statement statement = connection.createStatement()) {
        statement.execute("pragma journal_mode = wal");
        statement.execute("pragma synchronous = normal");
        statement.execute("pragma cache_size = -131072"); // KiB: as much as the embedded store has.
      }
      return new SqlStore(connection, " without rowid", entries);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Opens H2 with its default settings: committed data is written within half a second. */
  static SqlStore h2(Path directory, Entries entries) {
    try {
      String url = "jdbc:h2:file:" + directory + "/db;CACHE_SIZE=131072";
      return new SqlStore(DriverManager.getConnection(url), "", entries);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private void run(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Override
  public synchronized void saveIndexed(long number) {
    try {
      insert(reading, number);
      if (!entries.isEmpty()) {
        insertEntry(entries.get(0), SampleReadings.kind(number), number);
        insertEntry(entries.get(1), SampleReadings.place(number), number);
      }
      connection.commit();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public synchronized void saveSingle(long number) {
    try {
      insert(setting, number);
      connection.commit();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void insert(PreparedStatement statement, long number) throws SQLException {
    statement.setLong(1, SampleReadings.sensor(number));
    statement.setLong(2, SampleReadings.at(number));
    statement.setString(3, SampleReadings.kind(number));
    statement.setString(4, SampleReadings.place(number));
    statement.setString(5, SampleReadings.payload(number));
    statement.executeUpdate();
  }

  private static void insertEntry(PreparedStatement statement, String partition, long number)
      throws SQLException {
    statement.setString(1, partition);
    statement.setLong(2, SampleReadings.at(number));
    statement.setLong(3, SampleReadings.sensor(number));
    statement.executeUpdate();
  }

  @Override
  public synchronized void change(long number) {
    try {
      change.setString(1, SampleReadings.otherPayload(number));
      change.setLong(2, SampleReadings.sensor(number));
      change.setLong(3, SampleReadings.at(number));
      change.executeUpdate();
      connection.commit();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public synchronized @Nullable Object find(long number) {
    try {
      find.setLong(1, SampleReadings.sensor(number));
      find.setLong(2, SampleReadings.at(number));
      List<SensorReading> found = readings(find);
      return found.isEmpty() ? null : found.get(0);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public synchronized Object page(long sensor) {
    try {
      page.setLong(1, sensor);
      page.setInt(2, SampleReadings.PER_SENSOR);
      return readings(page);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<SensorReading> readings(PreparedStatement query) throws SQLException {
    List<SensorReading> found = new ArrayList<>();
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        found.add(
            new SensorReading(
                rows.getLong(1),
                rows.getLong(2),
                rows.getString(3),
                rows.getString(4),
                rows.getString(5)));
      }
    }
    return found;
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
