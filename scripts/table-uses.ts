import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '..');
const QUERIES =
  /^(selectFrom|insertInto|updateTable|deleteFrom|using|(inner|left|right|full)Join)$/;
/** Before the name of a table, in SQL. */
const NAMED =
  /(?:\b(?:from|join|into|update|using)\s+(?:only\s+)?(?:public\.)?|\bpublic\.)"?([a-z_]+)"?/g;

/** The tables that each file of a server shelf reads or writes, by its path; as far as the code names them. */
export async function tableUses(tables: ReadonlySet<string>): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const file of await serverFiles()) {
    const text = await readFile(join(ROOT, file), 'utf8');
    const named = [...namesIn(text)].filter((name) => tables.has(name));
    if (named.length > 0) found.set(file, new Set(named.sort()));
  }
  return found;
}

/** Every table of the product's database, as its generated types list them. */
export async function tablesOfSchema(): Promise<Set<string>> {
  const text = await readFile(join(ROOT, 'src/platform/database/schema.gen.ts'), 'utf8');
  const list = text.slice(text.indexOf('export interface DB {'));
  return new Set([...list.matchAll(/^ {2}([a-z_]+): /gm)].map(([, name = '']) => name));
}

async function serverFiles(): Promise<string[]> {
  const all = await readdir(join(ROOT, 'src'), { recursive: true });
  return all
    .filter((path) => /(^|\/)server\/.*\.ts$/.test(path) && !/\.test\.ts$/.test(path))
    .map((path) => `src/${path}`)
    .sort();
}

/** What a text of TypeScript names in `sql` and in queries that are built. */
export function namesIn(text: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())) {
      for (const [, name = ''] of sqlOf(node.template).matchAll(NAMED)) found.add(name);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const isQuery = QUERIES.test(node.expression.name.text);
      for (const name of isQuery ? literals(node.arguments[0]) : []) found.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('queries.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

function sqlOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(' ? ');
}

/** `'orders as sold'`, `'public.orders'`, `['orders', 'payments']`: the names of tables. */
function literals(node: ts.Expression | undefined): string[] {
  if (node && ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literals);
  if (!node || !ts.isStringLiteralLike(node)) return [];
  return [node.text.replace(/^public\./, '').replace(/ as .*$/, '')];
}
