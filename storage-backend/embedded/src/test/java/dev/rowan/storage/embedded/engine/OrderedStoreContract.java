package dev.rowan.storage.embedded.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.RowanClosedException;
import dev.rowan.storage.contract.fixture.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The contract of every {@link OrderedStore}. */
abstract class OrderedStoreContract {
  private static final HexFormat HEX = HexFormat.of();

  private OrderedStore store;

  abstract OrderedStore open();

  @BeforeEach
  void openStore() {
    store = open();
  }

  @AfterEach
  void closeStore() {
    store.close();
    assertThat(NativeResources.live()).as("native objects left open").isZero();
  }

  @Test
  void hasNothingAtFirst() {
    assertThat(store.get(Space.DATA, bytes("01"))).isNull();
    assertThat(scan(Space.DATA, "", null, false)).isEmpty();
    assertThat(scan(Space.DATA, "", null, true)).isEmpty();
  }

  @Test
  void returnsWhatWasPut() {
    put("01", "aa");
    put("02", "");
    assertThat(store.get(Space.DATA, bytes("01"))).isEqualTo(bytes("aa"));
    assertThat(store.get(Space.DATA, bytes("02"))).isEmpty();
    assertThat(store.get(Space.DATA, bytes("03"))).isNull();
  }

  @Test
  void deletesARangeWithinABatch() {
    for (String key : List.of("01", "02", "0200", "03", "04")) {
      put(key, "aa");
    }
    EngineBatch alone = new EngineBatch();
    alone.deleteRange(Space.DATA, bytes("04"), bytes("05"));
    store.write(alone, Durability.BUFFERED);
    EngineBatch batch = new EngineBatch();
    batch.put(Space.DATA, bytes("0201"), bytes("bb"));
    batch.deleteRange(Space.DATA, bytes("02"), bytes("03"));
    batch.put(Space.DATA, bytes("02ff"), bytes("cc"));
    store.write(batch, Durability.BUFFERED);
    assertThat(store.get(Space.DATA, bytes("0200"))).isNull();
    assertThat(scan(Space.DATA, "", null, false)).hasSize(3);
    assertThat(store.get(Space.DATA, bytes("02ff"))).isEqualTo(bytes("cc"));
  }

  @Test
  void appliesABatchInItsOrder() {
    put("01", "aa");
    EngineBatch batch = new EngineBatch();
    batch.delete(Space.DATA, bytes("01"));
    batch.put(Space.DATA, bytes("01"), bytes("bb"));
    batch.put(Space.DATA, bytes("02"), bytes("cc"));
    batch.delete(Space.DATA, bytes("02"));
    batch.delete(Space.DATA, bytes("09"));
    store.write(batch, Durability.SYNC);
    assertThat(scan(Space.DATA, "", null, false)).containsExactly("01=bb");
  }

  @Test
  void acceptsAnEmptyBatch() {
    store.write(new EngineBatch(), Durability.BUFFERED);
    assertThat(scan(Space.DATA, "", null, false)).isEmpty();
  }

  @Test
  void separatesTheSpaces() {
    put("01", "aa");
    EngineBatch batch = new EngineBatch();
    batch.put(Space.CATALOGUE, bytes("01"), bytes("bb"));
    store.write(batch, Durability.BUFFERED);
    assertThat(scan(Space.DATA, "", null, false)).containsExactly("01=aa");
    assertThat(scan(Space.CATALOGUE, "", null, false)).containsExactly("01=bb");
  }

  @Test
  void iteratesInUnsignedOrderBothWays() {
    for (String key : List.of("80", "7f", "ff", "00", "7f00", "")) {
      put(key, "aa");
    }
    List<String> sorted = List.of("=aa", "00=aa", "7f=aa", "7f00=aa", "80=aa", "ff=aa");
    assertThat(scan(Space.DATA, "", null, false)).isEqualTo(sorted);
    assertThat(scan(Space.DATA, "", null, true)).isEqualTo(reversed(sorted));
  }

  @Test
  void includesTheLowerBoundAndExcludesTheUpper() {
    for (String key : List.of("01", "02", "03", "04")) {
      put(key, "aa");
    }
    assertThat(scan(Space.DATA, "02", "04", false)).containsExactly("02=aa", "03=aa");
    assertThat(scan(Space.DATA, "02", "04", true)).containsExactly("03=aa", "02=aa");
    assertThat(scan(Space.DATA, "0200", "05", true)).containsExactly("04=aa", "03=aa");
    assertThat(scan(Space.DATA, "03", "03", false)).isEmpty();
    assertThat(scan(Space.DATA, "04", "02", false)).isEmpty();
    assertThat(scan(Space.DATA, "04", "02", true)).isEmpty();
  }

