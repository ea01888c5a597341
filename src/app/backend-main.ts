import { PRODUCT_NAME } from '#basics/product-name.ts';
import { runProcess } from './run-process.ts';
import { startBackend } from './start-backend.ts';

// The backend alone: `npm run backend`. Clients of its protocol look for it at port 54321. With
// `--empty`, its schema `public` is whoever's who brings tables of their own.

const isEmpty = process.argv.includes('--empty');

runProcess(
  (config, log) => startBackend(config, log, { isEmpty }),
  (url, config) => {
    const mails = config.hasMailPage ? `\n  Mails that would have left: ${url}/__mail` : '';
    return `\n  The backend of ${PRODUCT_NAME} is ready: ${url}${mails}\n\n`;
  },
  // What clients of the protocol expect of a backend of their own.
  {
    PORT: '54321',
    DEMO_SEED: 'off',
    REALTIME_PUBLIC_TOPICS: 'on',
    REST_DESCRIPTION: 'on',
    ...(isEmpty && { DATA_DIR: 'data/empty' }),
  },
);
