import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Palette = Readonly<Record<string, string>>;

const THEME = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const BASE = readFileSync(new URL('./theme-base.css', import.meta.url), 'utf8');

const light = coloursOf(THEME, /@theme static \{([^}]*)/);
const dark = {
  ...light,
  ...coloursOf(THEME, /prefers-color-scheme: dark\) \{[^}]*?:root \{([^}]*)/),
};
const pine = coloursOf(THEME, /\[data-tone="pine"\] \{([^}]*)/);

const PALETTES: readonly (readonly [string, Palette])[] = [
  ['by day', light],
  ['at night', dark],
  ['on pine, by day', { ...light, ...pine }],
  ['on pine, at night', { ...dark, ...pine }],
];

const GROUNDS = ['paper', 'surface', 'sunken'];
const THEMES = ['food', 'hygiene', 'wellness', 'surprise', 'monthly'];
const MEANINGS = ['danger', 'success', 'warning', 'info'];

/** What is read, and on what: WCAG 1.4.3. */
const READ = [
  ...pairs(['ink', 'ink-soft', 'primary', 'accent', ...MEANINGS], GROUNDS),
  ...THEMES.map((theme) => [`${theme}-ink`, `${theme}-tint`] as const),
  ...MEANINGS.map((meaning) => [meaning, `${meaning}-tint`] as const),
  ...pairs(
    ['ink'],
    [...THEMES, ...MEANINGS, 'primary'].map((each) => `${each}-tint`),
  ),
  ['primary', 'primary-tint'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-accent', 'accent'],
] as const;

/**
 * What is seen without being read, beside what it must be told from: the outline of a field and of the
 * track of a measure, the ring of the focus, what fills a measure, bars and lines of charts, the border of
 * what is chosen, icons that mean something: WCAG 1.4.11.
 */
const SEEN = [
  ...pairs(['line-strong', 'focus', 'primary', 'accent', ...MEANINGS], GROUNDS),
  ...pairs(
    ['focus', 'line-strong'],
    [...THEMES, 'primary'].map((each) => `${each}-tint`),
  ),
  ['primary', 'primary-tint'],
  ['primary', 'line'],
] as const;

describe.each(PALETTES)('colours %s', (_, palette) => {
  test('of words stand out 4.5 to one from what they are written on', () => {
    expect(tooFaint(palette, READ, 4.5)).toEqual([]);
  });

  test('of borders, the focus, charts and icons stand out three to one from what lies beside them', () => {
    expect(tooFaint(palette, SEEN, 3)).toEqual([]);
  });
});

test('drawings take each colour of the palette from the reader’s own, where these are forced', () => {
  const forced = /@media \(forced-colors: active\) \{[^}]*?svg \{([^}]*)/.exec(BASE)?.[1] ?? '';
  const taken = [
    ...forced.matchAll(/--color-([\w-]+): (?:Canvas|CanvasText|GrayText|Highlight);/g),
  ];
  expect(taken.map(([, name]) => name).sort()).toEqual(Object.keys(light).sort());
});

function tooFaint(palette: Palette, among: readonly (readonly [string, string])[], least: number) {
  return among
    .map(([colour, ground]) => ({ colour, ground, by: contrast(palette, colour, ground) }))
    .filter(({ by }) => !(by >= least));
}

function pairs(colours: readonly string[], grounds: readonly string[]) {
  return colours.flatMap((colour) => grounds.map((ground) => [colour, ground] as const));
}

function coloursOf(css: string, block: RegExp): Palette {
  const [, found] = block.exec(css) ?? [];
  if (!found) throw new Error(`The theme has no ${block}`);
  return Object.fromEntries(
    [...found.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

/** From 1 to 21; NaN for a colour that the palette does not have. */
function contrast(palette: Palette, one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(palette[one]), luminance(palette[other])].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
