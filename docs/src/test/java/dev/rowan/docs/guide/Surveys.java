package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.docs.guide.Survey.Question;
import java.util.Optional;

// tag::surveys[]
@Dao
public interface Surveys {
  @Insert
  void save(Survey survey);

  @Update(ifExists = true)
  boolean ask(String id, Question first);

  @Update
  void change(SurveyPatch patch);

  @Update(onlyIf = "first = :expected")
  boolean replace(String id, Question first, Question expected);

  @Select
  Optional<Survey> find(String id);

  @Select(columns = "first")
  Optional<Question> first(String id);
}
// end::surveys[]
