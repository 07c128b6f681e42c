package dev.rowan.junit;

import dev.rowan.mapping.EntityMapping;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Writes the rows of a file before a test with {@link RowanTest}. The file has one line of JSON for
 * each row, with the names of columns, as an export writes them; the header of an export can be
 * missing. The rows of a class are written when its store opens, those of a method before its
 * {@code @BeforeEach} methods. Several files are written in their order.
 * <!-- tag: junit-rows -->
 *
 * <pre>{@code
 * @RowanTest
 * @StoredRows(of = ItemMapping.class, file = "items.jsonl")
 * class StockTest {
 *   @Test
 *   void theDearestItemIsFirst(Items items) {
 *     assertThat(items.bySeller("ann", Limit.of(10)))
 *         .extracting(Item::title)
 *         .containsExactly("table", "Lämpchen");
 *   }
 *
 *   @Test
 *   @StoredRows(of = ItemMapping.class, file = "exported.jsonl")
 *   void thereIsASecondSeller(Items items) {
 *     assertThat(items.bySeller("bob", Limit.of(10))).hasSize(1);
 *     assertThat(items.bySeller("ann", Limit.of(10))).hasSize(2);
 *   }
 * }
 * }</pre>
 *
 * <p>The test needs {@code com.fasterxml.jackson.core:jackson-core} on its class path.
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(StoredRows.Files.class)
public @interface StoredRows {
  /** The generated mapping of the entity. */
  Class<? extends EntityMapping<?>> of();

  /**
   * The name of the file beside the test class, or from the root of the class path with a slash.
   */
  String file();

  /** Several files. */
  @Documented
  @Inherited
  @Target({ElementType.TYPE, ElementType.METHOD, ElementType.ANNOTATION_TYPE})
  @Retention(RetentionPolicy.RUNTIME)
  @interface Files {
    /** The files, in their order. */
    StoredRows[] value();
  }
}
