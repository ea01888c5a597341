import { type FormEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { averageLicenceCents } from '#shop/licences/rules/licence-prices.ts';
import {
  boxField,
  MAX_BOXES_PER_YEAR,
  MAX_HEADCOUNT,
  MAX_OTHER_GIFTS_CENTS,
  type SimulationWishes,
} from '#shop/sales/rules/simulation-address.ts';
import { Button } from '#ui/button.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SimulationBasis } from '../rules/simulation-basis.ts';

/** Marks the steps of the history that typing made. */
export const TYPED = 'typed';

/** Fields that stand elsewhere on the page name the form they belong to. */
export const SIMULATOR_FORM = 'simulator';

/** How the address follows: prices do not change while one tries figures, and no step is kept for each letter. */
export const WHILE_TYPING = {
  replace: true,
  preventScrollReset: true,
  state: TYPED,
  defaultShouldRevalidate: false,
};

/** As the fields stand now: what is drawn from the address may be a letter behind. */
export function typedIn(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(fields as [string, string][]);
}

type Props = {
  readonly basis: SimulationBasis;
  readonly wishes: SimulationWishes;
  readonly problems: readonly FieldProblem[];
};

/** A plain form that writes the page's address: sent without scripts, followed as one types with. */
export function SimulatorForm({ basis, wishes, problems }: Props) {
  const { plans, boxes, licence } = basis;
  const t = useTranslations('simulator.page.form');
  const language = useLocale();
  const [address, setAddress] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const money = (cents: number) => formatMoney(cents, language);
  const isWrong = (path: string) => problems.some((problem) => problem.path === path);

  function follow(event: FormEvent) {
    if (!form.current) return;
    if (event.target instanceof HTMLInputElement && event.target.name === 'buyer') {
      answerVat(form.current, event.target.value);
    }
    setAddress(typedIn(form.current), WHILE_TYPING);
  }

  return (
    <form
      ref={form}
      id={SIMULATOR_FORM}
      method="get"
      onInput={follow}
      className="grid grid-cols-1 gap-8"
    >
      <h2 className="text-2xl">{t('title')}</h2>
      <TextField
        name="headcount"
        label={t('headcount.label')}
        hint={t('headcount.hint')}
        inputMode="numeric"
        defaultValue={address.get('headcount') ?? String(wishes.headcount)}
        error={isWrong('headcount') ? t('headcount.problem', { max: MAX_HEADCOUNT }) : undefined}
        className="max-w-60"
      />
      <RadioCards
        legend={t('plan.label')}
        hint={t('plan.hint')}
        name="plan"
        columns={2}
        defaultValue={String(wishes.commitment ?? 'none')}
        options={[
          ...plans.map(({ commitmentMonths, price }) => ({
            value: String(commitmentMonths),
            label: t('plan.months', { months: commitmentMonths }),
            detail: t('plan.price', { price: money(price.netCents) }),
          })),
          { value: 'none', label: t('plan.none') },
        ]}
      />
      <RadioCards
        legend={t('licence.label')}
        hint={t('licence.hint')}
        name="licence"
        columns={2}
        defaultValue={wishes.hasLicence ? 'yes' : 'no'}
        options={[
          {
            value: 'yes',
            label: t('licence.yes'),
            detail: t('licence.price', {
              price: money(averageLicenceCents(licence.bands, wishes.headcount)),
            }),
          },
          { value: 'no', label: t('licence.no') },
        ]}
      />
      <fieldset>
        <legend className="mb-1.5 font-semibold">{t('boxes.label')}</legend>
        <p className="mb-4 text-sm text-ink-soft">{t('boxes.hint')}</p>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {boxes.map((box) => (
            <SelectField
              key={box.slug}
              name={boxField(box.slug)}
              label={t('boxes.box', { name: box.name, price: money(box.price.netCents) })}
              defaultValue={String(wishes.boxesPerYear.get(box.slug) ?? 0)}
              options={Array.from({ length: MAX_BOXES_PER_YEAR + 1 }, (_, count) => ({
                value: String(count),
                label: t('boxes.option', { count }),
              }))}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-1 gap-8 sm:grid-cols-2">
        <RadioCards
          legend={t('buyer.label')}
          name="buyer"
          defaultValue={wishes.buyer}
          options={(['employer', 'cse'] as const).map((buyer) => ({
            value: buyer,
            label: t(`buyer.${buyer}`),
          }))}
        />
        <RadioCards
          legend={t('vat.label')}
          name="vat"
          defaultValue={wishes.recoversVat ? 'yes' : 'no'}
          options={(['yes', 'no'] as const).map((answer) => ({
            value: answer,
            label: t(`vat.${answer}`),
            description: answer === 'no' ? t('vat.hint') : undefined,
          }))}
        />
      </div>
      <TextField
        name="gifts"
        label={t('gifts.label')}
        hint={t('gifts.hint')}
        inputMode="decimal"
        defaultValue={address.get('gifts') ?? ''}
        error={
          isWrong('gifts') ? t('gifts.problem', { max: money(MAX_OTHER_GIFTS_CENTS) }) : undefined
        }
        className="max-w-md"
      />
      <noscript>
        <Button type="submit">{t('submit')}</Button>
      </noscript>
    </form>
  );
}

/** The usual answer of whoever gives; it can be changed afterwards. */
function answerVat(form: HTMLFormElement, buyer: string) {
  const answers = form.elements.namedItem('vat');
  if (answers instanceof RadioNodeList) answers.value = buyer === 'cse' ? 'no' : 'yes';
}
