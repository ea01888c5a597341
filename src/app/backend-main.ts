import { PRODUCT_NAME } from '#basics/product-name.ts';
import { runProcess } from './run-process.ts';
import { startBackend } from './start-backend.ts';

// The backend alone: `npm run backend`. Clients of its protocol look for it at port 54321.

runProcess(
  startBackend,
  (url, config) => {
    const mails = config.hasMailPage ? `\n  Mails that would have left: ${url}/__mail` : '';
    return `\n  The backend of ${PRODUCT_NAME} is ready: ${url}${mails}\n\n`;
  },
  { PORT: '54321', DEMO_SEED: 'off' },
);
