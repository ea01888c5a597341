import type { ElementHandle, Locator, Page } from 'playwright-core';
import { hostileText, markOf } from './hostile-texts.ts';

/** A field that somebody may write into, and what became of it. */
export type MetField = {
  readonly screen: string;
  readonly name: string;
  readonly mark: string;
  /** Whether the text that was taken in the end was a hostile one; the others were refused. */
  hasTakenHostile: boolean;
};

type Shape = 'email' | 'url' | 'numeric' | 'text';

/** What a field held before, and what it asks for. */
type Begun = { readonly number: number; readonly before: string; readonly shape: Shape };

/** How what was written leaves, and where what is wrong with it is said. */
type Form = { readonly scope: Locator; readonly send: Locator };

const TEXT_FIELDS = [
  ...['text', 'search', 'email', 'tel', 'url', 'password'].map((type) => `input[type=${type}]`),
  'input:not([type])',
  'textarea',
  '[contenteditable=true]',
]
  // Where only machines write, which are then not believed, nobody does.
  .map((field) => `${field}:not([tabindex='-1'], [readonly], :disabled)`)
  .join(', ');
const AT = 'data-met';
const NEW_FIELDS = `:is(${TEXT_FIELDS}):not([${AT}]):visible`;
const LEFT_OUT = `:not([${AT}], [type=date], [type=datetime-local], [readonly], :disabled)`;
const MOST_ATTEMPTS = 24;

/**
 * Somebody with bad intentions at a page: writes hostile texts into every text field that is there, and,
 * where a form refuses them, others until it takes one.
 */
export function hostileWriter(page: Page) {
  const met = new Map<number, MetField>();
  const missed: string[] = [];
  const begun = new Map<string, Begun>();
  let number = 0;
  let asked = 0;
  let refused: string[] = [];
  page.on('request', (request) => {
    if (isCall(request.url())) asked += 1;
  });
  page.on('requestfailed', (request) => {
    if (isCall(request.url())) asked -= 1;
  });
  page.on('response', (response) => {
    if (!isCall(response.url())) return;
    asked -= 1;
    const { pathname } = new URL(response.url());
    if (!response.ok()) refused.push(`${pathname} ${response.status()}`);
  });

  /** Writes into every text field of this part of the page that was not written into yet. */
  async function fill(scope: Locator): Promise<void> {
    const { pathname, search } = new URL(page.url());
    for (const field of await scope.locator(NEW_FIELDS).elementHandles()) {
      const { before, shape, name } = await field.evaluate(described, [
        AT,
        String(number),
      ] as const);
      begun.set(String(number), { number, before, shape });
      const screen = pathname + search;
      met.set(number, { screen, name, mark: markOf(number), hasTakenHostile: false });
      await write(field, number, hostileText(number));
      number += 1;
    }
    const told = scope.getByRole('textbox').or(scope.getByRole('searchbox'));
    for (const field of await told.and(page.locator(LEFT_OUT)).all()) {
      missed.push(`${page.url()} ${await field.getAttribute('name')}`);
    }
  }

  /** Writes into every field of a form and sends it until it is taken. @throws Error with what is still refused */
  async function send({ scope, send: button }: Form): Promise<void> {
    const tried = new Map<string, number>();
    const first = number;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      refused = [];
      const next = number;
      await fill(scope);
      forgetGone(met, first, next);
      await button.click();
      await settled();
      // The dialog may be gone by now, with its fields.
      const wrong = scope.locator('[aria-invalid=true]:visible');
      const many = await wrong.count();
      if (many === 0 && refused.length === 0) return;
      if (many === 0) {
        throw new Error(`Refused at ${page.url()}: ${refused}: ${await wordsIn(scope)}`);
      }
      // Those that are right again with another one are left as they are.
      for (const field of await wrong.elementHandles()) await another(field, tried);
    }
    const wrong = await wrongIn(scope);
    throw new Error(`No text that this test knows is taken at ${page.url()} by ${wrong}`);
  }

  /** Puts something else into a field that was refused. */
  async function another(field: ElementHandle, tried: Map<string, number>): Promise<void> {
    const kind = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.nodeName.toLowerCase(),
    );
    if (kind === 'checkbox' || kind === 'radio') return field.check();
    if (kind === 'date') return field.fill('2027-03-01');
    if (kind === 'datetime-local') return field.fill('2027-03-01T10:00');
    if (kind === 'select') {
      const values = await field.$$eval('option', (options) =>
        options.map((option) => (option as HTMLOptionElement).value),
      );
      await field.selectOption(values.find((value) => value !== '') ?? '');
      return;
    }
    const id = (await field.getAttribute(AT)) ?? '';
    const rank = (tried.get(id) ?? 0) + 1;
    tried.set(id, rank);
    const start = begun.get(id);
    if (!start) throw new Error(`${kind} is refused, and nothing was written into it`);
    await write(field, start.number, textFor(start, rank));
  }

  async function write(field: ElementHandle, as: number, text: string): Promise<void> {
    if (!(await field.evaluate(typed, text))) await field.fill(text);
    const known = met.get(as);
    if (known) known.hasTakenHostile = (await field.evaluate(heldBy)).includes(known.mark);
  }

  async function settled(): Promise<void> {
    for (let quiet = 0; quiet < 3; ) {
      await page.waitForTimeout(25);
      const isBusy = asked > 0 || (await page.locator('[aria-busy=true]').count()) > 0;
      quiet = isBusy ? 0 : quiet + 1;
    }
  }

  return {
    met,
    /** What those who cannot see a page are told is a field for text, and nothing was written into. */
    missed,
    fill,
    send,
    settled,
    /** Everything that may be written on this screen; each form is sent. */
    async screen(scope: Locator): Promise<void> {
      await fill(scope);
      await settled();
      const forms = scope.locator('form:visible');
      for (let at = 0; at < (await forms.count()); at += 1) {
        const form = forms.nth(at);
        const button = form.locator('button[type=submit]');
        if ((await button.count()) === 1) await send({ scope: form, send: button });
      }
    },
    /** What opens over the page: everything that may be written in it is, and it is sent and gone. */
    async dialog(opening: Locator): Promise<void> {
      await opening.click();
      const dialog = page.locator('[role=dialog][data-over-page]');
      await dialog.locator('form').first().waitFor({ state: 'attached' });
      const id = await dialog.locator('form').first().getAttribute('id');
      await send({
        scope: dialog,
        send: dialog.locator(`button[form="${id}"], form button[type=submit]`),
      });
      await dialog.waitFor({ state: 'detached' });
    },
  };
}

