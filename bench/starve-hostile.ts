import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { BUYER, line } from '../tests/support/checkout-orders.ts';

// The hostile clients of `npm run torture -- starve`, in a process of their own, so that what they cost
// does not weigh on the clock of those who are measured. Argument: what `StarveOrders` says, as JSON.

export type StarveOrders = {
  readonly url: string;
  readonly seconds: number;
  /** Of each kind. */
  readonly clients: number;
  readonly hrToken: string;
  readonly companyId: string;
  readonly grossCents: number;
};

export type HostileTally = Readonly<Record<string, Readonly<Record<string, number>>>>;

const ADDRESS = '10.66';
const LOOKS_BACK = encodeURIComponent('^(.*)(.*)(.*)(.*)(.*)(.*)\\1\\2\\3\\4\\5\\6#$');
const QUESTIONS = [
  `product_translations?description=match.${LOOKS_BACK}`,
  `item_translations?name=imatch.${LOOKS_BACK}`,
  `product_translations?description=ilike.${encodeURIComponent('%a_'.repeat(2_000))}`,
  `products?or=(${'or('.repeat(15)}id.is.null${')'.repeat(15)})`,
  `product_translations?select=${Array.from({ length: 40 }, (_, n) => `p${n}:products(*)`).join()}`,
  'products?select=*,product_translations(*),product_images(*),product_items(*,items(*))',
];
const PAGES_EACH = 4;

const orders = JSON.parse(process.argv[2] ?? '{}') as StarveOrders;
const ends = performance.now() + orders.seconds * 1_000;
const tally: Record<string, Record<string, number>> = {};

const KINDS: Record<string, (client: number, network: string) => Promise<void>> = {
  regex: (client, network) =>
    untilEnd((n) =>
      send('regex', network, `/rest/v1/${QUESTIONS[(client + n) % QUESTIONS.length]}`),
    ),
  sockets: (_client, network) => untilEnd(() => openPages(network)),
  'slow bodies': (_client, network) => untilEnd(() => sendSlowly(network)),
  pdf: (_client, network) =>
    untilEnd((n) =>
      n % 2 === 0
        ? send('pdf', network, '/cgv.pdf')
        : call('pdf', network, 'print-simulation', { search: `headcount=${1 + (n % 400)}` }),
    ),
  imports: (_client, network) =>
    untilEnd(() => {
      const importId = randomUUID();
      const { companyId } = orders;
      return call(
        'imports',
        network,
        'stage-import',
        { companyId, importId, rows: ROWS },
        true,
      ).then(() => call('imports', network, 'check-import', { companyId, importId }, true));
    }),
  orders: (_client, network) =>
    untilEnd(() =>
      call('orders', network, 'place-order', {
        checkoutKey: randomUUID(),
        lines: [line('box-saveurs', 1)],
        expectedGrossCents: orders.grossCents,
        form: { ...BUYER, paymentMethod: 'transfer' },
      }),
    ),
};

const ROWS = Array.from({ length: 1_000 }, (_, index) => ({
  line: index + 2,
  employeeNumber: `S${index}`,
  lastName: 'DE LA TOUR',
  firstName: 'Zoé',
  email: null,
  site: `Site ${index % 40}`,
  team: `Équipe ${index % 400}`,
}));

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

async function untilEnd(work: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; performance.now() < ends; n += 1) {
    await work(n);
    // Whoever is not answered at all tries again at once; a loop without any pause would only measure itself.
    await new Promise((done) => setTimeout(done, 5));
  }
}

function count(kind: string, outcome: string): void {
  const counted = tally[kind] ?? {};
  tally[kind] = counted;
  counted[outcome] = (counted[outcome] ?? 0) + 1;
}

function call(kind: string, network: string, name: string, input: object, isHr = false) {
  return send(kind, network, `/functions/v1/${name}`, JSON.stringify(input), isHr);
}

function send(
  kind: string,
  network: string,
  path: string,
  body?: string,
  isHr = false,
): Promise<void> {
  return new Promise((done) => {
    const failed = () => {
      count(kind, 'cut');
      done();
    };
    const sent = request(
      `${orders.url}${path}`,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'x-forwarded-for': network,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(isHr && { authorization: `Bearer ${orders.hrToken}` }),
        },
      },
      (response) => {
        response.resume();
        response.on('error', failed);
        response.on('end', () => {
          count(kind, String(response.statusCode));
          done();
        });
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

/** A few pages that ask for topics which they may not join, again and again, then go. */
async function openPages(network: string): Promise<void> {
  const sockets = Array.from({ length: PAGES_EACH }, () => {
    const address = `${orders.url.replace(/^http/, 'ws')}/realtime/v1/websocket?vsn=1.0.0&apikey=${orders.hrToken}`;
    return new WebSocket(address, { headers: { 'x-forwarded-for': network } });
  });
  for (const socket of sockets) {
    socket.onopen = () => {
      count('sockets', 'opened');
      for (let n = 0; n < 20; n += 1) {
        socket.send(
          JSON.stringify({
            topic: `realtime:user:${randomUUID()}`,
            event: 'phx_join',
            payload: { config: { private: true } },
            ref: String(n),
          }),
        );
      }
    };
    socket.onerror = () => count('sockets', 'cut');
  }
  await new Promise((done) => setTimeout(done, 3_000));
  for (const socket of sockets) socket.close();
}

/** Announces a large body and sends a byte of it each second. */
function sendSlowly(network: string): Promise<void> {
  return new Promise((done) => {
    const { hostname, port } = new URL(orders.url);
    const socket = connect(Number(port), hostname, () => {
      count('slow bodies', 'begun');
      socket.write(
        `POST /functions/v1/keep-logo HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${network}\r\nContent-Type: application/json\r\nContent-Length: 4000000\r\n\r\n`,
      );
    });
    const dripping = setInterval(() => {
      if (performance.now() > ends) socket.destroy();
      else socket.write('{');
    }, 1_000);
    socket.on('error', () => undefined);
    socket.resume();
    socket.on('close', () => {
      clearInterval(dripping);
      done();
    });
  });
}

await Promise.all(
  Object.entries(KINDS).flatMap(([kind, work], index) => {
    tally[kind] = {};
    return Array.from({ length: orders.clients }, (_, client) =>
      work(client, `${ADDRESS}.${index}.${client + 1}`),
    );
  }),
);
process.stdout.write(`${JSON.stringify(tally satisfies HostileTally)}\n`);
process.exit(0);
