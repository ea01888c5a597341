import { pino } from 'pino';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildPages } from '#app/build-pages.ts';
import { createMailbox } from '#platform/mail/mailbox.ts';
import { placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { BUYER, line, orderOf } from '../support/checkout-orders.ts';
import { temporaryDataDir } from '../support/database-process.ts';
import { createDemoDatabase } from '../support/demo-database.ts';
import { mailTo } from '../support/mail-to.ts';
import { runOn, urlOf } from '../support/postgres.ts';
import { callOver } from '../support/running-product.ts';
import { startProcess } from '../support/started-process.ts';

beforeAll(async () => {
  await buildPages(pino({ level: 'silent' }));
}, 180_000);

test('a process answers, another one runs the jobs of both, and answers probes alone', async () => {
  const { owner, drop, vaultKey } = await createDemoDatabase();
  onTestFinished(drop);
  const dataDir = await temporaryDataDir();
  const start = async (part: 'web' | 'worker') => {
    const started = startProcess(
      'src/app/server-main.ts',
      {
        DATABASE_URL: urlOf(owner),
        DATA_DIR: dataDir,
        VAULT_KEY: vaultKey,
        ...(typeof owner.password === 'string' && {
          AUTHENTICATOR_PASSWORD: owner.password,
          VAULT_KEEPER_PASSWORD: owner.password,
        }),
      },
      [`--${part}`],
    );
    onTestFinished(async () => {
      started.signal('SIGTERM');
      expect((await started.ended).code).toBe(0);
    });
    return started.ready;
  };
  const web = await start('web');
  const call: Parameters<typeof orderOf>[0]['call'] = (contract, input, language = 'fr') =>
    callOver(web, contract, input, language);

  const order = await orderOf({ call }, [line('box-saveurs', 1)], {
    form: { ...BUYER, paymentMethod: 'transfer' },
  });
  const { number } = await call(placeOrder, order);
  const waiting = async () => {
    const { rows } = await runOn(
      owner,
      "select count(*)::int as count from graphile_worker.jobs where key like 'order-received:%'",
    );
    return rows[0].count as number;
  };
  expect(await waiting()).toBe(1);
  expect((await call(quoteCart, { lines: order.lines })).totals.grossCents).toBeGreaterThan(0);
  expect(await waiting()).toBe(1);

  const worker = await start('worker');
  const mail = await mailTo(createMailbox(`${dataDir}/mail`), BUYER.company.email, number);
  expect(mail.text).toContain('IBAN');
  for (const [path, status] of [
    ['/healthz', 200],
    ['/readyz', 200],
    ['/', 404],
    ['/functions/v1/list-products', 404],
    ['/rest/v1/products', 404],
  ] as const) {
    expect((await fetch(worker + path)).status, path).toBe(status);
  }
}, 180_000);
