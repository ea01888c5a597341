import { readFile } from 'node:fs/promises';
import { renderSVG } from 'uqr';
import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { inLanguage } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { countUse } from '#platform/rate-limit.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import type { PrintPersonalCodes, PrintPoster } from '../contract.ts';
import { texts } from '../messages/paper.ts';
import { CODES_A_DOCUMENT } from '../rules/page-sizes.ts';
import { CODE_DAYS, printedCode } from '../rules/personal-code.ts';
import { findCompanyName } from './companies.queries.ts';
import type { CompanyDeps } from './company-deps.ts';
import { codeHash, codeOf } from './personal-code-key.ts';
import { findPeopleWithoutEmail, saveCodes } from './personal-codes.queries.ts';

const translator = translatorOf(texts);

const POSTER = new URL('./poster.typ', import.meta.url);
const SLIPS = new URL('./code-slips.typ', import.meta.url);
const DAY_MS = 86_400_000;

/** For a wall: where to come in, and with what. It holds no secret. */
export async function printPoster(
  deps: CompanyDeps,
  call: Call,
  { companyId }: ParsedInputOf<PrintPoster>,
): Promise<OutputOf<PrintPoster>> {
  await limitPrinting(deps, call);
  const company = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'keep-employees');
    return findCompanyName(tx, companyId);
  });
  const { words, t } = wordsFor(call);
  const address = entrance(deps);
  return print(deps, call, POSTER, {
    ...words.poster,
    steps: Object.values(words.poster.steps),
    heading: t('poster.heading', { company }),
    typed: t('poster.typed', { address: shown(address) }),
    foot: t('foot', { product: PRODUCT_NAME, company }),
    qr: qrOf(address),
    qrAlt: t('qrAlt', { address: shown(address) }),
  });
}

/**
 * A slip for each person without an address: those named, or everybody. A code that is still good is
 * printed again as it is.
 */
export async function printPersonalCodes(
  deps: CompanyDeps,
  call: Call,
  input: ParsedInputOf<PrintPersonalCodes>,
): Promise<OutputOf<PrintPersonalCodes>> {
  await limitPrinting(deps, call);
  const { company, people } = await peopleWithCodes(deps, call, input);
  if (people.length === 0) throw new Refusal('not-found');
  const { words, t } = wordsFor(call);
  return print(deps, call, SLIPS, {
    ...words.slip,
    title: t('slip.title', { company }),
    company,
    typed: t('slip.typed', { address: shown(entrance(deps)) }),
    foot: t('foot', { product: PRODUCT_NAME, company }),
    slips: people.map(({ name, place, code, lastDay }) => {
      const address = entrance(deps, code);
      return {
        name,
        place,
        code,
        life: t('slip.life', { day: formatDay(lastDay, call.language) }),
        qr: qrOf(address),
        qrAlt: t('qrAlt', { address: shown(address) }),
      };
    }),
  });
}

/** Those who need a code, each with one that is good: the one they have, or a new one. */
async function peopleWithCodes(
  deps: CompanyDeps,
  call: Call,
  { companyId, employeeIds, part }: ParsedInputOf<PrintPersonalCodes>,
) {
  const caller = signedInCaller(call);
  const now = deps.clock.now();
  const fresh = { printed_at: now, expires_at: new Date(now.getTime() + CODE_DAYS * DAY_MS) };
  return deps.database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'keep-employees');
    const found = await findPeopleWithoutEmail(tx, {
      companyId,
      ids: employeeIds,
      limit: CODES_A_DOCUMENT,
      offset: (part - 1) * CODES_A_DOCUMENT,
    });
    const without = found.filter(({ round }) => round === null);
    // Nobody writes codes by hand: the service does, for people the caller may keep.
    await withServiceRights(tx, (service) =>
      saveCodes(
        service,
        without.map(({ id, last_round: last }) => ({
          ...fresh,
          employee_id: id,
          company_id: companyId,
          round: last + 1,
          code_hash: codeHash(deps, codeOf(deps, id, last + 1)),
          printed_by: caller.claims.sub,
        })),
      ),
    );
    const people = found.map(({ id, round, last_round: last, expires_at: end, ...person }) => ({
      name: `${person.last_name} ${person.first_name}`,
      place: person.place,
      code: printedCode(codeOf(deps, id, round ?? last + 1)),
      lastDay: parisDayOf(end ?? fresh.expires_at),
    }));
    return { company: await findCompanyName(tx, companyId), people };
  });
}

async function limitPrinting(deps: CompanyDeps, call: Call): Promise<void> {
  await countUse(deps, 'print-codes', signedInCaller(call).claims.sub);
}

function wordsFor({ language }: Call) {
  return { words: inLanguage(texts, language), t: translator(language) };
}

async function print(
  { pdf, clock }: CompanyDeps,
  { language }: Call,
  template: URL,
  data: Readonly<Record<string, unknown>>,
): Promise<Blob> {
  const bytes = await pdf.print({
    template: await readFile(template, 'utf8'),
    language,
    madeAt: clock.now(),
    data: { ...data, page: inLanguage(texts, language).page },
  });
  return new Blob([bytes], { type: 'application/pdf' });
}

/** Where a code is typed, or where it is typed already. */
function entrance({ publicUrl }: CompanyDeps, code = ''): URL {
  const address = new URL('/dashboard', publicUrl());
  address.searchParams.set('code', code);
  return address;
}

/** As people type it. */
function shown({ host, pathname, search }: URL): string {
  return `${host}${pathname}${search.replace(/=$/, '')}`;
}

function qrOf(address: URL): string {
  return renderSVG(address.href, { ecc: 'M', border: 2 });
}
