import { createHash, randomUUID } from 'node:crypto';
import { parseCsv } from 'hucre/csv';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { StreamedFile } from '#basics/streamed-file.ts';
import { unguarded } from '#imports/rules/csv.ts';
import {
  exportDuerpArchive,
  exportDuerpCsv,
  exportDuerpRecord,
  freezeDuerp,
  issueDuerp,
  listDuerpLinks,
  listOwnDuerps,
  makeDuerpLink,
  openDuerpLink,
  printByDuerpLink,
  printDuerp,
  printDuerpNotice,
  readDuerp,
  revokeDuerpLink,
  savePreventionAction,
  saveRegisterEntry,
  saveRisk,
  saveWorkUnit,
  setDuerpSettings,
  setExposure,
} from '#risks/contract.ts';
import type { DuerpRecord } from '#risks/rules/duerp-record.ts';
import { ACTIVE_CELL, FORMULA_PAYLOADS } from '../support/formula-payloads.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import {
  type Colleague,
  type ListeningCompany,
  listeningCompany,
  settableClock,
} from '../support/listening.ts';
import { readPdf } from '../support/read-pdf.ts';
import {
  ACTION,
  DESPITE,
  issueNow,
  type KeptDocument,
  keepDocument,
  RISK,
  SETTINGS,
} from '../support/risk-document.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let company: ListeningCompany;
let versionId: string;
const clock = settableClock('2026-11-23T09:00:00+01:00');

beforeAll(async () => {
  product = await startTestProduct({}, clock);
  company = await listeningCompany(product, { Atelier: 2 }, '2026-10-05');
  await keepDocument(company);
  versionId = await issueNow(company);
  await queueIsQuiet(product);
});
afterAll(async () => {
  // Files of what was issued last are still being kept.
  await queueIsQuiet(product);
  await product.stop();
});

const print = (who: Colleague, kind: 'kept' | 'reading', language: 'fr' | 'en' = 'fr') =>
  who.call(printDuerp, { companyId: company.id, versionId, kind }, language);

describe('on paper', () => {
  test('a version is kept as it was printed, for decades, tagged and in French', async () => {
    const first = await print(company.hr, 'kept');
    const again = await print(company.cse, 'kept', 'en');
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
    const pdf = await readPdf(first);
    expect(pdf).toMatchObject({
      isTagged: true,
      archivePart: '2',
      archiveLevel: 'A',
      language: 'fr',
      title: 'Document unique d’évaluation des risques professionnels',
    });
    const { versions } = await company.hr.call(readDuerp, { companyId: company.id });
    for (const text of [
      'Version 1 du 23 novembre 2026',
      'Fonderie',
      'Claire Moreau',
      'Santé au travail Nantes',
      'Sol mouillé à la sortie des bains de trempe.',
      'Élevé',
      '9 × 7 = 63',
      'Poser des caillebotis devant les bains',
      'Programme annuel de prévention',
      '1 200,50 €',
      'Élevé · 9 × 7 = 63 → Faible · 1 × 5 = 5',
      'Texte figé le 23 novembre 2026, et inchangé depuis. Avis favorable, le 23 novembre 2026.',
      'Karim Benali',
      '33,3 %',
      versions[0]?.hash ?? '',
    ]) {
      expect(plain(pdf.text)).toContain(plain(text));
    }
  });

  test('a reading copy speaks the reader’s language and says what it is', async () => {
    const pdf = await readPdf(await print(company.hr, 'reading', 'en'));
    expect(pdf).toMatchObject({ isTagged: true, accessibilityPart: '1', language: 'en' });
    for (const text of ['Reading copy', 'Version 1 of 23 November 2026', 'Slippery', 'High']) {
      expect(plain(pdf.text)).toContain(plain(text));
    }
  });

  test('the document as it is being kept says that it is a draft', async () => {
    const draft = await company.cse.call(printDuerp, {
      companyId: company.id,
      versionId: null,
      kind: 'reading',
    });
    expect(plain((await readPdf(draft)).text)).toContain(plain('Ceci est un projet'));
  });

  test('a notice tells everybody where it is read', async () => {
    const notice = await company.hr.call(printDuerpNotice, { companyId: company.id });
    const { text } = await readPdf(notice);
    expect(plain(text)).toContain(plain('Sur papier : Accueil, classeur vert.'));
    expect(plain(text)).toContain(plain('/user-dashboard'));
  });
});

