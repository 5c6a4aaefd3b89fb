import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A name of another module, `*` for all of them. */
export type Foreign = { file: string; name: string };

/** What one top-level statement reaches for: names of its own module, the properties asked of them, whole modules. */
export type Part = { names: Set<string>; properties: Set<string>; modules: Set<string> };

/** A source file, statement by statement. Types are no use of anything: they are gone when the product runs. */
export type Module = {
  /** By each name it declares. */
  declared: Map<string, Part>;
  /** What runs as soon as it is imported. */
  always: Part[];
  imported: Map<string, Foreign>;
  exported: Map<string, Foreign | { local: string }>;
  /** Those it hands on as they are. */
  handedOn: string[];
};

const ALIAS = /^#(base|ui|platform|capabilities|app|server|shells)\//;

/** Undefined for packages. A question mark and what follows is for the bundler. */
function resolve(root: string, from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (ALIAS.test(bare)) return `src/${bare.slice(1)}`;
  if (!bare.startsWith('.')) return undefined;
  return path.relative(root, path.resolve(root, path.dirname(from), bare)).replaceAll(path.sep, '/');
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed ? [statement.name?.text ?? 'default'] : [];
}

function isExported(statement: ts.Statement, kind = ts.SyntaxKind.ExportKeyword): boolean {
  return (
    ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some((each) => each.kind === kind)
  );
}

function readPart(statement: ts.Node, moduleOf: ModuleOf): Part {
  const part: Part = { names: new Set(), properties: new Set(), modules: new Set() };
  function visit(node: ts.Node) {
    if (ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [asked] = node.arguments;
      const file = asked && ts.isStringLiteral(asked) ? moduleOf(asked.text) : undefined;
      if (file) part.modules.add(file);
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      part.properties.add(`${node.expression.text}.${node.name.text}`);
    }
    if (ts.isIdentifier(node)) part.names.add(node.text);
    ts.forEachChild(node, visit);
  }
  visit(statement);
  return part;
}

function isTypeOnly(node: { isTypeOnly: boolean } | undefined): boolean {
  return node?.isTypeOnly === true;
}

function readImport(node: ts.ImportDeclaration, file: string, module: Module): void {
  const { importClause } = node;
  if (!importClause)
    module.always.push({ names: new Set(), properties: new Set(), modules: new Set([file]) });
  if (!importClause || isTypeOnly(importClause)) return;
  if (importClause.name) module.imported.set(importClause.name.text, { file, name: 'default' });
  const bindings = importClause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings))
    module.imported.set(bindings.name.text, { file, name: '*' });
  if (!bindings || !ts.isNamedImports(bindings)) return;
  for (const each of bindings.elements) {
    if (!each.isTypeOnly)
      module.imported.set(each.name.text, { file, name: (each.propertyName ?? each.name).text });
  }
}

function readExport(node: ts.ExportDeclaration, file: string | undefined, module: Module): void {
  if (isTypeOnly(node)) return;
  if (!node.exportClause && file) module.handedOn.push(file);
  if (!node.exportClause || !ts.isNamedExports(node.exportClause)) return;
  for (const each of node.exportClause.elements) {
    if (each.isTypeOnly) continue;
    const own = (each.propertyName ?? each.name).text;
    module.exported.set(each.name.text, file ? { file, name: own } : { local: own });
  }
}

type ModuleOf = (specifier: string) => string | undefined;

function readLink(
  node: ts.ImportDeclaration | ts.ExportDeclaration,
  moduleOf: ModuleOf,
  module: Module,
): void {
  const { moduleSpecifier } = node;
  const file =
    moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleOf(moduleSpecifier.text) : undefined;
  if (ts.isExportDeclaration(node)) readExport(node, file, module);
  else if (file) readImport(node, file, module);
}

function readStatement(statement: ts.Statement, moduleOf: ModuleOf, module: Module): void {
  const part = readPart(statement, moduleOf);
  const names = ts.isExportAssignment(statement) ? ['default'] : declaredNames(statement);
  if (names.length === 0) module.always.push(part);
  for (const name of names) module.declared.set(name, part);
  if (!ts.isExportAssignment(statement) && !isExported(statement)) return;
  const isDefault = isExported(statement, ts.SyntaxKind.DefaultKeyword);
  for (const name of names) module.exported.set(isDefault ? 'default' : name, { local: name });
}

function isType(statement: ts.Statement): boolean {
  return (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isModuleDeclaration(statement)
  );
}

export function readModule(root: string, file: string): Module {
  const text = readFileSync(path.join(root, file), 'utf8');
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const module: Module = {
    declared: new Map(),
    always: [],
    imported: new Map(),
    exported: new Map(),
    handedOn: [],
  };
  const moduleOf: ModuleOf = (specifier) => resolve(root, file, specifier);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) {
      readLink(statement, moduleOf, module);
    } else if (!isType(statement)) readStatement(statement, moduleOf, module);
  }
  return module;
}
