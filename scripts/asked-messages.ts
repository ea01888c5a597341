import ts from 'typescript';

/** What one file asks of the texts. */
export interface AskedMessages {
  /** Whole keys, and ends of keys (`*.title`) where it is not said of which group the translator is. */
  readonly keys: ReadonlySet<string>;
  /** Texts and groups that are taken as data, without a translator, by their path below what is imported. */
  readonly taken: ReadonlySet<string>;
  /** Keys with names in them that the code works out, each in the place of a `HOLE`: `shop.cart.plan…`. */
  readonly patterns: ReadonlySet<string>;
  /** Groups of whose translator any key may be asked: `t(key)`. */
  readonly open: ReadonlySet<string>;
}

/** Whatever group it is. */
export const ANY = '*';
/** Whatever name it is. */
export const HOLE = '…';

const MANNERS = ['rich', 'markup', 'has', 'raw'];

/**
 * Reads it off the syntax: `useTranslations('shop.cart')` says which group `t` is of, and its calls say which
 * keys of it. A name that stands for several groups in one file is of each of them.
 * @param code the text of the file
 */
export function askedMessages(code: string): AskedMessages {
  const file = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const translators = translatorsIn(file);
  const asked = {
    keys: new Set<string>(),
    taken: new Set<string>(),
    patterns: new Set<string>(),
    open: new Set<string>(),
  };
  const trees = treesIn(file);
  const visit = (node: ts.Node): void => {
    // Taken without a translator, as data: `texts.labels.director`, `const { limit } = texts`.
    const taken = node.parent && takenBy(node, trees);
    if (taken !== undefined) asked.taken.add(taken);
    if (ts.isCallExpression(node)) readRefusalWords(node, translators, asked);
    const name = ts.isCallExpression(node) ? translatorOf(node) : undefined;
    const spaces = name === undefined ? undefined : translators.get(name);
    if (spaces && ts.isCallExpression(node) && node.arguments[0]) {
      for (const space of spaces) readKey(node.arguments[0], space, asked);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return asked;
}

/** `problemWords(t)`: keys of a group by codes of refusals. */
function readRefusalWords(
  { expression, arguments: [translator] }: ts.CallExpression,
  translators: ReadonlyMap<string, ReadonlySet<string>>,
  asked: Asked,
): void {
  if (!translator || !/^(problem|failure)Words$/.test(expression.getText())) return;
  const used = USED.exec(translator.getText())?.[1];
  const spaces = used === undefined ? translators.get(translator.getText()) : [used];
  for (const space of spaces ?? []) asked.patterns.add(`${space}.${HOLE}`);
}

const USED = /^useTranslations\('([\w.-]+)'\)$/;
const OF_GROUP = /useTranslations<'([\w.-]+)'>/;

/** Each name that is a translator somewhere in the file, and the groups it is of. */
function translatorsIn(file: ts.SourceFile): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const aliases = new Map(
    [...file.text.matchAll(/type (\w+) = ReturnType<typeof useTranslations<'([\w.-]+)'>>/g)].map(
      ([, name = '', group = '']) => [name, group],
    ),
  );
  // A translator is called `t` wherever nothing says of what.
  const add = (name: string, space: string) =>
    found.set(name, (found.get(name) ?? new Set()).add(space));
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const text = node.initializer.getText();
      const used = USED.exec(text)?.[1];
      if (used) add(node.name.text, used);
      else if (/ranslator(Of\(.*\))?\(/.test(text)) add(node.name.text, ANY);
    }
    if (ts.isParameter(node) && ts.isIdentifier(node.name)) {
      const type = node.type?.getText() ?? '';
      const typed = OF_GROUP.exec(type)?.[1] ?? aliases.get(type);
      if (typed ?? node.name.text === 't') add(node.name.text, typed ?? ANY);
    }
    if (ts.isBindingElement(node) && node.name.getText() === 't') add('t', ANY);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

type Trees = ReadonlyMap<string, string>;

/** `inLanguage(texts, 'fr')`, or `inLanguages(texts)`. */
function isInLanguage(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && /^inLanguages?$/.test(node.expression.getText());
}

/** What holds texts, by its name: those imported, and whatever is set to a part of them. */
function treesIn(file: ts.SourceFile): Trees {
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && /\/messages/.test(node.moduleSpecifier.getText())) {
      for (const [, name = ''] of node.getText().matchAll(/(\w+)(?=,| \})/g)) found.set(name, '');
    }
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const path = pathOf(node.initializer, found);
      if (path !== undefined) nameParts(node.name, path, found);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function nameParts(name: ts.BindingName, path: string, found: Map<string, string>): void {
  if (ts.isIdentifier(name)) found.set(name.text, path);
  else if (ts.isObjectBindingPattern(name)) {
    for (const part of name.elements) {
      nameParts(part.name, below(path, (part.propertyName ?? part.name).getText()), found);
    }
  }
}

const below = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** `texts.labels`, `MESSAGES[language].cms`, `inLanguage(texts, language)`: the path below what was imported. */
function pathOf(node: ts.Expression, trees: Trees): string | undefined {
  if (isInLanguage(node)) return node.arguments[0] && pathOf(node.arguments[0], trees);
  if (ts.isElementAccessExpression(node)) return pathOf(node.expression, trees);
  if (ts.isAsExpression(node)) return pathOf(node.expression, trees);
  if (!ts.isPropertyAccessExpression(node)) return trees.get(node.getText());
  const path = pathOf(node.expression, trees);
  return path === undefined ? undefined : below(path, node.name.text);
}

/** Whatever is not only a step to something below it, and not handed to a translator. */
function takenBy(node: ts.Node, trees: Trees): string | undefined {
  const { parent } = node;
  const isExpression =
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    (isInLanguage(node) && ts.isPropertyAssignment(parent)) ||
    (ts.isIdentifier(node) && isReference(node));
  if (!isExpression || isStep(parent, node)) return undefined;
  // All texts at once are handed to what picks of them, unless it is an answer.
  return pathOf(node, trees) || (isInLanguage(node) ? pathOf(node, trees) : undefined);
}

/** Not where the name is given, and no name of a property. */
function isReference({ parent }: ts.Identifier): boolean {
  return !(
    ts.isBindingElement(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isParameter(parent) ||
    ts.isTypeNode(parent) ||
    isInLanguage(parent)
  );
}

function isStep(parent: ts.Node, node: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'messages';
  return (
    ts.isPropertyAccessExpression(parent) ||
    (ts.isElementAccessExpression(parent) && parent.expression === node) ||
    ts.isVariableDeclaration(parent) ||
    isInLanguage(parent)
  );
}

/** `t` of `t(key)` and of `t.rich(key)`. */
function translatorOf({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  const isManner =
    ts.isPropertyAccessExpression(expression) && MANNERS.includes(expression.name.text);
  return isManner ? expression.expression.getText() : undefined;
}

type Asked = Record<keyof AskedMessages, Set<string>>;

function readKey(key: ts.Expression, space: string, asked: Asked): void {
  for (const text of textsIn(key)) {
    if (!text) asked.open.add(space);
    else if (ts.isStringLiteralLike(text)) asked.keys.add(`${space}.${text.text}`);
    else {
      asked.patterns.add(`${space}.${patternOf(text)}`);
    }
  }
}

/** `${key}.question` with what `key` is set to in its place. */
function patternOf({ head, templateSpans }: ts.TemplateExpression): string {
  const parts = templateSpans.map(({ expression, literal }) => {
    const [set, ...more] = textsIn(expression);
    const isOne = set && more.length === 0 && ts.isTemplateExpression(set);
    return `${isOne ? patternOf(set) : HOLE}${literal.text}`;
  });
  return `${head.text}${parts.join('')}`;
}

type Text = ts.StringLiteralLike | ts.TemplateExpression;

/**
 * The texts that an expression can be, also by what its names are set to in the file: `const key = …`;
 * undefined for whatever comes from elsewhere.
 */
function textsIn(node: ts.Node, seen: readonly string[] = []): (Text | undefined)[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return [node];
  if (ts.isTypeNode(node)) return [];
  if (ts.isIdentifier(node)) {
    if (seen.includes(node.text)) return [];
    const initials = initialsOf(node);
    if (initials.length === 0) return [undefined];
    return initials.flatMap((initial) => textsIn(initial, [...seen, node.text]));
  }
  const found: (Text | undefined)[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...textsIn(child, seen));
  });
  return found;
}

function initialsOf(name: ts.Identifier): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name.text && node.initializer) {
      found.push(node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(name.getSourceFile());
  return found;
}
