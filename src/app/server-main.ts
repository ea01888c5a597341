import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { Config } from '#platform/config.ts';
import { runProcess } from './run-process.ts';

// The whole product: `npm start` and `npm run dev` (with `--dev`). With `--web` it answers and leaves jobs to
// others, with `--worker` it runs them and answers probes alone: `npm run web` and `npm run worker`.

const PARTS = ['web', 'worker'] as const;
const part = PARTS.find((each) => process.argv.includes(`--${each}`));

runProcess(
  async (config, log) => {
    const isDevelopment = process.argv.includes('--dev');
    // React picks its build by NODE_ENV when it is first loaded; what the operator meant by it has
    // just been read.
    process.env.NODE_ENV = isDevelopment ? 'development' : 'production';
    const { startDevelopment, startProduct } = await import('./start-product.ts');
    return isDevelopment ? startDevelopment({ config, log }) : startProduct({ config, log }, part);
  },
  greeting,
  // Beside what answers visitors on the same machine.
  part === 'worker' ? { PORT: '3001', PUBLIC_URL: 'http://localhost:3000' } : {},
);

async function greeting(url: string, config: Config): Promise<string> {
  if (part === 'worker') return `\n  The worker of ${PRODUCT_NAME} is ready: ${url}\n\n`;
  const visitors = config.publicUrl ? `\n  Visitors reach it at ${config.publicUrl}` : '';
  const mails = config.hasMailPage ? `\n  Mails that would have left: ${url}/__mail` : '';
  const people = config.hasDemoSeed ? await demoSignIns(url) : '';
  return `\n  ${PRODUCT_NAME} is ready: ${url}${visitors}${mails}${people}\n\n`;
}

async function demoSignIns(url: string): Promise<string> {
  const { DEMO_PEOPLE } = await import('../../db/seed/demo-people.ts');
  const people = DEMO_PEOPLE.map(({ email, part }) => `\n    ${email.padEnd(38)} ${part}`);
  return `\n  Demo people (ask for a link at ${url}/auth; it arrives at /__mail):${people.join('')}`;
}
