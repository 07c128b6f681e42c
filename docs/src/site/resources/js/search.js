// The search of the site: a field above the menu, and the sections that contain all words.
(function () {
  const site = document.currentScript.dataset.site;
  const column = document.getElementById("leftColumn");
  const body = document.getElementById("bodyColumn");
  if (!column || !body) {
    return;
  }
  const field = document.createElement("input");
  field.type = "search";
  field.id = "search";
  field.placeholder = "Search (press /)";
  field.setAttribute("aria-label", "Search");
  const found = document.createElement("ol");
  found.id = "found";
  found.setAttribute("aria-live", "polite");
  column.prepend(field);
  body.prepend(found);

  let index = null;

  // the first search builds the index, so that reading a page costs nothing
  function search(words) {
    index = index || lunr(function () {
      // words as they are written: a search matches their beginnings
      this.pipeline.reset();
      this.searchPipeline.reset();
      this.ref("number");
      this.field("page", { boost: 5 });
      this.field("heading", { boost: 10 });
      this.field("text");
      SECTIONS.forEach((section, number) => this.add(Object.assign({ number }, section),
        { boost: section.address.startsWith("guide/") ? 3 : 1 }));
    });
    return index
      .query(query => words.forEach(word => {
        query.term(lunr.tokenizer(word), { presence: lunr.Query.presence.REQUIRED,
          wildcard: lunr.Query.wildcard.TRAILING });
      }))
      .slice(0, 20)
      .map(result => SECTIONS[result.ref]);
  }

  function item(section) {
    const link = document.createElement("a");
    link.href = site + "/" + section.address;
    link.textContent = section.page === section.heading
      ? section.page : section.page + ": " + section.heading;
    const text = document.createElement("p");
    text.textContent = section.text.slice(section.heading.length).trim().slice(0, 160);
    const entry = document.createElement("li");
    entry.append(link, text);
    return entry;
  }

  field.addEventListener("input", () => {
    const words = field.value.trim().toLowerCase().split(/\s+/).filter(word => word.length > 1);
    const sections = words.length === 0 ? [] : search(words);
    found.replaceChildren();
    sections.forEach(section => found.append(item(section)));
    if (words.length > 0 && sections.length === 0) {
      found.textContent = "No page has all of these words.";
    }
  });
  document.addEventListener("keydown", event => {
    if (event.key === "/" && document.activeElement !== field) {
      event.preventDefault();
      field.focus();
    }
  });
  const asked = new URLSearchParams(location.search).get("search");
  if (asked) {
    field.value = asked;
    field.dispatchEvent(new Event("input"));
  }
})();