describe('what nobody has said is not printed', () => {
  let quiet: ListeningCompany;
  let document: KeptDocument;
  beforeAll(async () => {
    quiet = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    document = await keepDocument(quiet);
  });
  const draftText = async () => {
    const input = { companyId: quiet.id, versionId: null, kind: 'reading' } as const;
    return plain((await readPdf(await quiet.hr.call(printDuerp, input))).text);
  };
  const setHeadcount = (headcount: number) =>
    sql`update public.companies set headcount = ${headcount} where id = ${quiet.id}`.execute(
      product.database.owner,
    );

  test('of people: a dash for what is unknown, a share only of what is known', async () => {
    const fresh = { companyId: quiet.id, revision: null };
    const unitId = randomUUID();
    await quiet.hr.call(saveWorkUnit, {
      ...fresh,
      id: unitId,
      establishmentId: document.establishmentId,
      placeId: null,
      form: { name: 'Quai', women: '2' },
    });
    for (const people of [
      { women: '', men: '3' },
      { women: '1', men: '0' },
    ]) {
      const form = { ...RISK, ...people };
      await quiet.hr.call(saveRisk, { ...fresh, id: randomUUID(), unitId, form });
    }
    const expose = (form: Record<string, string>) =>
      quiet.hr.call(setExposure, { companyId: quiet.id, unitId, form });
    const tooMany = await refusalOf(expose({ factor: 'noise', women: '3', men: '5' }));
    expect(tooMany.problems).toEqual([{ path: 'women', problem: 'more-than-unit' }]);
    await expose({ factor: 'noise', women: '0', men: '5' });
    await expose({ factor: 'nightWork', women: '2', men: '0' });
    await setHeadcount(60);
    const text = await draftText();
    for (const shown of [
      'Exposés\u00a0: – femmes, 3 hommes',
      'Exposés\u00a0: 1 femme, 0 homme',
      'Atelier 0 4 33,3 %',
      'Quai 0 5 –',
      'Ensemble de l’entreprise 0 9 15 %',
      'Ensemble de l’entreprise 2 0 – Non examiné dans une unité',
    ]) {
      expect(text).toContain(plain(shown));
    }
  });

  test.each([
    [60, 'Le CSE sera consulté une fois le texte figé.', true],
    [20, 'La liste des actions sera présentée au CSE une fois le texte figé.', true],
    [8, 'la consultation d’un CSE n’est pas obligatoire', false],
  ])('of the works council by a draft of a company of %i', async (headcount, said, signs) => {
    await setHeadcount(headcount);
    const text = await draftText();
    expect(text).toContain(plain(said));
    expect(text.includes(plain('Pour le CSE'))).toBe(signs);
  });

  test('of a works council that is not there; what is frozen says when, and what is not entered yet', async () => {
    await setHeadcount(60);
    const id = randomUUID();
    const version = { companyId: quiet.id, versionId: id };
    await quiet.hr.call(freezeDuerp, { ...version, form: { reason: 'first' } });
    const printed = async (kind: 'kept' | 'reading') =>
      plain((await readPdf(await quiet.hr.call(printDuerp, { ...version, kind }))).text);
    expect(await printed('reading')).toContain(
      plain(
        'Texte figé le 23 novembre 2026, et inchangé depuis. L’avis du CSE n’est pas encore inscrit.',
      ),
    );
    await quiet.hr.call(issueDuerp, { ...version, form: { kind: 'no-council', ...DESPITE } });
    const kept = await printed('kept');
    expect(kept).toContain(plain('inchangé depuis. Pas de CSE dans l’entreprise.'));
    expect(kept).not.toContain(plain('Pour le CSE'));
  });

  test('what acts together in a unit stands there, and in the list beside its risks', async () => {
    const form = {
      unitId: document.unitId,
      agents: 'Plomb et bruit',
      effects: 'Surdité aggravée',
      assessment: 'Mesures de juin',
      measures: 'Rotation des postes',
    };
    const entry = {
      companyId: quiet.id,
      id: randomUUID(),
      revision: null,
      register: 'combined',
    } as const;
    await quiet.hr.call(saveRegisterEntry, { ...entry, form });
    const texts = ['Plomb et bruit', 'Surdité aggravée', 'Mesures de juin', 'Rotation des postes'];
    const list = await textOf(
      await quiet.hr.call(exportDuerpCsv, { companyId: quiet.id, versionId: null }),
    );
    expect(list).toContain(texts.join(' · '));
    const paper = await draftText();
    for (const text of texts) expect(paper).toContain(plain(text));
  });

  test('where rows were rated by another method, its scales stand there too', async () => {
    const form = { ...SETTINGS, method: 'four-by-four' };
    await quiet.hr.call(setDuerpSettings, { companyId: quiet.id, form });
    const text = await draftText();
    for (const scale of ['maîtrise, de 1 à 4', 'moins d’une fois par an', 'légère']) {
      expect(text).toContain(plain(scale));
    }
  });
});

