import { expect, test } from 'vitest';
import type { MessageTree } from '#basics/messages.ts';
import { MESSAGES } from '../../src/app/messages.ts';

/** Commands of the project, settings of the operator, files of the code. */
const OF_THE_WORKSHOP = /\bnpm\b|\bnpx\b|\btorture\b|\bVAULT_|\bDATA_DIR\b|\.tsx?\b|\{command\}/;

test.each(['fr', 'en'] as const)(
  'no text in %s shows what only who builds the product types',
  (language) => {
    const texts = textsOf(MESSAGES[language]);
    expect(texts.length).toBeGreaterThan(3_000);
    expect(texts.filter((text) => OF_THE_WORKSHOP.test(text))).toEqual([]);
    expect('Mesuré par « npm run torture »').toMatch(OF_THE_WORKSHOP);
  },
);

const textsOf = (tree: MessageTree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? value : textsOf(value)));
