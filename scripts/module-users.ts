/** What the bundler tells of a module (rolldown’s `ModuleInfo`, as far as it is read here). */
type ModuleInfo = {
  readonly code: string | null;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly exports: readonly string[];
};
export type Graph = { getModuleInfo(id: string): ModuleInfo | null };

/** A line `export … from`: what it passes on, from where, and under which names. */
type PassedOn = { readonly from: string; readonly names: ReadonlyMap<string, string> | string };

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const PASSED_ON = /export\s*(?:\*(?:\s*as\s+([\w$]+))?|\{([^}]*)\})\s*from\s*['"]([^'"]+)['"];?/g;
/** Of what else may stand in a module that only passes on: a directive, and the whole list under one name. */
const NOTHING =
  /^\s*(?:['"]use \w+['"];?|import \* as \w+ from ['"][^'"]+['"];?|export \{ \w+ as \w+ \};?)\s*$/gm;

/**
 * The modules that use one, by its id. Who imports a list of modules (all icons, all parts of a dialog) means those
 * it names: the others are not used by it.
 */
export function moduleUsers(): (graph: Graph, id: string) => readonly string[] {
  const users = new Map<string, readonly string[]>();
  const lists = new Map<string, readonly PassedOn[] | null>();

  function linesOf(graph: Graph, id: string): readonly PassedOn[] | null {
    if (!id.includes('/node_modules/')) return null;
    const known = lists.get(id);
    if (known !== undefined) return known;
    const lines = readList(graph.getModuleInfo(id));
    lists.set(id, lines);
    return lines;
  }

  /** Those that take one of these names from a list, or from another list that passes them on. */
  function usersThrough(graph: Graph, list: string, names: readonly string[]): readonly string[] {
    const word = new RegExp(`\\b(?:${names.join('|')})\\b`);
    return importersOf(graph, list).flatMap((user) => {
      const lines = linesOf(graph, user);
      if (!lines) return word.test(graph.getModuleInfo(user)?.code ?? '') ? [user] : [];
      const further = namesOf(lines, user, list, names);
      return further.length > 0 ? usersThrough(graph, user, further) : [];
    });
  }

  return (graph, id) => {
    const known = users.get(id);
    if (known) return known;
    const own = graph.getModuleInfo(id)?.exports ?? [];
    const found = importersOf(graph, id).flatMap((importer) => {
      const lines = linesOf(graph, importer);
      const names = lines ? namesOf(lines, importer, id, own) : [];
      return names.length > 0 ? usersThrough(graph, importer, names) : [importer];
    });
    users.set(id, found);
    return found;
  };
}

function importersOf(graph: Graph, id: string): readonly string[] {
  return graph.getModuleInfo(id)?.importers ?? [];
}

/** Null for a module that does anything but pass others on, and for one that is fetched whole, later. Our own rooms have no lists. */
function readList(info: ModuleInfo | null): readonly PassedOn[] | null {
  if (!info?.code || info.dynamicImporters.length > 0) return null;
  const code = info.code.replace(COMMENT, '');
  const rest = code.replace(PASSED_ON, '').replace(NOTHING, '');
  if (rest.trim() !== '') return null;
  return [...code.matchAll(PASSED_ON)].map(([, asOne, some, from = '']) => ({
    from,
    names: some === undefined ? (asOne ?? '*') : namesIn(some),
  }));
}

/** Under which names a list passes on these names of a module. */
function namesOf(
  lines: readonly PassedOn[],
  list: string,
  id: string,
  only: readonly string[],
): readonly string[] {
  const passing = lines.filter(({ from }) =>
    from.startsWith('.')
      ? new URL(from, `file://${list}`).pathname === id
      : id.includes(`/node_modules/${from}/`),
  );
  return passing.flatMap(({ names }) => {
    if (names === '*') return only;
    if (typeof names === 'string') return [names];
    return [...names].filter(([, own]) => only.includes(own)).map(([name]) => name);
  });
}

/** From `a, b as c` the names outside, each with its own: a → a, c → b. */
function namesIn(clause: string): ReadonlyMap<string, string> {
  const parts = clause.split(',').flatMap((part) => part.trim() || []);
  return new Map(
    parts.map((part) => {
      const [own = '', name = own] = part.split(/\s+as\s+/);
      return [name, own];
    }),
  );
}
