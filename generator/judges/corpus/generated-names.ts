import ts from "typescript";

/** What names generated code has, read by the TypeScript compiler's own parser. */
export interface GeneratedNames {
  readonly operations: number;
  /** The keys of `documents`. */
  readonly documents: ReadonlySet<string>;
  /** Properties of the types, and rows of the tables of wrapped arrays, by the schema type that they are of. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
  /** All of them together. */
  readonly allMembers: ReadonlySet<string>;
}

/** Reads the modules of one contract. */
export function readGeneratedNames(files: ReadonlyMap<string, string>): GeneratedNames {
  const members = new Map<string, Set<string>>();
  readTypes(parse(files, "types.ts"), members);
  readTables(parse(files, "xml.ts"), members);
  return {
    operations: readOperations(parse(files, "operations.ts")),
    documents: readDocuments(parse(files, "documents.ts")),
    members,
    allMembers: new Set([...members.values()].flatMap((names) => [...names])),
  };
}

function parse(files: ReadonlyMap<string, string>, path: string): ts.SourceFile {
  return ts.createSourceFile(path, files.get(path) ?? "", ts.ScriptTarget.ES2022, true);
}

/** How many exported constants are the descriptor of an operation. */
function readOperations(source: ts.SourceFile): number {
  const kinds = constantsOf(source).map(({ initializer }) => textOf(initializer, "kind"));
  return kinds.filter((kind) => kind === "request-reply" || kind === "one-way").length;
}

function constantsOf(source: ts.SourceFile): readonly ts.VariableDeclaration[] {
  return source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
  );
}

/** The text of a property of an object literal; undefined where there is no such thing. */
function textOf(value: ts.Expression | undefined, name: string): string | undefined {
  if (value === undefined || !ts.isObjectLiteralExpression(value)) return undefined;
  const property = value.properties.find((one) => one.name?.getText() === name);
  const isText =
    property !== undefined && ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer);
  return isText ? property.initializer.text : undefined;
}

/** The keys of the constant `documents`, each of which has a codec. */
function readDocuments(source: ts.SourceFile): ReadonlySet<string> {
  const value = constantsOf(source).find(({ name }) => name.getText() === "documents")?.initializer;
  const properties = value !== undefined && ts.isObjectLiteralExpression(value) ? value.properties : [];
  return new Set(
    properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property) || !ts.isCallExpression(property.initializer)) return [];
      const isCodec = /^(?:nillableD|d)ocumentCodec$/.test(property.initializer.expression.getText());
      return isCodec && ts.isStringLiteral(property.name) ? [property.name.text] : [];
    }),
  );
}

/** Each type's doc comment names the schema type; those of its items and of its loose form link to it. */
function readTypes(source: ts.SourceFile, members: Map<string, Set<string>>): void {
  const origins = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) continue;
    const comment = source.text.slice(statement.getFullStart(), statement.getStart()).replace(/\s*\n\s*\*\s*/g, " ");
    const own = /XML type `(.*?)`/.exec(comment)?.[1];
    const linked = /\{@link (\S+?)\}/.exec(comment)?.[1];
    const origin = own ?? origins.get(linked ?? "") ?? statement.name.text;
    origins.set(statement.name.text, origin);
    for (const name of propertiesOf(statement)) add(members, origin, name);
  }
}

function propertiesOf(node: ts.Node): readonly string[] {
  const found: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isPropertySignature(inner) && (ts.isIdentifier(inner.name) || ts.isStringLiteral(inner.name))) {
      found.push(inner.name.text);
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}

/** `elementTable(ordersNamespace, "ArrayOfLine", [["Line", 0, unbounded]])`. */
function readTables(source: ts.SourceFile, members: Map<string, Set<string>>): void {
  const constants = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isStringLiteral(node.initializer)) {
      constants.set(node.name.getText(), node.initializer.text);
    }
    if (ts.isCallExpression(node) && node.expression.getText() === "elementTable") {
      const [namespace, type, rows] = node.arguments;
      const uri = constants.get(namespace?.getText() ?? "") ?? "";
      for (const row of rows !== undefined && ts.isArrayLiteralExpression(rows) ? rows.elements : []) {
        const [name] = ts.isArrayLiteralExpression(row) ? row.elements : [];
        if (name !== undefined && ts.isStringLiteral(name) && type !== undefined && ts.isStringLiteral(type)) {
          add(members, `{${uri}}${type.text}`, name.text);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function add(members: Map<string, Set<string>>, origin: string, name: string): void {
  const names = members.get(origin) ?? new Set();
  members.set(origin, names.add(name));
}