describe('as a list', () => {
  test.each([
    ['fr', ';', 'Sol mouillé à la sortie des bains de trempe.', 'Élevé'],
    ['en', ',', 'Sol mouillé à la sortie des bains de trempe.', 'High'],
  ] as const)(
    'in %s a spreadsheet of the language opens it',
    async (language, separator, situation, band) => {
      for (const id of [versionId, null]) {
        const text = await textOf(
          await company.hr.call(exportDuerpCsv, { companyId: company.id, versionId: id }, language),
        );
        expect(text.startsWith('\ufeff')).toBe(true);
        const rows = parseCsv(text, { delimiter: separator }).map((row) => row.map(String));
        expect(rows).toHaveLength(3);
        expect(rows.find((row) => row.includes(situation))).toContain(band);
      }
    },
  );

  test('what acts together in a unit without a risk has a line of its own, as kept and as frozen', async () => {
    const bare = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    const { establishmentId } = await keepDocument(bare);
    const unitIds = { Peinture: randomUUID(), Vente: randomUUID() };
    for (const [name, id] of Object.entries(unitIds)) {
      await bare.hr.call(saveWorkUnit, {
        companyId: bare.id,
        id,
        revision: null,
        establishmentId,
        placeId: null,
        form: { name, women: '2', men: '3' },
      });
    }
    for (const agents of ['Plomb et bruit', 'Solvants et chaleur']) {
      await bare.hr.call(saveRegisterEntry, {
        companyId: bare.id,
        id: randomUUID(),
        revision: null,
        register: 'combined',
        form: { unitId: unitIds.Peinture, agents, effects: 'Surdité', assessment: 'Juin' },
      });
    }
    const frozen = randomUUID();
    await bare.hr.call(freezeDuerp, {
      companyId: bare.id,
      versionId: frozen,
      form: { reason: 'first' },
    });
    for (const [language, delimiter] of [
      ['fr', ';'],
      ['en', ','],
    ] as const) {
      for (const id of [null, frozen]) {
        const input = { companyId: bare.id, versionId: id };
        const list = await textOf(await bare.cse.call(exportDuerpCsv, input, language));
        const [head = [], ...rows] = parseCsv(list.slice(1), { delimiter }).map((row) =>
          row.map(String),
        );
        // Two risks of the unit that has some, and this one; nothing of a unit with neither.
        expect(rows).toHaveLength(3);
        const own = rows.find(([, , unit]) => unit === 'Peinture') ?? [];
        expect(own).toHaveLength(head.length);
        expect(own.slice(4, 6)).toEqual(['2', '3']);
        expect(own.slice(6, -1).filter((cell) => cell !== '')).toEqual([]);
        expect(own.at(-1)?.split('\n').toSorted()).toEqual([
          'Plomb et bruit · Surdité · Juin',
          'Solvants et chaleur · Surdité · Juin',
        ]);
      }
    }
  });

  test('breaks when the role of who reads it is taken meanwhile: half a list never looks whole', async () => {
    const { database, tokens, url } = product;
    const short = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    const { establishmentId } = await keepDocument(short);
    await short.hr.call(saveWorkUnit, {
      companyId: short.id,
      id: randomUUID(),
      revision: null,
      establishmentId,
      placeId: null,
      form: { name: 'Vente' },
    });
    const claims = { role: 'authenticated', sub: short.cse.userId };
    const token = await tokens.signAccess(claims, 3_600);
    let text: Promise<string> | undefined;
    await database.owner.transaction().execute(async (tx) => {
      // The first page waits here, its right already asked.
      await sql`lock table public.assessed_risks`.execute(tx);
      const response = await fetch(`${url}/functions/v1/export-duerp-csv`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ companyId: short.id, versionId: null }),
      });
      expect(response.status).toBe(200);
      text = response.text();
      text.catch(() => undefined);
      await vi.waitFor(async () => {
        const waiting = await sql`select from pg_locks
          where relation = 'public.assessed_risks'::regclass and not granted`.execute(tx);
        expect(waiting.rows).toHaveLength(1);
      }, 10_000);
      await sql`delete from public.company_members where company_id = ${short.id}
        and user_id = ${short.cse.userId}`.execute(tx);
    });
    await expect(text).rejects.toThrow('terminated');
  });

  test('the sealed text is what is hashed', async () => {
    const record = await textOf(
      await company.cse.call(exportDuerpRecord, { companyId: company.id, versionId }),
    );
    const { versions } = await company.hr.call(readDuerp, { companyId: company.id });
    expect(createHash('sha256').update(record).digest('hex')).toBe(versions[0]?.hash);
    const { document, opinion, number, frozenOn } = JSON.parse(record) as DuerpRecord;
    expect([number, opinion.kind, frozenOn]).toEqual([1, 'favourable', '2026-11-23']);
    expect(document.risks.map(({ situation }) => situation)).toContain(RISK.situation);
  });
});

