package dev.rowan.docs.site;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Writes the texts that the search of the site reads. The input is the HTML of the site; the output
 * is a script with one entry for each section: page, heading, address and text.
 *
 * <p>It is a script and not a JSON file, because a browser does not read JSON from a disk.
 */
public final class SearchIndex {
  private SearchIndex() {}

  /**
   * One section of a page.
   *
   * @param page the title of the page
   * @param heading the heading of the section, which is the title for the first section
   * @param address relative to the site, with the anchor of the section
   * @param text without the texts of sections in it
   */
  record Section(String page, String heading, String address, String text) {}

  /**
   * Writes {@code js/search-index.js} into a site.
   *
   * @param arguments the folder of the site
   */
  public static void main(String[] arguments) throws IOException {
    Path site = Path.of(arguments[0]);
    List<Section> sections = new ArrayList<>();
    for (Path file : SiteLinks.pages(site)) {
      String address = site.relativize(file).toString().replace('\\', '/');
      sections.addAll(sections(address, Jsoup.parse(file)));
    }
    Files.writeString(site.resolve("js/search-index.js"), script(sections));
  }

  static List<Section> sections(String address, Document page) {
    List<Section> sections = new ArrayList<>();
    String title = page.select("main h1").text();
    for (Element section : page.select("main section")) {
      Element own = section.clone();
      own.select("section section").remove();
      String heading = own.select("h1, h2, h3, h4").text();
      String anchor = sections.isEmpty() ? "" : "#" + anchor(own);
      sections.add(new Section(title, heading, address + anchor, own.text()));
    }
    return sections;
  }

  private static String anchor(Element section) {
    Element first = section.selectFirst("[id]");
    return first == null ? "" : first.id();
  }

  static String script(List<Section> sections) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartArray();
      for (Section section : sections) {
        json.writeStartObject();
        json.writeStringField("page", section.page());
        json.writeStringField("heading", section.heading());
        json.writeStringField("address", section.address());
        json.writeStringField("text", section.text());
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    return "const SECTIONS = " + text + ";\n";
  }
}
