import routes from '../src/app/routes.ts';
import { type Graph, moduleUsers } from './module-users.ts';

type RouteEntry = {
  readonly path?: string | undefined;
  readonly file: string;
  readonly children?: RouteEntry[] | undefined;
};

/** A group takes along what its modules import: those that more pages need come first. */
const SHARED = [
  'framework',
  'frame',
  'parts',
  'asking',
  'shop',
  'panels',
  'forms',
  'checkout',
  'site',
  'legal',
];

/** Before the name of a panel, in the file of what it shares with one page alone. */
const WITH = 'with-';

const ROOT = /\/src\/app\/(root|entry\.client)\.tsx$/;
const PUBLIC_LAYOUT = 'shell/public-layout.tsx';
const ASKING_LAYOUT = 'shell/asking-layout.tsx';
const SHOP = /\/(box|boutique|product|contact|simulator|checkout|order)-page\.tsx$/;
const CHECKOUT = /\/(checkout|order)-page\.tsx$/;
const LEGAL = /\/(legal-notice|privacy|terms)-page\.tsx$/;
/**
 * The files in which browsers get our scripts. A public page is a handful of them: what every page needs, what
 * pages of its kind share, and its own; without groups it would be ninety. Each module goes by the pages that
 * import it, however far: nothing has to be listed when one moves.
 */
export function chunkGroups(usersOf = moduleUsers()) {
  const publicPages = publicPagesOf(routes as RouteEntry[]);
  const reach = new Map<string, ReadonlySet<string>>();

  /** The pages, layouts and later parts that import this module. */
  function reachedFrom(
    graph: Graph,
    id: string,
    onWay: readonly string[] = [],
  ): ReadonlySet<string> {
    const known = reach.get(id);
    if (known) return known;
    const found = new Set<string>();
    if (isEntry(id) || graph.getModuleInfo(id)?.dynamicImporters.length) found.add(bare(id));
    for (const importer of usersOf(graph, id)) {
      if (onWay.includes(importer)) continue;
      for (const entry of reachedFrom(graph, importer, [...onWay, id])) found.add(entry);
    }
    // On the way round a circle not everything has been seen.
    if (onWay.length === 0) reach.set(id, found);
    return found;
  }

  function groupOf(id: string, graph: Graph): string | null {
    const entries = [...reachedFrom(graph, id)];
    const isPage = (entry: string) => publicPages.has(entry);
    const pages = entries.filter(isPage);
    if (entries.some((entry) => ROOT.test(entry))) return isOurs(id) ? 'frame' : 'framework';
    if (entries.some(isFrame)) return 'frame';
    if (entries.some((entry) => entry.endsWith(ASKING_LAYOUT))) return 'asking';
    const isAsking = (page: string) => publicPages.get(page)?.isAsking === true;
    // What a panel of every page needs is not in the file of some of the pages: it would bring them along.
    const [panel, second] = openedFrom(graph, entries, isFrame);
    const isShared = panel && (pages.length === 1 || (second && pages.every(isAsking)));
    if (isShared) return isOurs(id) && pages.length > 0 ? `${WITH}${nameOf(panel)}` : 'panels';
    if (pages.length === 0) return openedFrom(graph, entries, isPage).length > 1 ? 'demos' : null;
    if (pages.length === 1) return nameOf(pages[0] ?? '');
    const isForm = pages.every(isAsking) && !pages.every((page) => CHECKOUT.test(page));
    return isForm ? 'forms' : kindOf(pages);
  }

  /** Those of these that are fetched later, by a part of such a page: the cart, help, demonstrations. */
  function openedFrom(
    graph: Graph,
    entries: readonly string[],
    isOpener: (entry: string) => boolean,
  ): readonly string[] {
    return entries.filter((entry) =>
      (graph.getModuleInfo(entry)?.dynamicImporters ?? []).some((importer) =>
        [...reachedFrom(graph, importer)].some(isOpener),
      ),
    );
  }

  const names = [...SHARED, WITH, ...[...publicPages.values()].map(({ name }) => name), 'demos'];
  return names.map((name, index) => ({
    name(id: string, graph: Graph) {
      const group = groupOf(id, graph);
      return group === name || (name === WITH && group?.startsWith(WITH)) ? group : null;
    },
    priority: names.length - index,
  }));
}

type PublicPage = { readonly name: string; readonly isAsking: boolean };

/** By file: the pages below the public layout. */
function publicPagesOf(entries: readonly RouteEntry[]): Map<string, PublicPage> {
  const found = new Map<string, PublicPage>();
  const visit = (entry: RouteEntry, layouts: readonly string[]) => {
    for (const child of entry.children ?? []) visit(child, [...layouts, entry.file]);
    if (entry.children || !layouts.includes(PUBLIC_LAYOUT)) return;
    const file = new URL(entry.file, new URL('../src/app/', import.meta.url)).pathname;
    found.set(file, { name: nameOf(entry.file), isAsking: layouts.includes(ASKING_LAYOUT) });
  };
  for (const entry of entries) visit(entry, []);
  return found;
}

function kindOf(pages: readonly string[]): string {
  if (pages.every((page) => LEGAL.test(page))) return 'legal';
  if (pages.every((page) => CHECKOUT.test(page))) return 'checkout';
  if (pages.every((page) => SHOP.test(page))) return 'shop';
  return pages.some((page) => SHOP.test(page)) ? 'parts' : 'site';
}

function isOurs(id: string): boolean {
  return !id.includes('/node_modules/') && !id.startsWith('\0');
}

function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.tsx$/, '');
}

function isFrame(entry: string): boolean {
  return ROOT.test(entry) || entry.endsWith(PUBLIC_LAYOUT);
}

function isEntry(id: string): boolean {
  return id.includes('?__react-router-build-client-route') || /entry\.client\.tsx$/.test(id);
}

function bare(id: string): string {
  return id.replace(/\?.*$/, '');
}
