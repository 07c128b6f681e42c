package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import library.Library.*;

@Dao
// expect: DAO-16
interface BrokenRows {
  @Select
  List<Broken> find(UUID id);
}

@Dao
// expect: DAO-16
interface AloneRows {
  @Select
  Optional<Alone> find(UUID id);
}