  @Test
  void seeksWithinTheRangeBothWays() {
    for (String key : List.of("01", "03", "05", "07")) {
      put(key, "aa");
    }
    try (Cursor cursor = store.cursor(Space.DATA, bytes("01"), bytes("07"), false)) {
      cursor.seek(bytes("03"));
      assertThat(rest(cursor)).containsExactly("03=aa", "05=aa");
      cursor.seek(bytes("02"));
      assertThat(rest(cursor)).containsExactly("03=aa", "05=aa");
    }
    try (Cursor cursor = store.cursor(Space.DATA, bytes("01"), bytes("07"), true)) {
      cursor.seek(bytes("03"));
      assertThat(rest(cursor)).containsExactly("03=aa", "01=aa");
      cursor.seek(bytes("02"));
      assertThat(rest(cursor)).containsExactly("01=aa");
    }
  }

  @Test
  void answersAsASortedMapDoes() {
    long seed = Seed.next();
    Random random = new Random(seed);
    TreeMap<String, String> model = new TreeMap<>();
    for (int round = 0; round < 300; round++) {
      EngineBatch batch = new EngineBatch();
      for (int i = random.nextInt(5); i >= 0; i--) {
        String key = "00".repeat(12) + HEX.toHexDigits((byte) random.nextInt(64));
        if (random.nextInt(4) == 0) {
          batch.delete(Space.DATA, bytes(key));
          model.remove(key);
        } else {
          String value = "ab".repeat(random.nextInt(1_000));
          batch.put(Space.DATA, bytes(key), bytes(value));
          model.put(key, value);
        }
      }
      store.write(batch, Durability.BUFFERED);
      String lower = "00".repeat(12) + HEX.toHexDigits((byte) random.nextInt(64));
      String upper = "00".repeat(12) + HEX.toHexDigits((byte) random.nextInt(64));
      List<String> expected = new ArrayList<>();
      if (lower.compareTo(upper) < 0) {
        model.subMap(lower, upper).forEach((key, value) -> expected.add(key + "=" + value));
      }
      assertThat(scan(Space.DATA, lower, upper, false)).as("seed %d", seed).isEqualTo(expected);
      assertThat(scan(Space.DATA, lower, upper, true))
          .as("seed %d", seed)
          .isEqualTo(reversed(expected));
    }
  }

  @Test
  void showsBatchesWholeOrNotAtAll() throws Exception {
    AtomicBoolean stop = new AtomicBoolean();
    ExecutorService writer = Executors.newSingleThreadExecutor();
    CountDownLatch firstWritten = new CountDownLatch(1);
    Future<?> writing =
        writer.submit(
            () -> {
              for (int number = 0; !stop.get(); number++) {
                EngineBatch batch = new EngineBatch();
                for (int key = 0; key < 5; key++) {
                  batch.put(Space.DATA, new byte[] {(byte) key}, new byte[] {(byte) number});
                }
                store.write(batch, Durability.BUFFERED);
                firstWritten.countDown();
              }
            });
    firstWritten.await();
    for (int round = 0; round < 2_000; round++) {
      List<String> values =
          scan(Space.DATA, "", null, round % 2 == 0).stream()
              .map(entry -> entry.substring(entry.indexOf('=')))
              .toList();
      assertThat(values).hasSize(5).containsOnly(values.get(0));
    }
    stop.set(true);
    writing.get();
    writer.shutdown();
  }

  @Test
  void anOpenCursorDoesNotSeeLaterWrites() throws Exception {
    put("01", "aa");
    put("02", "aa");
    Thread writer = new Thread(() -> put("02", "bb"));
    try (Cursor cursor = store.cursor(Space.DATA, bytes(""), null, false)) {
      assertThat(cursor.next()).isTrue();
      writer.start();
      assertThat(rest(cursor)).containsExactly("02=aa");
    }
    writer.join();
    assertThat(scan(Space.DATA, "", null, false)).containsExactly("01=aa", "02=bb");
  }

