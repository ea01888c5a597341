import { readFile } from 'node:fs/promises';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay, mondayOfIsoWeek, type ParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { formatMoney, roundHalfUp } from '#basics/money.ts';
import { monthName } from '#basics/month-name.ts';
import { Refusal } from '#basics/refusal.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { type SimulationWishes, writeSimulation } from '#shop/sales/rules/simulation-address.ts';
import { withVat } from '#shop/sales/rules/vat.ts';
import { PREPARATION_WORKING_DAYS, wishableWeeks } from '#shop/sales/rules/wished-week.ts';
import type { PrintVotePack } from '../contract.ts';
import { texts } from '../messages/vote-pack.ts';
import type { SimulationBasis } from '../rules/simulation-basis.ts';
import { type VoteOption, voteOptions } from '../rules/vote-options.ts';
import { askedSimulation } from './asked-simulation.ts';
import type { SimulatorDeps } from './simulator-deps.ts';

const translator = translatorOf(texts);

const TEMPLATE = new URL('./vote-pack.typ', import.meta.url);

/** What people fill in by hand. */
const BLANK = '…'.repeat(10);

/** The file for a works council's meeting, by the rules and at the prices of the simulator. */
export async function printVotePack(
  deps: SimulatorDeps,
  call: Call,
  { search }: ParsedInputOf<PrintVotePack>,
): Promise<OutputOf<PrintVotePack>> {
  const asked = { search, action: 'print-vote-pack' } as const;
  const { wishes, basis, now, today, seller } = await askedSimulation(deps, call, asked);
  const options = voteOptions(basis, wishes);
  const proposed = options.find(({ isChosen }) => isChosen);
  if (!proposed) {
    throw new Refusal('invalid-input', { problems: [{ path: 'plan', problem: 'boxes-missing' }] });
  }
  const pack = packOf({ language: call.language, wishes, basis, options, proposed });
  const { t } = pack;
  const title = t('title');
  const day = formatDay(today, call.language);
  const bytes = await deps.pdf.print({
    template: await readFile(TEMPLATE, 'utf8'),
    language: call.language,
    madeAt: now,
    data: {
      title,
      foot: t('foot', { title, seller, day }),
      page: t('page'),
      intro: t('intro', { day }),
      status: t('status'),
      proposal: proposalOf(pack),
      options: optionsOf(pack),
      equality: equalityOf(pack),
      limit: limitOf(pack),
      calendar: calendarOf(pack, { seller, today }),
      resolution: resolutionOf(pack),
      votes: votesOf(pack),
      caution: t('caution'),
      again: t('again'),
      address: new URL(`/simulateur?${writeSimulation(wishes)}`, deps.publicUrl()).href,
    },
  });
  return new Blob([bytes], { type: 'application/pdf' });
}

type Pack = ReturnType<typeof packOf>;

/** All that the parts of the file are written from. */
function packOf(pack: {
  readonly language: Language;
  readonly wishes: SimulationWishes;
  readonly basis: SimulationBasis;
  readonly options: readonly VoteOption[];
  readonly proposed: VoteOption;
}) {
  const { language, wishes, basis } = pack;
  const t = translator(language);
  const boxes = basis.boxes.flatMap(({ slug, name, price }) => {
    const count = wishes.boxesPerYear.get(slug) ?? 0;
    const unitCents = withVat(price.netCents, price.rateBasisPoints);
    return count > 0 ? [{ name, count, unitCents }] : [];
  });
  const plan = basis.plans.find(({ commitmentMonths }) => commitmentMonths === wishes.commitment);
  return {
    ...pack,
    t,
    money: (cents: number) => formatMoney(cents, language),
    month: (number: number) => monthName(number, language),
    /** Boxes on demand that were picked, and what the monthly box costs, VAT included. */
    boxes,
    monthlyCents: plan && withVat(plan.price.netCents, plan.price.rateBasisPoints),
    nameOf: ({ commitment }: VoteOption) =>
      commitment === undefined ? t('alone') : t('plan', { months: commitment }),
    /** Whether they cross the limit before any box does. */
    areOthersOver: wishes.otherGiftsCents > basis.limit.limitCents,
  };
}

function proposalOf({ t, money, wishes, proposed, boxes, nameOf }: Pack) {
  const { year, averageMonth, employeeGrossCents } = proposed;
  const gross = (cents: number) => t('proposal.gross', { amount: money(cents) });
  return {
    title: t('proposal.title'),
    facts: [
      [t('proposal.headcount'), String(wishes.headcount)],
      [
        t('proposal.plan'),
        proposed.commitment === undefined ? t('proposal.none') : nameOf(proposed),
      ],
      ...boxes.map(({ name, count }) => [name, t('proposal.perYear', { count })]),
      [t('proposal.gifts'), t('proposal.giftsValue', { amount: money(wishes.otherGiftsCents) })],
      [
        t('proposal.year'),
        t('proposal.yearValue', { gross: money(year.grossCents), vat: money(year.vatCents) }),
      ],
      [t('proposal.month'), gross(averageMonth.grossCents)],
      [t('proposal.employee'), gross(employeeGrossCents)],
    ],
    notes: [t('proposal.vat'), ...(wishes.hasLicence ? [t('proposal.licence')] : [])],
  };
}

