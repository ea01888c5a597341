import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

test('finds what would write back an older state', () => {
  const late = lateWrites(`
    const [typed, setTyped] = useState({});
    const { data } = useQuery();
    async function save() {
      await sent;
      setTyped({ ...typed, name: 'a' });
      const next = { ...typed };
      setTyped(next);
      setTyped((now) => ({ ...now, name: 'a' }));
      setTyped({ name: 'b' });
      onChange({ ...typed, name: 'a' });
      props.onOrder([...ids, 'a']);
      onChange((now) => ({ ...now, name: 'a' }));
      onWish({ search: 'a' });
    }`);
  expect(late).toEqual([
    "setTyped({ ...typed, name: 'a' })",
    'setTyped(next)',
    "onChange({ ...typed, name: 'a' })",
    "props.onOrder([...ids, 'a'])",
  ]);
});

/**
 * What a function saw when it was made may be old when it is called: after an answer, in a timer, while somebody
 * types. So state is changed from what it is then, and a form hands a change on, never a whole made of what it saw.
 */
test('state is changed from what it is, never from what a render knew', async () => {
  const late: string[] = [];
  for await (const file of glob(
    ['src/**/web/**/*.{ts,tsx}', 'src/{ui,app/shell,platform/browser}/**/*.{ts,tsx}'],
    { cwd: ROOT },
  )) {
    if (file.includes('.test.')) continue;
    const text = readFileSync(resolve(ROOT, file), 'utf8');
    late.push(...lateWrites(text).map((write) => `${file}: ${write}`));
  }
  expect(late).toEqual([]);
});

/** Calls that set a state to something made of it, or hand on a whole made by spreading what was there. */
function lateWrites(text: string): string[] {
  const source = ts.createSourceFile(
    'x.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const stateOf = new Map<string, string>();
  const madeOf = new Map<string, ts.Expression>();
  const late: string[] = [];
  each(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return;
    const { name, initializer } = node;
    if (ts.isIdentifier(name)) madeOf.set(name.text, initializer);
    if (!ts.isArrayBindingPattern(name) || !/^use(State|Held)\b/.test(initializer.getText()))
      return;
    const [state, setter] = name.elements.map((element) => element.getText());
    if (state && setter) stateOf.set(setter, state);
  });
  each(source, (node) => {
    if (!ts.isCallExpression(node)) return;
    const [given] = node.arguments;
    if (!given || ts.isFunctionLike(given)) return;
    const called = ts.isPropertyAccessExpression(node.expression)
      ? node.expression.name.text
      : node.expression.getText();
    const state = stateOf.get(called);
    const whole = ts.isIdentifier(given) ? (madeOf.get(given.text) ?? given) : given;
    const isOfItself = state !== undefined && !ts.isFunctionLike(whole) && mentions(whole, state);
    const isSpread = /^(on[A-Z]|change$)/.test(called) && spreads(given);
    if (isOfItself || isSpread) late.push(node.getText().replaceAll(/\s+/g, ' '));
  });
  return late;
}

function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => each(child, visit));
}

function mentions(node: ts.Node, name: string): boolean {
  let is = false;
  each(node, (part) => {
    const isKey = ts.isPropertyAssignment(part.parent) && part.parent.name === part;
    const isMember = ts.isPropertyAccessExpression(part.parent) && part.parent.name === part;
    if (ts.isIdentifier(part) && part.text === name && !isKey && !isMember) is = true;
  });
  return is;
}

/** In what is handed over itself, not in what a function of it makes later. */
function spreads(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isSpreadAssignment(node) || ts.isSpreadElement(node)) return true;
  return node.forEachChild((child) => spreads(child) || undefined) ?? false;
}