  @Test
  void eachOfSeveralCursorsOfAThreadSeesItsOwnSnapshot() {
    String prefix = "00".repeat(12);
    List<Cursor> cursors = new ArrayList<>();
    for (int round = 0; round < 4; round++) {
      for (int open = 0; open < round; open++) {
        cursors.add(store.cursor(Space.DATA, bytes(prefix), bytes(prefix + "ff"), false));
      }
      for (int open = 0; open < round; open++) {
        assertThat(rest(cursors.get(open))).hasSize(round);
      }
      cursors.forEach(Cursor::close);
      cursors.forEach(Cursor::close);
      cursors.clear();
      put(prefix + "0" + round, "aa");
    }
  }

  @Test
  void refusesEverythingOnceClosed() {
    put("01", "aa");
    store.close();
    store.close();
    assertThatThrownBy(() -> store.get(Space.DATA, bytes("01")))
        .isInstanceOf(RowanClosedException.class);
    assertThatThrownBy(() -> put("01", "aa")).isInstanceOf(RowanClosedException.class);
    assertThatThrownBy(() -> store.cursor(Space.DATA, bytes(""), null, false))
        .isInstanceOf(RowanClosedException.class);
  }

  @Test
  void closesUnderLoadWithoutACrash() throws Exception {
    for (int round = 0; round < 20; round++) {
      OrderedStore busy = round == 0 ? store : open();
      ExecutorService threads = Executors.newFixedThreadPool(6);
      CountDownLatch working = new CountDownLatch(6);
      List<Future<?>> users = new ArrayList<>();
      for (int user = 0; user < 6; user++) {
        int id = user;
        users.add(threads.submit(() -> useUntilClosed(busy, id, working)));
      }
      working.await();
      busy.close();
      for (Future<?> user : users) {
        user.get();
      }
      threads.shutdown();
    }
  }

  private static void useUntilClosed(OrderedStore busy, int user, CountDownLatch working) {
    Random random = new Random(user);
    try {
      for (int round = 0; ; round++) {
        EngineBatch batch = new EngineBatch();
        byte[] key = new byte[16];
        random.nextBytes(key);
        batch.put(Space.DATA, key, new byte[100]);
        batch.put(Space.CATALOGUE, key, new byte[100]);
        busy.write(batch, Durability.BUFFERED);
        assertThat(busy.get(Space.DATA, key)).hasSize(100);
        byte[] upper = Arrays.copyOf(key, 17);
        byte[] lower = round % 2 == 0 ? new byte[0] : Arrays.copyOf(key, 12);
        try (Cursor cursor = busy.cursor(Space.DATA, lower, upper, user % 2 == 0)) {
          for (int i = 0; i < 10 && cursor.next(); i++) {
            assertThat(cursor.valueLength()).isEqualTo(100);
          }
        }
        if (round == 0) {
          working.countDown();
        }
      }
    } catch (RowanClosedException e) {
      assertThat(e.code().code()).isEqualTo("RUN-06");
    }
  }

  private void put(String key, String value) {
    EngineBatch batch = new EngineBatch();
    batch.put(Space.DATA, bytes(key), bytes(value));
    store.write(batch, Durability.BUFFERED);
  }

  private List<String> scan(Space space, String lower, String upper, boolean reverse) {
    return dump(store, space, lower, upper, reverse);
  }

  static List<String> dump(
      OrderedStore store, Space space, String lower, String upper, boolean reverse) {
    byte[] end = upper == null ? null : bytes(upper);
    try (Cursor cursor = store.cursor(space, bytes(lower), end, reverse)) {
      return rest(cursor);
    }
  }

  private static List<String> rest(Cursor cursor) {
    List<String> entries = new ArrayList<>();
    while (cursor.next()) {
      entries.add(
          HEX.formatHex(cursor.key(), 0, cursor.keyLength())
              + "="
              + HEX.formatHex(cursor.value(), 0, cursor.valueLength()));
    }
    assertThat(cursor.next()).isFalse();
    return entries;
  }

  private static List<String> reversed(List<String> list) {
    String[] copy = list.toArray(String[]::new);
    List<String> result = new ArrayList<>();
    for (int i = copy.length - 1; i >= 0; i--) {
      result.add(copy[i]);
    }
    return result;
  }

  static byte[] bytes(String hex) {
    return HEX.parseHex(hex);
  }
}
