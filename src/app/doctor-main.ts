import { examine } from './doctor.ts';
import { runCommand } from './run-command.ts';
import { environmentOf } from './run-process.ts';

// `npm run doctor`: looks at settings, machine and databases, and changes nothing; `-- --json` for programs. Ends with
// 1 where a start in production would be refused.

runCommand(async () => {
  const facts = await examine(environmentOf());
  if (facts.some(({ state }) => state === 'refusal')) process.exitCode = 1;
  if (process.argv.includes('--json')) return JSON.stringify(facts);
  return facts
    .map(({ about, state, words }) => `${state.padEnd(7)}  ${about}: ${words}`)
    .join('\n');
});