function optionsOf(pack: Pack) {
  const { t, money, options, nameOf, boxes } = pack;
  return {
    title: t('options.title'),
    head: [
      t('options.option'),
      t('options.boxes'),
      t('options.month'),
      t('options.year'),
      t('options.employee'),
      t('options.limit'),
    ],
    rows: options.map((option) => ({
      isChosen: option.isChosen,
      cells: [
        option.isChosen ? t('chosen', { name: nameOf(option) }) : nameOf(option),
        String(option.boxesPerEmployee),
        money(option.averageMonth.grossCents),
        money(option.year.grossCents),
        money(option.employeeGrossCents),
        standingOf(option, pack),
      ],
    })),
    notes: [
      ...(boxes.length > 0 && options.length > 1 ? [t('options.boxesGoAlong')] : []),
      t('options.leaving'),
    ],
  };
}

function standingOf({ gifts }: VoteOption, { t, money, month, areOthersOver }: Pack): string {
  if (areOthersOver) return t('options.alreadyOver');
  if (gifts.crossedInMonth !== undefined) {
    return t('options.over', { month: month(gifts.crossedInMonth) });
  }
  const { remainingCents } = gifts.line;
  return remainingCents > 0 ? t('options.under', { left: money(remainingCents) }) : t('options.at');
}

function equalityOf({ t, money, wishes, proposed }: Pack) {
  return {
    title: t('equality.title'),
    rules: [
      t('equality.seniority'),
      t('equality.contract'),
      t('equality.criteria'),
      t('equality.same', {
        amount: money(proposed.employeeGrossCents),
        headcount: wishes.headcount,
      }),
    ],
  };
}

function limitOf(pack: Pack) {
  const { t, money, month, basis, wishes, proposed, boxes, monthlyCents, areOthersOver } = pack;
  const { line, crossedInMonth } = proposed.gifts;
  const { limit, year } = basis;
  const exactCents = roundHalfUp(limit.monthlyCeilingCents * limit.shareBasisPoints, 10_000);
  return {
    title: t('limit.title'),
    notes: [
      t('limit.intro'),
      ...(limit.year === year
        ? []
        : [t('limit.olderLimit', { asked: String(year), year: String(limit.year) })]),
    ],
    head: [t('limit.what'), t('limit.amount')],
    rows: [
      [t('limit.gifts'), money(wishes.otherGiftsCents)],
      ...(monthlyCents === undefined
        ? []
        : [[t('limit.plan', { unit: money(monthlyCents) }), money(12 * monthlyCents)]]),
      ...boxes.map(({ name, count, unitCents }) => [
        t('limit.box', { name, count, unit: money(unitCents) }),
        money(count * unitCents),
      ]),
      [t('limit.total'), money(line.totalCents)],
      [
        t('limit.limit', {
          year: String(limit.year),
          share: limit.shareBasisPoints / 10_000,
          ceiling: money(limit.monthlyCeilingCents),
          source: limit.source,
          exact: money(exactCents),
        }),
        money(limit.limitCents),
      ],
      line.isOver
        ? [t('limit.over'), money(line.overByCents)]
        : [t('limit.left'), money(line.remainingCents)],
    ],
    verdict: areOthersOver
      ? t('limit.isAlreadyOver')
      : crossedInMonth === undefined
        ? t('limit.isUnder')
        : t('limit.isOver', { month: month(crossedInMonth) }),
  };
}

function calendarOf(
  { t, language }: Pack,
  { seller, today }: { readonly seller: string; readonly today: ParisDay },
) {
  const [soonest] = wishableWeeks(today);
  const monday = soonest ? formatDay(mondayOfIsoWeek(soonest), language) : BLANK;
  return {
    title: t('calendar.title'),
    head: [t('calendar.step'), t('calendar.who'), t('calendar.rule'), t('calendar.date')],
    rows: [
      [t('calendar.agenda'), t('calendar.agendaWho'), t('calendar.agendaRule')],
      [t('calendar.vote'), t('calendar.voteWho'), t('calendar.voteRule')],
      [t('calendar.minutes'), t('calendar.minutesWho'), t('calendar.minutesRule')],
      [t('calendar.order'), t('calendar.orderWho'), t('calendar.orderRule')],
      [
        t('calendar.delivery'),
        seller,
        t('calendar.deliveryRule', { days: PREPARATION_WORKING_DAYS, monday }),
      ],
    ].map((cells) => [...cells, BLANK]),
  };
}

function resolutionOf(pack: Pack) {
  const { t, money, language, basis, wishes, proposed, boxes, nameOf } = pack;
  const { line } = proposed.gifts;
  const offer = new Intl.ListFormat(language).format([
    ...(proposed.commitment === undefined ? [] : [nameOf(proposed)]),
    ...boxes.map(({ name, count }) => `${name} (${t('proposal.perYear', { count })})`),
  ]);
  const standing = { total: money(line.totalCents), limit: money(basis.limit.limitCents) };
  return {
    title: t('resolution.title'),
    opening: t('resolution.opening', { blank: BLANK }),
    articles: [
      t('resolution.offer', { blank: BLANK, offer }),
      t('resolution.budget', {
        gross: money(proposed.year.grossCents),
        employee: money(proposed.employeeGrossCents),
        headcount: wishes.headcount,
      }),
      t('resolution.equality', { blank: BLANK }),
      t(line.isOver ? 'resolution.over' : 'resolution.under', standing),
      t('resolution.mandate', { blank: BLANK }),
    ],
  };
}

function votesOf({ t, options, nameOf }: Pack) {
  return {
    title: t('votes.title'),
    present: t('votes.present', { blank: BLANK }),
    head: [
      t('votes.subject'),
      t('votes.for'),
      t('votes.against'),
      t('votes.abstained'),
      t('votes.adopted'),
    ],
    subjects: [...options.map(nameOf), t('votes.resolution')],
    majority: t('votes.majority'),
    signatures: t('votes.signatures'),
  };
}
