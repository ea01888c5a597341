import { beforeAll, expect, test } from 'vitest';
import { expectForEverybody } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    name: 'Votre nom',
    company: 'Entreprise ou CSE',
    message: 'Votre message',
    submit: 'Envoyer ma demande',
    thanked: 'Demande envoyée ✅',
    requests: 'Demandes et devis',
    template: 'Commencer par un modèle',
    first: 'Premier échange',
    subject: 'Votre demande pour',
    answer: 'Envoyer la réponse',
    answered: 'La réponse est partie',
    make: 'Préparer un devis',
    send: 'Envoyer au client',
    toCheck: 'À revoir avant d’envoyer',
    siret: 'SIRET ou SIREN',
    line1: 'Numéro et rue',
    postcode: 'Code postal',
    city: 'Ville',
    purchaseOrder: 'Numéro de bon de commande',
    product: 'Produit',
    box: 'Box Saveurs',
    quantity: 'Quantité',
    price: /^Prix unitaire HT/,
    sent: 'Le devis est parti',
    sendAgain: 'Envoyer la nouvelle version',
    version: 'Version 2 envoyée',
    quote: 'Votre devis',
    superseded: 'Une nouvelle version remplace celle-ci',
    current: 'Lire la nouvelle version',
    acceptTitle: 'Accepter ce devis',
    transfer: /Virement bancaire/,
    terms: /J’accepte/,
    accept: 'Accepter et commander',
    accepted: 'Ce devis est accepté',
    placed: /PV-2026-/,
    total: /1.120,00.€/,
  },
  en: {
    name: 'Your name',
    company: 'Company or works council',
    message: 'Your message',
    submit: 'Send my request',
    thanked: 'Request sent ✅',
    requests: 'Requests and quotes',
    template: 'Begin with a template',
    first: 'Premier échange',
    subject: 'Your request for',
    answer: 'Send the answer',
    answered: 'The answer has been sent',
    make: 'Prepare a quote',
    send: 'Send to the customer',
    toCheck: 'To check before sending',
    siret: 'SIRET or SIREN',
    line1: 'Number and street',
    postcode: 'Postcode',
    city: 'Town',
    purchaseOrder: 'Purchase order number',
    product: 'Product',
    box: 'Flavours Box',
    quantity: 'Quantity',
    price: /^Unit price excl/,
    sent: 'The quote has been sent',
    sendAgain: 'Send the new version',
    version: 'Version 2 sent',
    quote: 'Your quote',
    superseded: 'A new version replaces this one',
    current: 'Read the new version',
    acceptTitle: 'Accept this quote',
    transfer: /Bank transfer/,
    terms: /I accept/,
    accept: 'Accept and order',
    accepted: 'This quote has been accepted',
    placed: /PV-2026-/,
    total: /€1,120\.00/,
  },
} as const;

const CLAIRE = 'claire.moreau@atelier-lumiere.example';

const stage = setStage();
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
});

async function linksTo(email: string): Promise<string[]> {
  const mails = (await stage.server.mailbox.list()).filter((mail) =>
    mail.to?.some(({ address }) => address === email),
  );
  const links = mails.flatMap(({ text }) => text?.match(/http\S+quote=\S+/) ?? []);
  return [...new Set(links.map(String))];
}

describeInEachLanguage(import.meta.url, 'a request becomes an order, in %s', (language) => {
  const words = WORDS[language];
  const email = `${language}.quote@atelier.example`;
  const company = `Atelier ${language}`;

  test('answered from a template, quoted, quoted anew, accepted at the price of the newest version', async () => {
    const visitor = await welcome(stage.browser, stage.server.url, { language });
    await visitor.page.goto('/contact');
    const contact = visitor.page.getByRole('main').locator('form');
    await contact.getByLabel(words.name).fill('Claire Lenoir');
    await contact.getByLabel(words.company).fill(company);
    await contact.getByLabel('E-mail').fill(email);
    await contact.getByLabel(words.message).fill('Bonjour, trente box pour décembre ?');
    await contact.getByRole('button', { name: words.submit }).click();
    await visitor.page.getByText(words.thanked).first().waitFor();

    const { page, leave } = await comeBack(stage, {
      email: CLAIRE,
      language,
      path: '/cms/requests',
    });
    await page.getByRole('heading', { level: 1, name: words.requests }).waitFor();
    await page.getByRole('link', { name: company }).click();
    await page.getByLabel(words.template).selectOption({ label: words.first });
    await page.getByRole('button', { name: words.answer }).click();
    await page.getByText(words.answered).first().waitFor();
    await page.getByRole('heading', { name: new RegExp(words.subject) }).waitFor();
    await expectForEverybody(page, language);

    await page.getByRole('button', { name: words.make }).click();
    await page.getByRole('button', { name: words.send }).click();
    await page.getByRole('alert').getByText(words.toCheck).waitFor();
    await page.getByLabel(words.siret).fill('732 829 320');
    await page.getByLabel(words.line1).fill('12 rue des Lilas');
    await page.getByLabel(words.postcode).fill('69003');
    await page.getByLabel(words.city).fill('Lyon');
    await page.getByLabel(words.product, { exact: true }).selectOption({ label: words.box });
    await page.getByLabel(words.quantity).fill('30');
    // Everything is mended by now: what the product says need not be typed.
    await page.getByRole('alert').getByText(words.toCheck).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words.send }).click();
    await page.getByText(words.sent).first().waitFor();
    await expect.poll(() => linksTo(email)).toHaveLength(1);
    const [first = ''] = await linksTo(email);

    await page.getByLabel(words.quantity).fill('32');
    await page.getByLabel(words.price).fill('35');
    await page.getByRole('button', { name: words.sendAgain }).click();
    await page.getByText(words.version, { exact: true }).waitFor();
    await expectForEverybody(page, language);
    await leave();

    const buyer = visitor.page;
    await buyer.goto(first);
    await buyer.getByText(words.superseded).waitFor();
    expect(await buyer.getByRole('button', { name: words.accept }).count()).toBe(0);
    await buyer.getByRole('link', { name: words.current }).click();
    await buyer.getByRole('heading', { name: words.acceptTitle }).waitFor();
    await buyer.getByText(words.total).first().waitFor();
    await expectForEverybody(buyer, language);
    expect(await buyer.getByLabel(words.city).inputValue()).toBe('Lyon');
    await buyer.getByLabel(words.purchaseOrder).fill('BC-4512');
    await buyer.reload();
    await expect.poll(() => buyer.getByLabel(words.purchaseOrder).inputValue()).toBe('BC-4512');
    await buyer.getByRole('radio', { name: words.transfer }).check();
    await buyer.getByRole('button', { name: words.accept }).click();
    await buyer.getByLabel(words.terms).and(buyer.locator('[aria-invalid]')).waitFor();
    await buyer.getByLabel(words.terms).check();
    await buyer.getByRole('button', { name: words.accept }).click();
    await buyer.getByText(words.placed).first().waitFor();
    await buyer.getByText(words.total).first().waitFor();
    await buyer.goBack();
    await buyer.getByText(words.accepted).first().waitFor();
    const { rows } = await stage.server.sql(
      `select net_cents::int as net, (select count(*)::int from public.orders where email = '${email}')
        as orders from public.orders where email = '${email}'`,
    );
    expect(rows).toEqual([{ net: 112_000, orders: 1 }]);
    await visitor.leave();
  });
});
