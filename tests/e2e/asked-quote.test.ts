import { expect, test } from 'vitest';
import { expectForEverybody } from '../support/axe.ts';
import { CHECKOUT_LABELS, fillBuyer } from '../support/checkout-page.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    ...CHECKOUT_LABELS.fr,
    get: 'Obtenir le devis',
    title: 'Votre devis, tout de suite',
    quantity: 'Quantité, Box Saveurs',
    net: /10.045,00.€/,
    boxNet: /5.985,00.€/,
    ask: 'Recevoir le devis',
    fix: 'Quelques points à corriger avant d’établir le devis',
    ready: /^Le devis D-\d{4}-\d{5} est prêt/,
    accept: 'Accepter et commander',
    transfer: /Virement bancaire/,
    placed: /PV-\d{4}-/,
  },
  en: {
    ...CHECKOUT_LABELS.en,
    get: 'Get the quote',
    title: 'Your quote, right away',
    quantity: 'Quantity, Flavours Box',
    net: /€10,045\.00/,
    boxNet: /€5,985\.00/,
    ask: 'Get the quote',
    fix: 'A few things to put right before the quote is made',
    ready: /^Quote D-\d{4}-\d{5} is ready/,
    accept: 'Accept and order',
    transfer: /Bank transfer/,
    placed: /PV-\d{4}-/,
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const stage = setStage();

async function linkTo(email: string): Promise<string> {
  const mails = async () =>
    (await stage.server.mailbox.list()).filter(({ to }) =>
      to?.some(({ address }) => address === email),
    );
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  return String(mail?.text?.match(/http\S+quote=\S+/)?.[0]);
}

describeInEachLanguage(
  import.meta.url,
  '140 people, without a person of ours, in %s',
  (language) => {
    const words = WORDS[language];

    test('a guest counts in the simulator, gets the quote by mail, and accepts it', async () => {
      const email = `${language}.140@atelier.example`;
      const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
      await page.goto('/simulateur?headcount=140&box.box-saveurs=1');
      await page.getByRole('link', { name: words.get }).click();
      await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
      // With the monthly box that the simulator begins with.
      const quantity = page.getByLabel(words.quantity);
      expect(await quantity.inputValue()).toBe('140');
      await quantity.fill('150');
      await page.getByRole('status').getByText(words.net).waitFor();
      await page.getByRole('button', { name: words.ask }).click();
      await page.getByRole('alert').getByText(words.fix).waitFor();
      await expectForEverybody(page, language);
      await fillBuyer(page, language, email);
      // What was typed is still there after a reload, and so is how many are asked for: the address says it.
      await page.waitForURL(/box-saveurs\*150/);
      await page.reload();
      await expect
        .poll(() => page.getByLabel(words.contactName).inputValue())
        .toBe('Claire Moreau');
      expect(await quantity.inputValue()).toBe('150');
      await page.getByRole('button', { name: words.ask }).click();
      await page.getByText(words.ready).waitFor();
      await expectForEverybody(page, language);

      await page.goto(await linkTo(email));
      await page.getByText(words.net).first().waitFor();
      // What was typed for the quote is not asked again.
      await expect
        .poll(() => page.getByLabel(words.contactName).inputValue())
        .toBe('Claire Moreau');
      await page.getByRole('radio', { name: words.transfer }).check();
      await page.getByLabel(words.terms).check();
      await page.getByRole('button', { name: words.accept }).click();
      await page.getByText(words.placed).first().waitFor();
      await leave();
    });

    test('whoever is signed in reads the quote at once, and finds their company filled in', async () => {
      const { page, leave } = await comeBack(stage, {
        email: CLAIRE,
        path: `/checkout?ask=box-saveurs*140&lang=${language}`,
        language,
      });
      await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
      await expect
        .poll(() => page.getByLabel(words.legalName).inputValue())
        .toBe('Atelier Lumière');
      // What else the address says is not lost with the number that was asked for first.
      await page.getByLabel(words.quantity).fill('150');
      await page.waitForURL(
        ({ searchParams }) =>
          searchParams.get('ask') === 'box-saveurs*150' && searchParams.get('lang') === language,
      );
      await fillBuyer(page, language, CLAIRE);
      await page.getByRole('button', { name: words.ask }).click();
      await page.getByRole('button', { name: words.accept }).waitFor();
      await page.getByText(words.boxNet).first().waitFor();
      await leave();
    });
  },
);
