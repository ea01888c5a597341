import { startViesDouble } from './vies-double.ts';

// `npm run vies:double`: VIES, on this machine, for `npm run dev`.

const double = await startViesDouble({ port: Number(process.env.VIES_DOUBLE_PORT ?? 12_113) });
double.enter('BE0403019261', { name: 'ATELIERS DU CANAL SA', address: 'QUAI 1, 1000 BRUXELLES' });
double.enter('DE136695976');

process.stdout.write(`The stand-in for VIES answers at ${double.url}. Start the product with it:

  VIES_URL=${double.url} npm run dev

BE0403019261 and DE136695976 are valid, all other numbers are not.

`);
