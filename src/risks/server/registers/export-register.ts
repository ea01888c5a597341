import { readFile } from 'node:fs/promises';
import { mayAct, requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { Refusal } from '#basics/refusal.ts';
import { formatSiren } from '#basics/siren.ts';
import { csvOf } from '#imports/rules/csv.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ExportRegister } from '../../contract.ts';
import type { Register } from '../../rules/registers.ts';
import { findCompany, findSettings, findUnits } from '../document.queries.ts';
import { countPrint } from '../print-duerp.ts';
import type { RisksDeps } from '../risks-deps.ts';
import { registerPaper } from './register-words.ts';
import {
  findConditions,
  findEntries,
  findFile,
  findRiskTexts,
  findWithoutNames,
  insertFile,
} from './registers.queries.ts';

const TEMPLATE = new URL('./register.typ', import.meta.url);
// The official client reads other types as text, and loses the mark at its head.
const CSV = 'application/octet-stream';

type Input = ParsedInputOf<ExportRegister>;

/** A register as a list or on paper; that names left is written down before they do. */
export async function exportRegister(
  deps: RisksDeps,
  call: Call,
  input: Input,
): Promise<OutputOf<ExportRegister>> {
  const caller = signedInCaller(call);
  if (input.format === 'pdf') await countPrint(deps, caller.claims.sub);
  const found = await deps.database.asCaller(caller, async (tx) => {
    await requireAct(tx, input.companyId, 'read-risks');
    const isKeeper = await mayAct(tx, input.companyId, 'read-registers');
    // The works council consults the register of accidents; who keeps it hands it over.
    if (!isKeeper && input.register === 'accidents') throw new Refusal('forbidden');
    if (isKeeper && input.register !== 'combined') await noteFile(tx, input);
    return {
      company: await findCompany(tx, input.companyId),
      ...(isKeeper || input.register === 'combined'
        ? await entriesIn(tx, input, call.language)
        : await linesWithoutNames(tx, input.companyId, call.language)),
      facts: await factsOf(tx, input, call.language, isKeeper),
    };
  });
  if (input.format === 'csv') {
    const rows = [found.headings, ...found.entries.map(({ cells }) => cells)];
    const text = csvOf(rows, call.language === 'fr' ? ';' : ',');
    return new Blob([text], { type: CSV });
  }
  return new Blob([await print(deps, found, input.register, call.language)], {
    type: 'application/pdf',
  });
}

async function noteFile(tx: Tx, input: Input): Promise<void> {
  const { companyId, register, format, fileId } = input;
  const year = register === 'accidents' ? input.year : null;
  await insertFile(tx, { id: fileId, company_id: companyId, register, format, year });
  const kept = await findFile(tx, companyId, fileId);
  if (!kept) throw new Refusal('not-found');
  if (kept.register !== register || kept.format !== format || kept.year !== year) {
    throw new Refusal('conflict');
  }
}

type Entries = {
  readonly headings: readonly string[];
  readonly entries: readonly {
    readonly title: string;
    readonly cells: readonly string[];
    /** Of accidents: whether it is struck through. */
    readonly isStruck: boolean;
  }[];
  readonly isNamed: boolean;
};

async function entriesIn(
  tx: Tx,
  { companyId, register, year }: Input,
  language: Language,
): Promise<Entries> {
  const paper = registerPaper(language);
  const fields = paper.fields(register);
  const units = (await findUnits(tx, companyId)).map(({ id, name }) => [id, name] as const);
  const risks =
    register === 'accidents'
      ? (await findRiskTexts(tx, companyId)).map(({ id, situation }) => [id, situation] as const)
      : [];
  const named = new Map([...units, ...risks]);
  const entries = await findEntries(tx, register, { companyId, year });
  return {
    isNamed: register !== 'combined',
    headings: [
      ...(register === 'accidents' ? [paper.t('number')] : []),
      paper.t('enteredOn'),
      ...fields.map(({ label }) => label),
    ],
    entries: entries.map((entry) => ({
      title: titleOf(register, entry, named, language),
      cells: [
        ...(register === 'accidents' ? [String(entry.number ?? '')] : []),
        formatDay(entry.enteredOn, language),
        ...fields.map((field) => paper.value(field, entry.fields[field.name] ?? null, named)),
      ],
      isStruck: typeof entry.fields.struckBecause === 'string',
    })),
  };
}

function titleOf(
  register: Register,
  { number, fields }: Awaited<ReturnType<typeof findEntries>>[number],
  named: ReadonlyMap<string, string>,
  language: Language,
): string {
  if (register === 'cmr') return `${fields.workerName} · ${fields.substance}`;
  if (register === 'combined') return named.get(fields.unitId ?? '') ?? '';
  const day = formatDay(fields.happenedOn ?? '', language);
  return registerPaper(language).t('accident', { number: number ?? 0, day });
}

async function linesWithoutNames(tx: Tx, companyId: string, language: Language): Promise<Entries> {
  const { t } = registerPaper(language);
  const lines = await findWithoutNames(tx, companyId);
  return {
    isNamed: false,
    headings: [
      t('fields.cmr.substance'),
      t('people'),
      t('fields.cmr.nature'),
      t('fields.cmr.duration'),
      t('fields.cmr.degree'),
      t('state'),
    ],
    entries: lines.map(({ substance, people, nature, duration, degree, isOver }) => ({
      title: substance,
      cells: [
        substance,
        String(people),
        nature ?? '',
        duration ?? '',
        degree ?? '',
        t(isOver ? 'over' : 'current'),
      ],
      isStruck: false,
    })),
  };
}

/** What stands before the entries: whose it is, for whom, and what lets the register be kept. */
async function factsOf(
  tx: Tx,
  { companyId, register, year }: Input,
  language: Language,
  isKeeper: boolean,
): Promise<[string, string][]> {
  const { t } = registerPaper(language);
  if (register === 'cmr' && isKeeper) {
    const { healthService } = await findSettings(tx, companyId);
    return [[t('healthService'), healthService ?? t('unknown')]];
  }
  if (register !== 'accidents') return [];
  const conditions = await findConditions(tx, companyId);
  const day = (of: string | null) => (of === null ? t('unknown') : formatDay(of, language));
  return [
    [t('year'), year === null ? t('allYears') : String(year)],
    ...(conditions
      ? ([
          [t(`caregivers.${conditions.caregiverKind}` as 'caregivers.nurse'), conditions.caregiver],
          [t('firstAidPost'), conditions.firstAidPost],
          [t('council'), t(`councils.${conditions.council}` as 'councils.elected')],
          [t('councilToldOn'), day(conditions.councilToldOn)],
          [t('fundToldOn'), day(conditions.fundToldOn)],
        ] as [string, string][])
      : []),
  ];
}

async function print(
  deps: RisksDeps,
  found: Entries & {
    readonly company: { readonly legal_name: string; readonly siren: string };
    readonly facts: readonly [string, string][];
  },
  register: Register,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const { t, words } = registerPaper(language);
  const now = deps.clock.now();
  const kind = register === 'cmr' && !found.isNamed ? 'withoutNames' : register;
  const day = formatDay(parisDayOf(now), language);
  const title = t(`titles.${kind}`);
  const bytes = await deps.pdf.print({
    template: await readFile(TEMPLATE, 'utf8'),
    language,
    madeAt: now,
    data: {
      title,
      foot: t('foot', { company: found.company.legal_name, title, day }),
      law: t(`laws.${kind}`),
      warning: found.isNamed ? t('confidential') : null,
      words,
      facts: [
        [t('company'), `${found.company.legal_name} (SIREN ${formatSiren(found.company.siren)})`],
        [t('asOf'), day],
        ...found.facts,
      ],
      isSigned: register === 'accidents',
      entries: found.entries.map(({ title: heading, cells, isStruck }) => ({
        heading,
        struck: isStruck ? t('struck') : null,
        facts: found.headings
          .map((label, at) => [label, cells[at] ?? ''])
          .filter(([, value]) => value !== ''),
      })),
    },
  });
  return new Uint8Array(bytes);
}