/** Those of a form, from `first` on, that came back as other ones hold what is written into them now. */
function forgetGone(met: Map<number, MetField>, first: number, next: number): void {
  const names = [...met].flatMap(([at, { name }]) => (at >= next ? [name] : []));
  for (const [at, field] of met)
    if (at >= first && at < next && names.includes(field.name)) field.hasTakenHostile = false;
}

function wrongIn(scope: Locator): Promise<string[]> {
  return scope
    .locator('[aria-invalid=true]:visible')
    .evaluateAll((fields) =>
      fields.map((field) => `${field.id}: ${(field as HTMLInputElement).value}`),
    );
}

export type HostileWriter = ReturnType<typeof hostileWriter>;

const isCall = (url: string) => url.includes('/functions/v1/');

/** Short enough for most fields, and without signs that addresses cannot have. */
const short = (number: number) => `<b onclick=${markOf(number)}>`;

/** The hostile one first; then shorter and better shaped ones; then what a person would have written. */
function textFor({ number, before, shape }: Begun, rank: number): string {
  const mark = markOf(number);
  const addresses = [`https://exemple.example/?x=${mark}"'><svg/onload=${mark}>`];
  const figures = ['1', '12,00', '44', '2026-11', '75001', '732829320', '01 23 45 67 89'];
  const candidates = {
    email: [`<${mark}@exemple.example>`, `hostile-${number}@exemple.example`],
    url: [...addresses, `https://exemple.example/?x=${mark}`, before],
    numeric: [before, ...figures],
    text: [
      short(number),
      `${before}\n\n${short(number)} [x](javascript:${mark}) [y](${addresses})`,
      `${before} ${short(number)}`,
      `${short(number)} ${'Un texte assez long pour être lu. '.repeat(3)}`,
      ...(before === '' ? [] : [before]),
      `hostile-${number}`,
      ...addresses,
      `https://exemple.example/?x=${mark}`,
      'FR',
      ...figures,
    ],
  }[shape];
  return [hostileText(number), ...candidates][rank] ?? '';
}

/** Writes as typing does, at once. Answers false where typing is not changing a value. */
function typed(field: Element, text: string): boolean {
  const isArea = field instanceof HTMLTextAreaElement;
  if (!isArea && !(field instanceof HTMLInputElement)) return false;
  const { prototype } = isArea ? HTMLTextAreaElement : HTMLInputElement;
  // React notices only what did not go through its own property.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

function heldBy(field: Element): string {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field.value : (field.textContent ?? '');
}

/** What a field is before anything is written into it; it is known again by its attribute. */
function described(element: Element, [attribute, id]: readonly [string, string]) {
  element.setAttribute(attribute, id);
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const type = element.getAttribute('type');
  const isFigure = ['numeric', 'decimal'].includes(element.getAttribute('inputmode') ?? '');
  return {
    before: isField ? element.value : (element.textContent ?? ''),
    shape: type === 'email' || type === 'url' ? type : isFigure ? 'numeric' : 'text',
    // As a form calls it, else as it is told by its id.
    name: element.getAttribute('name') ?? element.id,
  } as const;
}

async function wordsIn(scope: Locator): Promise<string> {
  const alerts = await scope.page().locator('[role=alert], [role=dialog]').allInnerTexts();
  return alerts.join(' | ').slice(0, 400);
}
