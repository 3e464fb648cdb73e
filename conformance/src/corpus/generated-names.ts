import ts from "typescript";

/** The names in generated code, found by the TypeScript compiler's parser. */
export interface GeneratedNames {
  readonly operations: number;
  /** The keys of `documents`. */
  readonly documents: ReadonlySet<string>;
  /** Properties of types, and rows of the tables of wrapped arrays, by schema type. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
  /** All of them together. */
  readonly allMembers: ReadonlySet<string>;
}

/** Reads the modules of one contract. */
export function readGeneratedNames(files: ReadonlyMap<string, string>): GeneratedNames {
  const members = new Map<string, Set<string>>();
  readTypes(parse(files, "types.ts"), members);
  readTables(parse(files, "xml.ts"), parse(files, "namespaces.ts"), members);
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

/** Counts the exported operation descriptors. */
function readOperations(source: ts.SourceFile): number {
  const kinds = constantsOf(source).map(({ initializer }) => textOf(initializer, "kind"));
  return kinds.filter((kind) => kind === "request-reply" || kind === "one-way").length;
}

function constantsOf(source: ts.SourceFile): readonly ts.VariableDeclaration[] {
  return source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
  );
}

/** The text of a property of an object literal. Undefined if there is none. */
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

/** Reads the schema type from each type's doc comment. The comments of item types and loose forms link to the type. */
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
  return nodesIn(node).flatMap((inner) => {
    const isNamed = ts.isPropertySignature(inner) && (ts.isIdentifier(inner.name) || ts.isStringLiteral(inner.name));
    return isNamed ? [inner.name.text] : [];
  });
}

/** `elementTable(ordersNamespace, "ArrayOfLine", [["Line", 0, unbounded]])`. */
function readTables(source: ts.SourceFile, namespaces: ts.SourceFile, members: Map<string, Set<string>>): void {
  const nodes = nodesIn(source);
  const constants = new Map(constantsOf(namespaces).flatMap(textConstant));
  for (const call of nodes.filter(ts.isCallExpression)) {
    if (call.expression.getText() !== "elementTable") continue;
    const [namespace, type, rows] = call.arguments;
    const uri = constants.get(namespace?.getText() ?? "") ?? "";
    if (type === undefined || !ts.isStringLiteral(type)) continue;
    for (const name of rowNames(rows)) add(members, `{${uri}}${type.text}`, name);
  }
}

/** The name and value of a string constant. */
function textConstant(declared: ts.VariableDeclaration): readonly (readonly [name: string, text: string])[] {
  const value = declared.initializer;
  return value !== undefined && ts.isStringLiteral(value) ? [[declared.name.getText(), value.text]] : [];
}

/** The first string of each row of a table. */
function rowNames(rows: ts.Expression | undefined): readonly string[] {
  if (rows === undefined || !ts.isArrayLiteralExpression(rows)) return [];
  const names = rows.elements.filter(ts.isArrayLiteralExpression).flatMap((row) => row.elements[0] ?? []);
  return names.filter(ts.isStringLiteral).map(({ text }) => text);
}

/** A node and all its descendants, in text order. */
function nodesIn(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (inner: ts.Node): void => {
    found.push(inner);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}

function add(members: Map<string, Set<string>>, origin: string, name: string): void {
  const names = members.get(origin) ?? new Set();
  members.set(origin, names.add(name));
}
