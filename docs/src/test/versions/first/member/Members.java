package member;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.List;

@Dao
public interface Members {
  @Insert
  void save(Member member);

  @Select
  List<Member> named(String name);
}
