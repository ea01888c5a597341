import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Settings } from '#basics/settings.ts';
import { readFigureForm } from './figure-form.ts';
import { formOfOrganisation, readOrganisationForm } from './organisation-form.ts';
import { formOfDelivery, formOfLicence, readDeliveryForm, readLicenceForm } from './price-forms.ts';
import { formOfReturns, readReturnsForm } from './returns-form.ts';
import { formOfSite, readSiteForm } from './site-form.ts';

const HOUSE: Settings['organisation'] = {
  isDemonstration: true,
  name: 'Prévenance SAS',
  address: '1 rue de l’Exemple, 75000 Paris',
  capitalCents: 1_000_000,
  registry: 'RCS Paris 732 829 320',
  vatNumber: 'FR44732829320',
  phone: '+33 1 99 00 12 34',
  email: 'bonjour@prevenance.example',
  dataProtectionEmail: 'donnees@prevenance.example',
  publicationDirector: 'Camille Exemple',
  host: { name: 'Hébergeur', address: '2 rue de l’Exemple', phone: '+33 1 99 00 56 78' },
  mailProvider: 'Messagerie, 3 rue de l’Exemple, 75000 Paris',
  bankAccount: {
    beneficiary: 'Prévenance SAS',
    iban: 'FR7630006000011234567890189',
    bic: 'EXAMFRPPXXX',
  },
};

describe('the house', () => {
  test('written down as it would be typed is read back the same', () => {
    expect(readOrganisationForm(formOfOrganisation(HOUSE))).toEqual({
      problems: [],
      values: HOUSE,
    });
  });

  test('that is no demonstration any more keeps none of its values', () => {
    const real = { ...formOfOrganisation(HOUSE), isDemonstration: '' };
    expect(readOrganisationForm(real).problems).toEqual([
      { path: 'email', problem: 'demonstration-value' },
      { path: 'dataProtectionEmail', problem: 'demonstration-value' },
      { path: 'iban', problem: 'demonstration-value' },
    ]);
    const own = {
      ...real,
      email: 'bonjour@maison.fr',
      dataProtectionEmail: 'donnees@maison.fr',
      iban: 'DE89 3704 0044 0532 0130 00',
    };
    expect(readOrganisationForm(own).problems).toEqual([]);
  });
});

describe('the exchange', () => {
  test('is read back as it was written', () => {
    const policy = { days: 30, address: 'Prévenance SAS, 1 rue de l’Exemple, 75000 Paris' };
    expect(readReturnsForm(formOfReturns(policy))).toEqual({ problems: [], values: policy });
  });

  test.each([
    ['13', 'return-days-invalid'],
    ['366', 'return-days-invalid'],
    ['deux', 'number-invalid'],
    ['', 'required'],
  ])('lasts from two weeks to a year: %s', (days, problem) => {
    expect(readReturnsForm({ days, address: 'Lyon' }).problems).toEqual([
      { path: 'days', problem },
    ]);
  });
});

describe('prices', () => {
  test('of delivery are read back as they were written', () => {
    const prices = {
      europeNetCents: 4_690,
      neighboursNetCents: 5_490,
      worldNetCents: 6_490,
      pricedOn: '2026-11-21',
    };
    expect(readDeliveryForm(formOfDelivery(prices))).toEqual({ problems: [], values: prices });
  });

  test('of licences, whatever the bands, follow one another without a gap', () => {
    const ascending = fc
      .uniqueArray(fc.integer({ min: 2, max: 5_000 }), { maxLength: 5 })
      .map((starts) => [1, ...starts.toSorted((a, b) => a - b)]);
    fc.assert(
      fc.property(ascending, fc.integer({ min: 1, max: 100_000 }), (starts, unitNetCents) => {
        const bands = starts.map((from, index) => ({
          from,
          to: (starts[index + 1] ?? 0) - 1 === -1 ? null : (starts[index + 1] ?? 0) - 1,
          unitNetCents,
          example: from,
        }));
        expect(readLicenceForm(formOfLicence(bands))).toEqual({ problems: [], values: bands });
      }),
    );
  });

  test.each([
    [{ from1: '2' }, 'from1', 'first-band-invalid'],
    [{ from3: '50' }, 'from3', 'band-order-invalid'],
    [{ example1: '50' }, 'example1', 'example-outside'],
    [{ price2: 'trois' }, 'price2', 'amount-invalid'],
    [{ from4: '500' }, 'price4', 'required'],
  ])('of licences, %j: %s %s', (changes, path, problem) => {
    const bands = [
      { from: 1, to: 49, unitNetCents: 400, example: 30 },
      { from: 50, to: 249, unitNetCents: 320, example: 120 },
      { from: 250, to: null, unitNetCents: 260, example: 400 },
    ];
    const { problems } = readLicenceForm({ ...formOfLicence(bands), ...changes });
    expect(problems).toContainEqual({ path, problem });
  });
});

