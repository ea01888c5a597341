import { loadEnvFile } from 'node:process';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { createLog, type Log } from '#platform/log.ts';
import { DEMO_PEOPLE } from '../../db/seed/demo-people.ts';
import type { RunningProduct } from './start-product.ts';

const STOP_LIMIT_MS = 10_000;

/** Starts the whole product: `npm start` and `npm run dev` (with `--dev`). */
async function main(): Promise<void> {
  try {
    loadEnvFile();
  } catch {
    // No .env: every setting has a default.
  }
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const isDevelopment = process.argv.includes('--dev');
  // React picks its build by NODE_ENV when it is first loaded; what the operator meant by it has
  // just been read.
  process.env.NODE_ENV = isDevelopment ? 'development' : 'production';
  const { startProduct } = await import('./start-product.ts');
  const product = await startProduct({ config, log, isDevelopment });
  process.stdout.write(greeting(product.url, config));
  stopOnSignal(product, log);
}

function greeting(url: string, config: Config): string {
  const visitors = config.publicUrl ? `\n  Visitors reach it at ${config.publicUrl}` : '';
  const mails = config.hasMailPage ? `\n  Mails that would have left: ${url}/__mail` : '';
  return `\n  ${PRODUCT_NAME} is ready: ${url}${visitors}${mails}${config.hasDemoSeed ? demoSignIns() : ''}\n\n`;
}

function demoSignIns(): string {
  const people = DEMO_PEOPLE.map(({ email, part }) => `\n    ${email.padEnd(38)} ${part}`);
  return `\n  Demo people (sign-in by mail opens with the accounts):${people.join('')}`;
}

/** One signal drains and stops; a second one does not wait. */
function stopOnSignal(product: RunningProduct, log: Log): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      log.info({ signal }, 'stopping');
      product.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the stop was not clean');
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exit(1);
});
