import { BENCHMARKS } from './benchmarks.ts';

const [name = ''] = process.argv.slice(2);
const bench = BENCHMARKS[name];
if (!bench) {
  process.stderr.write(`Name one of: ${Object.keys(BENCHMARKS).join(', ')}\n`);
  process.exit(1);
}
await bench();
