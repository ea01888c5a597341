import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { createPdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { RiskDocument } from '#risks/rules/duerp-record.ts';
import { duerpPaper } from '#risks/server/duerp-paper.ts';
import { readPdf } from '../support/read-pdf.ts';

const printer = createPdfPrinter({ hasFairUse: false });
afterAll(() => printer.close());

/** So many work units, each with a risk; actions that push what follows down its page; one exposure. */
function documentOf({ units, actions }: { units: number; actions: number }): RiskDocument {
  const numbers = Array.from({ length: units }, (_, at) => String(at + 1));
  return {
    company: { legalName: 'Fonderie', siren: '732829320', headcount: 30 },
    method: 'frequency-severity',
    responsible: 'Claire Moreau',
    healthService: 'Santé au travail Nantes',
    establishments: [{ id: 'e', name: 'Nantes', siret: null }],
    units: numbers.map((id) => ({
      id,
      establishmentId: 'e',
      name: `Atelier ${id}`,
      activities: null,
      women: 3,
      men: 9,
      indicator: null,
    })),
    risks: numbers.map((id) => ({
      id: `r${id}`,
      unitId: id,
      family: 'falls',
      hazard: null,
      hazardName: { fr: 'Sol mouillé', en: 'Wet floor' },
      situation: 'Sol mouillé',
      harm: null,
      measures: null,
      sexDifference: null,
      women: 3,
      men: 9,
      evaluation: null,
      priority: null,
    })),
    actions: Array.from({ length: actions }, (_, at) => ({
      id: `a${at}`,
      riskId: 'r1',
      what: 'Poser des caillebotis',
      principle: 8,
      responsible: null,
      costCents: null,
      dueOn: null,
      conditions: null,
      indicator: null,
      state: 'planned',
      doneOn: null,
      before: null,
      after: null,
    })),
    exposures: [{ unitId: '1', factor: 'noise', women: 0, men: 4, note: 'Mesure du 3 mars' }],
    events: [{ kind: 'change', happenedOn: '2026-10-05', what: 'Nouvelle presse' }],
  };
}

async function pagesOf(size: { units: number; actions: number }): Promise<readonly string[]> {
  const data = duerpPaper(
    {
      document: documentOf(size),
      day: '2026-11-23',
      reason: 'first',
      note: null,
      frozenOn: '2026-11-23',
      issue: {
        number: 1,
        opinion: { kind: 'favourable', on: '2026-11-23', text: null, signatories: [] },
        reservation: undefined,
        hash: 'ab'.repeat(32),
        previousHash: undefined,
      },
    },
    'fr',
  );
  const pdf = await printer.print({
    template: await readFile(new URL('../../src/risks/server/duerp.typ', import.meta.url), 'utf8'),
    data,
    language: 'fr',
    madeAt: new Date('2026-11-23T09:00:00Z'),
  });
  return (await readPdf(new Blob([pdf]))).pages;
}

describe('the contents', () => {
  test.each([1, 6, 9, 14])('of %i units stand on the cover', async (units) => {
    const [cover = '', second = ''] = await pagesOf({ units, actions: 1 });
    expect(cover).toMatch(/Sommaire[\s\S]*Chaîne des versions/);
    expect(second).toContain('Méthode d’évaluation');
  });

  test.each([40, 105, 120])('of %i units leave no page nearly empty', async (units) => {
    const pages = await pagesOf({ units, actions: 1 });
    const first = pages.findIndex((text) => text.includes('Sommaire'));
    const method = pages.findIndex((text) => text.includes('Fréquence × gravité'));
    // Pages are full, or go on with the method.
    for (const text of pages.slice(first, method)) {
      expect(text.match(/Atelier \d+/g)?.length).toBeGreaterThan(25);
    }
    expect(pages.slice(first, method + 1).join('\n')).toMatch(/Sommaire[\s\S]*Chaîne des versions/);
  });
});

test('no heading is parted from what it announces, wherever it falls on its page', async () => {
  const announced = [
    ['Annexe : expositions collectives', 'Mesure du 3 mars'],
    ['Événements à l’origine', 'Nouvelle presse'],
    ['Consultation', 'Signature'],
    ['Chaîne des versions', 'abababab'],
  ] as const;
  const falls = new Set<string>();
  for (let actions = 1; actions <= 24; actions += 1) {
    const pages = (await pagesOf({ units: 1, actions })).slice(1);
    for (const [heading, announces] of announced) {
      const page = pages.find((text) => text.includes(heading)) ?? '';
      expect(page, `${heading}, after ${actions} actions`).toContain(announces);
    }
    falls.add(String(pages.findIndex((text) => text.includes(announced[0][0]))));
  }
  // The headings did move from one page to the next.
  expect(falls.size).toBeGreaterThan(1);
});