describe('whatever people wrote', () => {
  let hostile: ListeningCompany;
  let unitId: string;
  beforeAll(async () => {
    hostile = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    ({ unitId } = await keepDocument(hostile));
  });
  const write = (texts: readonly string[]) =>
    sql`insert into public.assessed_risks (id, company_id, unit_id, hazard, situation, harm, measures)
      select gen_random_uuid(), ${hostile.id}, ${unitId}, 'slippingFloors', text, text, text
      from unnest(${texts}::text[]) as text`.execute(product.database.owner);

  test('none of two hundred formulas is active in the list, and nothing of them is lost', async () => {
    expect(FORMULA_PAYLOADS).toHaveLength(200);
    // Some of them could only be written before the database knew what can be printed.
    await sql`alter domain public.prose drop constraint prose_is_printable`.execute(
      product.database.owner,
    );
    await write(FORMULA_PAYLOADS);
    for (const [language, delimiter] of [
      ['fr', ';'],
      ['en', ','],
    ] as const) {
      const input = { companyId: hostile.id, versionId: null };
      const text = await textOf(await hostile.hr.call(exportDuerpCsv, input, language));
      const cells = parseCsv(text, { delimiter }).map((row) => row.map(String));
      expect(cells.flat().filter((cell) => ACTIVE_CELL.test(cell))).toEqual([]);
      const kept = new Set(cells.flat().map((cell) => unguarded(cell)));
      expect(FORMULA_PAYLOADS.filter((payload) => !kept.has(payload))).toEqual([]);
    }
  });

  test('is on paper to its last word, however long each field is', async () => {
    const full = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    const kept = await keepDocument(full);
    const fresh = { companyId: full.id, revision: null };
    const texts: string[] = [];
    /** Of words that are nowhere else, and of the most characters that a field takes. */
    function long(characters = 4_000): string {
      const count = Math.floor(characters / 9);
      const numbered = (at: number) => `mot${String(1_000 * texts.length + at).padStart(5, '0')}`;
      const each = Array.from({ length: count }, (_, at) => numbered(at));
      texts.push(each.join(' '));
      return texts.at(-1) ?? '';
    }
    const addRisk = (change: Record<string, string>) =>
      full.hr.call(saveRisk, {
        ...fresh,
        id: randomUUID(),
        unitId: kept.unitId,
        form: { ...RISK, ...change },
      });
    const addAction = (riskId: string | undefined, change: Record<string, string>) =>
      full.hr.call(savePreventionAction, {
        ...fresh,
        id: randomUUID(),
        riskId: riskId ?? '',
        form: { ...ACTION, ...change },
      });
    await addRisk({ sexDifference: long() });
    await addRisk({ situation: long(), harm: long(), measures: long(), sexDifference: long() });
    // High, though it has few characters.
    texts.push(Array.from({ length: 60 }, (_, at) => `ligne${at}`).join('\n'));
    await addRisk({ measures: texts.at(-1) ?? '' });
    // No column is as wide as one word of this length.
    const word = 'W'.repeat(4_000);
    await addRisk({ situation: word, harm: word, measures: word, sexDifference: word });
    await addAction(kept.riskIds[1], {
      what: word,
      conditions: word,
      responsible: 'W'.repeat(200),
    });
    for (let at = 0; at < 12; at += 1) await addAction(kept.riskIds[0], { what: long(130) });
    await addAction(kept.riskIds[1], { what: long(), conditions: long(), indicator: long() });
    await full.hr.call(setExposure, {
      companyId: full.id,
      unitId: kept.unitId,
      form: { factor: 'nightWork', women: '1', men: '1', note: long() },
    });
    const input = { companyId: full.id, versionId: null, kind: 'reading' } as const;
    const pdf = await readPdf(await full.hr.call(printDuerp, input));
    expect(pdf.cutOff).toEqual([]);
    const printed = plain(pdf.text);
    const lost = texts
      .flatMap((text) => text.split(/\s/))
      .filter((word) => !printed.includes(word));
    expect(lost).toEqual([]);
  });

  test('is text on paper: neither markup nor code of the printer', async () => {
    const texts = [
      '#panic("x") #read("/etc/passwd") #import "/house.typ": *',
      '= Titre *gras* _penché_ `code` $x^2$ @ref <étiquette> // rien',
      '<script>alert(1)</script> \\u{41} ]] }} {{',
    ];
    await write(texts);
    const input = { companyId: hostile.id, versionId: null, kind: 'reading' } as const;
    const { text } = await readPdf(await hostile.hr.call(printDuerp, input));
    for (const each of texts) expect(plain(text)).toContain(plain(each));
  });

  test('is read back to its last letter, whatever stands invisible between the letters', async () => {
    const unseen = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    const kept = await keepDocument(unseen);
    const sentence = 'Un "essai" (e) d’atelier\u00a0: 50\u202f% {x} [y] <z>';
    // As texts are pasted from pages, beside each letter, in the order of printing before any other.
    for (const sign of ['\u200b', '\u00ad', '\u200d', '\u2060', '\ufe0f']) {
      await unseen.hr.call(saveRisk, {
        companyId: unseen.id,
        id: randomUUID(),
        unitId: kept.unitId,
        revision: null,
        form: {
          ...RISK,
          situation: [...sentence].join(sign),
          harm: 'jeanne.martin@fonderie-nantaise.example, '.repeat(9),
          measures: sentence.replaceAll(' ', '_').repeat(9),
        },
      });
    }
    const input = { companyId: unseen.id, versionId: null, kind: 'reading' } as const;
    const { text, cutOff } = await readPdf(await unseen.hr.call(printDuerp, input));
    expect(cutOff).toEqual([]);
    const printed = plain(text);
    expect(printed.split(plain(sentence))).toHaveLength(5 + 1);
    expect(printed.split(plain('jeanne.martin@fonderie-nantaise.example,'))).toHaveLength(45 + 1);
    expect(printed.split(plain(sentence.replaceAll(' ', '_')))).toHaveLength(45 + 1);
  });
});

