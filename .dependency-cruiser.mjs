import { FLOORS, ROOMS, SHELVES } from './scripts/arrows.ts';
import { OFFENDERS } from './scripts/offenders.ts';

const rooms = Object.keys(ROOMS);
const floors = Object.keys(FLOORS);
const any = (names) => `(${names.join('|')})`;
const notTests = '\\.test\\.tsx?$';

const exactly = (path) => `^${path.replaceAll('.', '\\.')}$`;
const known = OFFENDERS.map(({ from }) => exactly(from));
// What stands is refused no more, and nothing else: tests/house/offenders.test.ts keeps the list exact.
const offenders = OFFENDERS.map(({ from }) => {
  const to = OFFENDERS.flatMap((each) => (each.from === from ? each.to : []));
  const room = rooms.find((each) => from.startsWith(`src/${each}/`));
  const own = `^src/${any([room, ...ROOMS[room]])}/(?!server/|messages\\b)|^src/${room}/`;
  return {
    name: 'known-offender',
    comment: `${from} may borrow beside what its room may: ${to.join(', ')}`,
    severity: 'error',
    from: { path: exactly(from) },
    to: { path: `^src/${any(rooms)}/`, pathNot: [own, ...to.map(exactly)] },
  };
});

const betweenRooms = rooms.map((room) => ({
  name: `room-${room}`,
  comment: `${room} may borrow only from: ${ROOMS[room].join(', ') || 'no room'}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: known },
  to: { path: `^src/${any(rooms)}/`, pathNot: `^src/${any([room, ...ROOMS[room]])}/` },
}));

// A room borrows what another says (contract, rules, components), never its server or its words.
const borrowed = rooms.map((room) => ({
  name: `private-${room}`,
  comment: 'the server shelf and the texts of a room are its own',
  severity: 'error',
  from: { path: `^src/${any(rooms.filter((other) => other !== room))}/`, pathNot: known },
  to: { path: `^src/${room}/(server/|messages\\b)` },
}));

const floorRules = floors.map((floor) => ({
  name: `floor-${floor}`,
  comment: `${floor} may use only: ${FLOORS[floor].join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^src/${floor}/`, pathNot: notTests },
  to: {
    path: '^(src|db|tests|scripts|bench)/',
    pathNot: `^src/${any([floor, ...FLOORS[floor]])}/`,
  },
}));

const shelfRules = Object.entries(SHELVES).map(([shelf, below]) => ({
  name: `shelf-${shelf.replace('/', '')}`,
  comment: `inside a room, ${shelf} may look only at: ${below.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${any(rooms)}/${shelf}`, pathNot: notTests },
  to: {
    path: `^src/$1/`,
    pathNot: [shelf, ...below].map((name) => `^src/$1/${name}`),
  },
}));

export default {
  forbidden: [
    ...betweenRooms,
    ...borrowed,
    ...offenders,
    ...floorRules,
    ...shelfRules,
    {
      name: 'only-app-knows-all',
      comment: 'nobody but app and the tests imports app',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/', notTests] },
      to: { path: '^src/app/' },
    },
    {
      name: 'production-stands-alone',
      comment:
        'what is deployed imports no script, seed, test or bench; the demonstration is loaded where it is on',
      severity: 'error',
      from: { path: '^src/', pathNot: notTests },
      to: { path: '^(db|scripts|tests|bench)/', dynamic: false },
    },
    {
      name: 'only-the-demonstration-is-loaded',
      comment: 'of what is no part of production, only the seed, and only by app',
      severity: 'error',
      from: { path: '^src/', pathNot: notTests },
      to: { path: '^(db|scripts|tests|bench)/', pathNot: '^db/seed/', dynamic: true },
    },
    {
      name: 'rules-are-pure',
      comment: 'rules and basics use no library but zod/mini, no Node, no React',
      severity: 'error',
      to: {
        pathNot: [
          '^src/',
          '^node_modules/zod/v4/mini/index\\.(js|d\\.ts)$',
          '^node_modules/zod/mini/',
        ],
        dependencyTypesNot: ['type-only'],
      },
      from: { path: `^src/(basics|${any([...rooms, 'imports'])}/rules)/`, pathNot: notTests },
    },
    {
      name: 'web-stays-in-the-browser',
      comment: 'web and ui never reach a server shelf, Node or the database',
      severity: 'error',
      from: { path: `^src/(ui|imports/web|${any(rooms)}/web)/`, pathNot: notTests },
      to: {
        path: [
          `^src/${any(rooms)}/(server/|lends|events)`,
          '^src/access/require-',
          '^src/platform/(database|mail|payments|jobs|files)/',
          '^node:',
        ],
      },
    },
    {
      name: 'sql-is-private',
      comment: 'queries are used by the use cases beside them only',
      severity: 'error',
      from: { pathNot: '^src/(shop/)?[a-z]+/(server/|lends)' },
      to: { path: '\\.queries\\.ts$' },
    },
    {
      name: 'lends-are-types',
      comment: 'what a room lends is handed over as a value; others import the types of it alone',
      severity: 'error',
      from: { path: `^src/${any(rooms)}/lends(\\.ts$|/)` },
      to: { path: `^src/${any(rooms)}/server/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-door',
      comment: 'the application knows the server side of a room by its door, room.ts',
      severity: 'error',
      // Chains are verified, and roles and erasures seen to, by commands that open no room.
      from: { path: '^src/app/', pathNot: ['^src/app/(chains|vault-main)\\.ts$', notTests] },
      to: {
        path: `^src/${any(rooms)}/server/`,
        pathNot: [
          '(/|\\.)room\\.ts$',
          '^src/accounts/server/allow-first-administrator\\.ts$',
          '^src/listening/server/(question-text|vault/(seal-earlier|tombstones))\\.ts$',
        ],
      },
    },
    {
      name: 'answers-are-walled-in',
      comment: 'what collects answers and closes weeks holds the vault; nothing else reaches it',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(app|platform/vault|listening/server/vault)/' },
      to: { path: '^src/(platform/vault|listening/server/vault)/' },
    },
    {
      name: 'no-cycle',
      comment: 'types may know each other; running code may not go round in circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'known-folders',
      comment: 'a folder that is not on the list is refused',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/${any([...rooms, ...floors, 'app'])}/` },
      to: {},
    },
    {
      name: 'known-targets',
      comment: 'a folder that is not on the list is refused',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: `^src/${any([...rooms, ...floors, 'app'])}/` },
    },
    {
      name: 'known-shelves',
      comment:
        'a room has contract, shapes, events, lends, rules, messages, server and web, and nothing else',
      severity: 'error',
      from: {},
      to: {
        path: `^src/${any(rooms)}/`,
        pathNot: `^src/${any(rooms)}/((contract|shapes|events|lends|messages)\\.ts|(contract|lends|rules|messages|server|web)/)`,
      },
    },
    {
      name: 'contract-is-a-door',
      comment: 'parts of a contract are asked for at the contract of their room',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/${any(rooms)}/contract(\\.ts$|/)` },
      to: { path: `^src/${any(rooms)}/contract/` },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/|\\.css$|\\.tmp\\.ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
