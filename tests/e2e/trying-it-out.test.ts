import { expect } from 'vitest';
import { testInEachLanguage } from '../support/in-each-language.ts';
import { setStage } from '../support/stage.ts';
import { isAlive, welcome } from '../support/visitor.ts';

const WORDS = {
  fr: {
    compose: 'Composer ma box',
    composer: 'Composez-la, elle change sous vos yeux',
    honey: /^Miel de châtaignier/,
    crackers: /crackers/i,
    fish: /poisson/,
    hygiene: 'Box Hygiène',
    food: 'Box Saveurs',
    sleeve: 'Terre cuite',
    card: 'Le mot sur la carte',
    thanks: 'Merci pour cette année !',
    given: /Supposons que la personne/,
    over: /de plus que la limite/,
    add: 'Mettre ma box dans le panier',
    cart: 'Votre panier',
    customised: 'Personnalisée',
    mood: 'Plutôt bien',
    send: 'Enregistrer',
    done: 'Voilà, c’est tout.',
    again: 'Recommencer',
  },
  en: {
    compose: 'Compose my box',
    composer: 'Compose it and watch it change',
    honey: /^Chestnut honey/,
    crackers: /crackers/i,
    fish: /fish/,
    hygiene: 'Hygiene Box',
    food: 'Flavours Box',
    sleeve: 'Terracotta',
    card: 'The words on the card',
    thanks: 'Thank you for this year!',
    given: /Suppose the person/,
    over: /above the limit/,
    add: 'Put my box in the cart',
    cart: 'Your cart',
    customised: 'Customised',
    mood: 'Rather well',
    send: 'Save',
    done: 'There, that is all.',
    again: 'Start again',
  },
} as const;

const stage = setStage();

testInEachLanguage(
  import.meta.url,
  'a visitor composes a box, sees what each choice changes, and finds it in the cart: %s',
  async (language) => {
    const words = WORDS[language];
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    await page.goto('/box');
    await isAlive(page);
    await page.getByRole('link', { name: words.compose }).click();
    const composer = page.getByRole('region', { name: words.composer });
    await composer.getByText(words.fish).waitFor();

    await composer.getByRole('radio', { name: words.hygiene }).check();
    await composer.getByText(words.fish).waitFor({ state: 'detached' });
    await composer.getByRole('radio', { name: words.food }).check();
    await composer.getByRole('button', { name: words.honey }).click();
    await composer.getByRole('button', { name: words.crackers }).waitFor();
    await composer.getByText(words.sleeve, { exact: true }).click();
    await composer.getByLabel(words.card).fill(words.thanks);
    await composer.getByLabel(words.given).selectOption({ index: 3 });
    await composer.getByText(words.over).waitFor();

    await composer.getByRole('button', { name: words.add }).click();
    const cart = page.getByRole('dialog', { name: words.cart });
    await cart.getByText(words.customised).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('prevenance_cart_v1'));
    expect(kept).toContain('terracotta');
    expect(kept).toContain(words.thanks);
    await leave();
  },
);

testInEachLanguage(
  import.meta.url,
  'the page for phones asks the questions of today, and nothing that is answered there leaves: %s',
  async (language) => {
    const words = WORDS[language];
    const { page, leave } = await welcome(stage.browser, stage.server.url, {
      language,
      width: 'phone',
    });
    await page.goto('/mobile');
    await isAlive(page);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.getByText(words.mood, { exact: true }).first().click();
    await page.getByRole('button', { name: words.send }).click();
    await page.getByText(words.done).waitFor();
    await page.getByRole('button', { name: words.again }).click();
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(sent).toEqual([]);
    await leave();
  },
);
