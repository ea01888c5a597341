type Arrows = Readonly<Record<string, readonly string[]>>;

export interface House {
  /** Of each room, those it may borrow from. */
  readonly rooms: Arrows;
  /** Of each floor, those it may stand on. */
  readonly floors: Arrows;
}

/** A picture of who may borrow from whom, as Mermaid draws it, and the same as a table. */
export function houseTable({ rooms, floors }: House): string {
  return [
    '```mermaid',
    'flowchart TD',
    '  app([app: puts every room together])',
    ...nodesOf(Object.keys(rooms)),
    ...arrowsOf(rooms),
    `  subgraph floors [what every room stands on]`,
    ...Object.keys(floors).map((floor) => `    ${idOf(floor)}[${floor}]`),
    '  end',
    ...arrowsOf(floors),
    '```',
    '',
    'An arrow says “borrows from”; who borrows from a room may also borrow from what that room borrows from, where the table says so.',
    '',
    '| room | may borrow from |',
    '|---|---|',
    ...Object.entries(rooms).map(
      ([room, lenders]) => `| \`src/${room}/\` | ${lenders.join(', ') || 'no room'} |`,
    ),
  ].join('\n');
}

/** Rooms of one wing (`shop/orders`, `shop/gifts`) stand together. */
function nodesOf(rooms: readonly string[]): string[] {
  const wings = Map.groupBy(rooms, (room) => room.split('/').slice(0, -1).join('/'));
  return [...wings].flatMap(([wing, inside]) => {
    const nodes = inside.map((room) => `  ${idOf(room)}[${room.slice(room.lastIndexOf('/') + 1)}]`);
    if (wing === '') return nodes;
    return [
      `  subgraph ${idOf(wing)}_wing [${wing}]`,
      ...nodes.map((node) => `  ${node}`),
      '  end',
    ];
  });
}

/** Without those that follow from others: the picture would be all arrows. */
function arrowsOf(arrows: Arrows): string[] {
  return Object.entries(arrows).flatMap(([from, targets]) => {
    const indirect = new Set(targets.flatMap((target) => [...reachedFrom(target, arrows)]));
    return targets
      .filter((target) => !indirect.has(target))
      .map((target) => `  ${idOf(from)} --> ${idOf(target)}`);
  });
}

function reachedFrom(start: string, arrows: Arrows, seen = new Set<string>()): Set<string> {
  for (const target of arrows[start] ?? []) {
    if (seen.has(target)) continue;
    seen.add(target);
    reachedFrom(target, arrows, seen);
  }
  return seen;
}

/** Mermaid's names have no slash, and none of them may be `end`. */
const idOf = (name: string) => `r_${name.replaceAll(/\W/g, '_')}`;

/**
 * The document with `text` between the marks of the part.
 * @throws Error where it has no such part
 */
export function withPart(document: string, part: string, text: string): string {
  const [begin, end] = [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`The document has no part between ${begin} and ${end}`);
  return `${document.slice(0, from + begin.length)}\n${text}\n${document.slice(to)}`;
}
