import { readFile } from 'node:fs/promises';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { formatMoney } from '#basics/money.ts';
import { monthName } from '#basics/month-name.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { type SimulationWishes, writeSimulation } from '#shop/sales/rules/simulation-address.ts';
import type { PrintSimulation } from '../contract.ts';
import { texts } from '../messages/simulation-sheet.ts';
import { leavingEarly } from '../rules/leaving-early.ts';
import type { Cost, Simulation } from '../rules/simulation.ts';
import { type SimulationBasis, simulationOn } from '../rules/simulation-basis.ts';
import { askedSimulation } from './asked-simulation.ts';
import type { SimulatorDeps } from './simulator-deps.ts';

const TEMPLATE = new URL('./simulation.typ', import.meta.url);

/** The simulation of an address on paper, at the prices and figures of this day. */
export async function printSimulation(
  deps: SimulatorDeps,
  call: Call,
  { search }: ParsedInputOf<PrintSimulation>,
): Promise<OutputOf<PrintSimulation>> {
  const asked = { search, action: 'print-simulation' } as const;
  const { wishes, basis, now, today, seller } = await askedSimulation(deps, call, asked);
  const { language } = call;
  const result = simulationOn(basis, wishes);
  const t = words(language);
  const money = (cents: number) => formatMoney(cents, language);
  const title = t('title');
  const day = formatDay(today, language);
  const bytes = await deps.pdf.print({
    template: await readFile(TEMPLATE, 'utf8'),
    language,
    madeAt: now,
    data: {
      title,
      foot: t('foot', { title, seller, day }),
      intro: t('intro', { day }),
      words: {
        page: t('page'),
        choices: t('choices.title'),
        costs: t('costs.title'),
        plans: t('plans.title'),
        limit: t('limit.title'),
        again: t('again'),
      },
      choices: choicesOf(wishes, basis, t, money),
      costs: {
        head: [t('costs.what'), t('costs.net'), t('costs.vat'), t('costs.gross')],
        rows: costsOf(result, t, money),
        notes: notesOf(result, basis, t, money),
      },
      plans: {
        head: [
          t('plans.plan'),
          t('plans.unit'),
          t('plans.year'),
          t('plans.taken', { months: wishes.monthsTaken }),
          t('plans.after'),
        ],
        rows: plansOf(result, wishes, basis, t, money),
        note: t('plans.note'),
      },
      limit: {
        intro: t('limit.intro', {
          limit: money(basis.limit.limitCents),
          year: String(basis.limit.year),
          source: basis.limit.source,
          share: basis.limit.shareBasisPoints / 10_000,
        }),
        verdict: verdictOf(result, language, t, money),
        head: [t('limit.month'), t('limit.given'), t('limit.total')],
        rows: result.gifts.months.map(({ month, givenCents, line }) => ({
          isOver: line.isOver,
          cells: [monthName(month, language), money(givenCents), money(line.totalCents)],
        })),
      },
      caution: t('caution'),
      address: new URL(`/simulateur?${writeSimulation(wishes)}`, deps.publicUrl()).href,
    },
  });
  return new Blob([bytes], { type: 'application/pdf' });
}

type Texts = ReturnType<typeof words>;
type Money = (cents: number) => string;

function choicesOf(wishes: SimulationWishes, basis: SimulationBasis, t: Texts, money: Money) {
  const { commitment, boxesPerYear, otherGiftsCents } = wishes;
  return [
    [t('choices.headcount'), String(wishes.headcount)],
    [t('choices.buyer'), t(`choices.${wishes.buyer}`)],
    [t('choices.vat'), t(wishes.recoversVat ? 'choices.yes' : 'choices.no')],
    [
      t('choices.plan'),
      commitment === undefined ? t('choices.none') : t('plan', { months: commitment }),
    ],
    ...basis.boxes.flatMap(({ slug, name }) => {
      const count = boxesPerYear.get(slug) ?? 0;
      return count > 0 ? [[name, t('choices.perYear', { count })]] : [];
    }),
    [t('choices.licence'), t(wishes.hasLicence ? 'choices.yes' : 'choices.no')],
    [t('choices.gifts'), money(otherGiftsCents)],
  ];
}

function costsOf(result: Simulation, t: Texts, money: Money): string[][] {
  const row = (label: string, { netCents, vatCents, grossCents }: Cost) => [
    label,
    money(netCents),
    money(vatCents),
    money(grossCents),
  ];
  const { employeeYear } = result;
  return [
    row(t('costs.boxes'), result.boxesYear),
    ...(result.licenceYear.netCents > 0 ? [row(t('costs.licence'), result.licenceYear)] : []),
    row(t('costs.year'), result.year),
    row(t('costs.month'), result.averageMonth),
    row(t('costs.employee'), {
      ...employeeYear,
      vatCents: employeeYear.grossCents - employeeYear.netCents,
    }),
  ];
}

function notesOf(
  { recoverable, giftVat }: Simulation,
  { smallGifts }: SimulationBasis,
  t: Texts,
  money: Money,
): string[] {
  return [
    t(`recovered.${giftVat}`, {
      limit: money(smallGifts.limitCents),
      vat: money(recoverable.perhapsCents),
    }),
    ...(recoverable.surelyCents > 0
      ? [t('recovered.licence', { vat: money(recoverable.surelyCents) })]
      : []),
  ];
}

function plansOf(
  { plans }: Simulation,
  { headcount, monthsTaken, commitment }: SimulationWishes,
  basis: SimulationBasis,
  t: Texts,
  money: Money,
): string[][] {
  return leavingEarly(basis.plans, headcount, monthsTaken).map((leaving) => {
    const { commitmentMonths: months } = leaving;
    const plan = plans.find(({ commitmentMonths }) => commitmentMonths === months);
    const name = t('plan', { months });
    return [
      months === commitment ? t('chosen', { name }) : name,
      money(plan?.unitNetCents ?? 0),
      money(plan?.year.netCents ?? 0),
      money(leaving.takenCents),
      money(leaving.unitNetCentsAfter),
    ];
  });
}

function verdictOf({ gifts }: Simulation, language: Language, t: Texts, money: Money): string {
  const { line, crossedInMonth } = gifts;
  return crossedInMonth === undefined
    ? t('limit.under', { total: money(line.totalCents), left: money(line.remainingCents) })
    : t('limit.over', {
        total: money(line.totalCents),
        over: money(line.overByCents),
        month: monthName(crossedInMonth, language),
      });
}

const words = translatorOf(texts);
