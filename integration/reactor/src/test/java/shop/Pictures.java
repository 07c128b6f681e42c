package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.LargeValue;
import java.io.InputStream;

/** The pictures. */
@Dao
public interface Pictures {
  @Insert
  Picture save(Picture picture, InputStream content);

  @Select(columns = "content", entity = Picture.class)
  LargeValue content(long number);
}