describe('signs that no font has, or that mean nothing', () => {
  test('are shown as a square, and neither the version nor the archive is held back', async () => {
    const strange = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    const { unitId } = await keepDocument(strange);
    const texts = [
      'icône \uf12a, chiffres \uf730\uf739, plans \u{f0001}\u{10fffd}',
      'aucun caractère \uffff\ufdd0\u{1fffe}',
      // A mark upon a letter: only the mark goes, not each such letter of the document.
      'levier (e)\u20dd puis e\u20dd, 漢\u20dd, "}"\u20dd, 🦺',
    ];
    for (const situation of texts) {
      await strange.hr.call(saveRisk, {
        companyId: strange.id,
        id: randomUUID(),
        unitId,
        revision: null,
        form: { ...RISK, situation },
      });
    }
    const id = await issueNow(strange);
    const input = { companyId: strange.id, versionId: id, kind: 'kept' } as const;
    const { text } = await readPdf(await strange.hr.call(printDuerp, input));
    for (const shown of [
      'icône □, chiffres □□, plans □□',
      'aucun caractère □□□',
      'levier (e)□ puis e□, □□, "}"□, □',
      RISK.situation ?? '',
    ]) {
      expect(plain(text)).toContain(plain(shown));
    }
    const zip = await bytesOf(await strange.hr.call(exportDuerpArchive, { companyId: strange.id }));
    expect(Buffer.from(zip).includes('versions/0001.pdf')).toBe(true);
  });
});

