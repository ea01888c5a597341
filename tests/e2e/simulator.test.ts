import { expect, test } from 'vitest';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { setStage } from '../support/stage.ts';
import { isAlive, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    headcount: 'Nombre de salariés',
    council: 'Le CSE',
    noVat: /^Non/,
    budget: 'Votre budget',
    year: /20.880,00.€/,
    crossed: 'Limite URSSAF passée en juin',
    quote: 'Demander un devis',
    message: 'Votre message',
    people: '60 salariés',
    fix: 'Corrigez le champ signalé',
    simulator: 'Simulateur',
    box: /Box Saveurs/,
    work: 'Calculer',
    under: /Sous la limite URSSAF/,
    licence: /^Avec la licence/,
    months: 'Mois pris avant d’arrêter',
    leaving: /Arrêt après 6 mois, 40 salariés/,
    taken: /6.960,00.€/,
    sheet: 'Fiche budget (PDF)',
    file: 'fiche-budget.pdf',
    toCart: 'Mettre dans mon panier',
    cart: 'Votre panier',
    quantity: /Quantité/,
  },
  en: {
    headcount: 'Number of employees',
    council: 'The works council (CSE)',
    noVat: /^No A works/,
    budget: 'Your budget',
    year: /€20,880\.00/,
    crossed: 'URSSAF limit crossed in June',
    quote: 'Ask for a quote',
    message: 'Your message',
    people: '60 employees',
    fix: 'Please correct the field marked',
    simulator: 'Simulator',
    box: /Flavours Box/,
    work: 'Work it out',
    under: /Below the URSSAF limit/,
    licence: /^With the licence/,
    months: 'Months taken before stopping',
    leaving: /Stopping after 6 months, 40 employees/,
    taken: /€6,960\.00/,
    sheet: 'Budget sheet (PDF)',
    file: 'budget-sheet.pdf',
    toCart: 'Put in my cart',
    cart: 'Your cart',
    quantity: /Quantity/,
  },
} as const;

const stage = setStage();

describeInEachLanguage(import.meta.url, 'a budget worked out in %s', (language) => {
  const words = WORDS[language];

  test('follows what is typed, asks nothing of the server, and goes along to the quote', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    await page.goto('/simulateur');
    await isAlive(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      // What shows messages may still be on its way: files of the site know nothing of who fetches them. Some
      // browsers look at the icon again with each change of the address.
      const { pathname } = new URL(request.url());
      const isFile = pathname.startsWith('/assets/') || pathname === '/favicon.svg';
      if (!isFile) asked.push(request.url());
    });
    const budget = page.getByRole('region', { name: words.budget });
    await page.getByLabel(words.headcount).fill('60');
    await page.getByRole('radio', { name: words.council }).check();
    await budget.getByText(words.year).waitFor();
    await budget.getByText(words.crossed).waitFor();
    expect(await page.getByRole('radio', { name: words.noVat }).isChecked()).toBe(true);
    expect(asked).toEqual([]);

    await page.reload();
    await budget.getByText(words.year).waitFor();
    await isAlive(page);
    await budget.getByRole('link', { name: words.quote }).click();
    const message = page.getByRole('textbox', { name: words.message });
    await message.waitFor();
    expect(await message.inputValue()).toContain(words.people);
    expect(await message.inputValue()).toContain(
      `${stage.server.url}/simulateur?headcount=60&plan=12`,
    );
    await leave();
  });

  test('compares leaving early, prints the budget, and fills the cart once', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    await page.goto('/simulateur?headcount=40&box.box-saveurs=2');
    await isAlive(page);
    await page.getByRole('radio', { name: words.licence }).check();
    await page.getByRole('slider', { name: words.months }).press('ArrowRight');
    await page.getByRole('slider', { name: words.months }).press('ArrowRight');
    await page.getByRole('table', { name: words.leaving }).getByText(words.taken).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('licence')).toBe('yes');

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.sheet }).click();
    expect((await saved).suggestedFilename()).toBe(words.file);

    await page.getByRole('button', { name: words.toCart }).click();
    const cart = page.getByRole('dialog', { name: words.cart });
    const quantities = cart.getByRole('spinbutton', { name: words.quantity });
    await quantities.first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.toCart }).click();
    const typed = await quantities.all();
    expect(await Promise.all(typed.map((field) => field.inputValue()))).toEqual(['40', '40']);
    await leave();
  });

  test('counts nothing that cannot be read, and starts anew from the menu', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    await page.goto('/simulateur?headcount=beaucoup');
    await isAlive(page);
    const budget = page.getByRole('region', { name: words.budget });
    expect(await budget.textContent()).toContain(words.fix);
    expect(await budget.textContent()).not.toContain('€');
    await page.getByRole('banner').getByRole('link', { name: words.simulator }).click();
    await budget.getByText(words.crossed).waitFor();
    expect(await page.getByLabel(words.headcount).inputValue()).toBe('30');
    await leave();
  });

  test('needs no script', async () => {
    const context = await stage.browser.newContext({
      baseURL: stage.server.url,
      javaScriptEnabled: false,
      locale: language,
    });
    const page = await context.newPage();
    await page.goto('/simulateur?plan=none');
    await page.getByLabel(words.box).selectOption('1');
    await page.getByRole('button', { name: words.work }).click();
    await page.getByRole('region', { name: words.budget }).getByText(words.under).waitFor();
    await context.close();
  });
});
