import { TORTURES, type Torture } from './tortures.ts';

const [name = '', runs, seed] = process.argv.slice(2);
const torture = (TORTURES as Readonly<Record<string, Torture>>)[name];
if (!torture) {
  process.stderr.write(`Name one of: ${Object.keys(TORTURES).join(', ')}, RUNS and SEED\n`);
  process.exit(1);
}
await torture.start(
  Number(runs ?? torture.runs),
  Number(seed ?? Math.floor(Math.random() * 2 ** 31)),
);