describe('the archive', () => {
  test('holds every version with its files, and the page that verifies them', async () => {
    const zip = Buffer.from(
      await bytesOf(await company.hr.call(exportDuerpArchive, { companyId: company.id })),
    );
    for (const name of ['LISEZ-MOI.txt', 'verifier.html', 'chain.json', 'versions/0001.pdf']) {
      expect(zip.includes(name)).toBe(true);
    }
  });
});

describe('who reads', () => {
  test('those who work there read what is in force, and nobody else', async () => {
    const employee = company.colleagues[0] as Colleague;
    const { companies } = await employee.call(listOwnDuerps, {});
    expect(companies).toMatchObject([
      { name: 'Fonderie', readingPlace: 'Accueil, classeur vert', versions: [{ number: 1 }] },
    ]);
    expect((await print(employee, 'kept')).size).toBeGreaterThan(10_000);
    const foreign = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    for (const who of [foreign.owner, foreign.colleagues[0] as Colleague]) {
      expect((await refusalOf(print(who, 'kept'))).code).toBe('not-found');
      const csv = who.call(exportDuerpCsv, { companyId: company.id, versionId });
      expect((await refusalOf(csv)).code).toBe('not-found');
      const draft = who.call(exportDuerpCsv, { companyId: company.id, versionId: null });
      expect((await refusalOf(draft)).code).toBe('forbidden');
      const archive = who.call(exportDuerpArchive, { companyId: company.id });
      expect((await refusalOf(archive)).code).toBe('forbidden');
    }
    const archive = employee.call(exportDuerpArchive, { companyId: company.id });
    expect((await refusalOf(archive)).code).toBe('forbidden');
    const draft = employee.call(printDuerp, {
      companyId: company.id,
      versionId: null,
      kind: 'reading',
    });
    expect((await refusalOf(draft)).code).toBe('forbidden');
    const unknown = company.hr.call(printDuerp, {
      companyId: company.id,
      versionId: randomUUID(),
      kind: 'kept',
    });
    expect((await refusalOf(unknown)).code).toBe('not-found');
  });
});

