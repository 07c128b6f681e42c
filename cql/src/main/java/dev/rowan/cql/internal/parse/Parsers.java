package dev.rowan.cql.internal.parse;

/** The parsers of all parts of a statement, over the same tokens. */
record Parsers(
    TypeParser types,
    TermParser terms,
    SelectionParser selections,
    RelationParser relations,
    OptionParser options,
    TableParser tables,
    AlterParser alters) {

  static Parsers over(Tokens tokens) {
    TypeParser types = new TypeParser(tokens);
    TermParser terms = new TermParser(tokens, types);
    OptionParser options = new OptionParser(tokens, terms);
    TableParser tables = new TableParser(tokens, types, terms, options);
    return new Parsers(
        types,
        terms,
        new SelectionParser(tokens, types, terms),
        new RelationParser(tokens, terms),
        options,
        tables,
        new AlterParser(tokens, types, options, tables));
  }
}