describe('an announcement', () => {
  const FORM = {
    dailyInvitations: '25',
    noticeFr: 'Fermé',
    noticeEn: 'Closed',
    noticeFrom: '2026-07-01T09:00',
    noticeUntil: '2026-07-02T09:00',
  };

  test('begins and ends by the clock of Paris, and is read back', () => {
    const { values } = readSiteForm(FORM);
    expect(values).toEqual({
      isZoomAllowed: false,
      dailyInvitations: 25,
      notice: {
        fr: 'Fermé',
        en: 'Closed',
        from: new Date('2026-07-01T07:00:00Z'),
        until: new Date('2026-07-02T07:00:00Z'),
      },
    });
    expect(formOfSite(values)).toEqual(FORM);
  });

  test.each([
    [{ noticeUntil: FORM.noticeFrom }, [{ path: 'noticeUntil', problem: 'until-invalid' }]],
    [{ noticeFrom: '' }, [{ path: 'noticeFrom', problem: 'required' }]],
    [{ noticeFrom: 'demain' }, [{ path: 'noticeFrom', problem: 'day-invalid' }]],
    [{ noticeEn: ' ' }, [{ path: 'noticeEn', problem: 'required' }]],
  ])('%j is refused', (changes, problems) => {
    expect(readSiteForm({ ...FORM, ...changes }).problems).toEqual(problems);
  });

  test('left empty is none', () => {
    expect(readSiteForm({ dailyInvitations: '25', noticeFr: ' ' })).toEqual({
      problems: [],
      values: { isZoomAllowed: false, dailyInvitations: 25, notice: null },
    });
  });
});

test.each([
  ['0', []],
  ['1 000', []],
  ['1001', ['daily-invitations-invalid']],
  ['-1', ['number-invalid']],
  ['', ['required']],
])('companies that are not verified send %j invitations a day', (dailyInvitations, problems) => {
  const found = readSiteForm({ dailyInvitations }).problems;
  expect(found.map(({ problem }) => problem)).toEqual(problems);
});

describe('a figure of the law', () => {
  const CONTEXT = {
    today: '2026-11-22',
    known: [{ kind: 'vat-reduced', validFrom: '2027-01-01' }],
  } as const;
  const FORM = { kind: 'vat-reduced', validFrom: '2028-01-01', value: '5,5', source: 'CGI' };
  const problemsOf = (changes: Record<string, string>) =>
    readFigureForm({ ...FORM, ...changes }, CONTEXT).problems;

  test.each([
    ['vat-reduced', '5,5', 550],
    ['vat-reduced', '5.50 %', 550],
    ['gift-tolerance-share', '100', 10_000],
    ['social-security-ceiling', '4 005,00 €', 400_500],
    ['council-headcount', '50', 50],
  ])('%s %s is %d', (kind, value, expected) => {
    expect(readFigureForm({ ...FORM, kind, value }, CONTEXT)).toMatchObject({
      problems: [],
      values: { value: expected },
    });
  });

  test.each([
    [{ value: '101' }, 'value', 'percent-invalid'],
    [{ value: '0' }, 'value', 'number-invalid'],
    [{ source: '' }, 'source', 'required'],
    [{ sourceUrl: 'http://x.fr' }, 'sourceUrl', 'website-invalid'],
    [{ validFrom: '2026-02-30' }, 'validFrom', 'day-invalid'],
    [{ validFrom: CONTEXT.today }, 'reason', 'reason-required'],
    [{ validFrom: '2027-01-01' }, 'reason', 'reason-required'],
  ])('%j: %s %s', (changes, path, problem) => {
    expect(problemsOf(changes)).toEqual([{ path, problem }]);
  });

  test('of the past, or of a day that has one, needs no more than a reason', () => {
    expect(problemsOf({ validFrom: '2027-01-01', reason: 'Rectificatif' })).toEqual([]);
  });
});