describe('who reads without an account', () => {
  const form = {
    audience: 'former-worker',
    holder: 'Ada Lefort',
    employedFrom: '2020-01-06',
    employedUntil: '2026-11-23',
  };
  /** The token of a link that HR makes. */
  async function linkFor(change: Record<string, string> = {}): Promise<string> {
    const id = randomUUID();
    await company.hr.call(makeDuerpLink, {
      companyId: company.id,
      id,
      form: { ...form, ...change },
    });
    const { links } = await company.owner.call(listDuerpLinks, { companyId: company.id });
    const address = links.find((link) => link.id === id)?.address ?? '';
    return new URL(address).searchParams.get('document') ?? '';
  }

  test('a former worker reads what was in force while they worked there', async () => {
    const token = await linkFor();
    const { versions, companyName } = await product.call(openDuerpLink, { token });
    expect(companyName).toBe('Fonderie');
    expect(versions).toMatchObject([{ id: versionId, number: 1 }]);
    const pdf = await readPdf(await product.call(printByDuerpLink, { token, versionId }));
    expect(plain(pdf.text)).toContain(plain('Version 1 du 23 novembre 2026'));
    const before = await linkFor({ employedUntil: '2026-11-22' });
    expect((await product.call(openDuerpLink, { token: before })).versions).toEqual([]);
    const print = product.call(printByDuerpLink, { token: before, versionId });
    expect((await refusalOf(print)).code).toBe('not-found');
  });

  test('a link that is altered, revoked or over says nothing', async () => {
    const token = await linkFor({ audience: 'authority' });
    const id = token.split('.')[0] ?? '';
    const altered = `${randomUUID()}.${token.split('.')[1]}`;
    for (const wrong of [
      altered,
      `${id}.`,
      id,
      '',
      `${token}x`,
      `${token}.`,
      `${token}.0`,
      `${id}.${'A'.repeat(24)}`,
    ]) {
      const opened = product.call(openDuerpLink, { token: wrong });
      expect((await refusalOf(opened)).code).toBe('not-found');
    }
    clock.set('2026-12-23T23:00:00+01:00');
    expect((await product.call(openDuerpLink, { token })).lastDay).toBe('2026-12-23');
    clock.set('2026-12-24T01:00:00+01:00');
    expect((await refusalOf(product.call(openDuerpLink, { token }))).code).toBe('not-found');
    clock.set('2026-11-23T09:00:00+01:00');
    await company.hr.call(revokeDuerpLink, { companyId: company.id, id });
    expect((await refusalOf(product.call(openDuerpLink, { token }))).code).toBe('not-found');
  });

  test('a link prints sixty times an hour, and another link is another count', async () => {
    const [token, other] = [await linkFor(), await linkFor()];
    for (let at = 0; at < 60; at += 1) await product.call(printByDuerpLink, { token, versionId });
    const refusal = await refusalOf(product.call(printByDuerpLink, { token, versionId }));
    expect(refusal.code).toBe('too-many-requests');
    await product.call(printByDuerpLink, { token: other, versionId });
  });

  test('links are made by owner and HR alone, also when the licence is over', async () => {
    const foreign = await listeningCompany(product, { Atelier: 1 }, '2026-10-05');
    const worker = company.colleagues[0] as Colleague;
    for (const who of [foreign.hr, company.prevention, company.cse, worker]) {
      const attempts = [
        who.call(makeDuerpLink, { companyId: company.id, id: randomUUID(), form }),
        who.call(listDuerpLinks, { companyId: company.id }),
        who.call(revokeDuerpLink, { companyId: company.id, id: randomUUID() }),
      ];
      const refusals = await Promise.all(attempts.map(refusalOf));
      expect(refusals.map(({ code }) => code)).toEqual(attempts.map(() => 'forbidden'));
    }
    const set = (day: string) =>
      sql`update public.licences set ends_on = ${day} where company_id = ${company.id}`.execute(
        product.database.owner,
      );
    await set('2026-11-01');
    await linkFor();
    await company.hr.call(exportDuerpArchive, { companyId: company.id });
    await set('2035-12-31');
  });
});

/** As a reader compares: kinds of spaces, and where lines end, are the printer's. */
function plain(text: string): string {
  return text.replace(/[\s\u00a0\u202f\u00ad-]+/g, '');
}

async function bytesOf(file: Blob | StreamedFile): Promise<ArrayBuffer> {
  if (file instanceof StreamedFile) throw new Error('what arrives is a file');
  return file.arrayBuffer();
}

/** With its mark. */
async function textOf(file: Blob | StreamedFile): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(file));
}
