package dev.rowan.storage.embedded.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.BackendUnavailableException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.rocksdb.RocksDBException;

class WalSyncTest {
  @Test
  void syncsOnlyWhenThereIsSomethingToSync() {
    AtomicInteger syncs = new AtomicInteger();
    try (WalSync walSync = new WalSync(syncs::incrementAndGet, () -> {})) {
      walSync.syncIfWanted();
      assertThat(syncs).hasValue(0);
      walSync.request();
      walSync.syncIfWanted();
      walSync.syncIfWanted();
      assertThat(syncs).hasValue(1);
    }
  }

  @Test
  void refusesWritesAfterAFailedSync() {
    Runnable failing =
        () -> {
          throw EngineErrors.of(new RocksDBException("disk gone"), "sync");
        };
    try (WalSync walSync = new WalSync(failing, () -> {})) {
      walSync.failIfLastFailed();
      walSync.request();
      walSync.syncIfWanted();
      assertThatThrownBy(walSync::failIfLastFailed).isInstanceOf(BackendUnavailableException.class);
    }
  }
}
