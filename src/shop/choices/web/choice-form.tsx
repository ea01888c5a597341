import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { type FieldProblem, isRefusal, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { failureWords } from '#platform/browser/refusal-words.ts';
import type { ProductDetail } from '#shop/catalogue/contract.ts';
import type { ItemSwap } from '#shop/sales/rules/box-customisation.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { typedIn } from '#ui/use-schema-form.ts';
import type { ChoiceOf, OpenedChoice, SaveChoice } from '../contract.ts';
import { readHomeAddress } from '../rules/home-address.ts';
import { AllergenFilter } from './allergen-filter.tsx';
import { BoxChoices, GIFT } from './box-choices.tsx';
import { useHiddenAllergens } from './hidden-allergens.ts';
import { HomeAddressFields } from './home-address-fields.tsx';

type ChoiceFormProps = {
  readonly of: ChoiceOf;
  readonly opened: OpenedChoice;
  readonly boxes: readonly ProductDetail[];
  readonly onStale: () => void;
};

/** What one takes, what is swapped in it, and where it goes; may be sent again until the last day. */
export function ChoiceForm({ of, opened, boxes, onStale }: ChoiceFormProps) {
  const t = useTranslations('choices.choose');
  const form = useRef<HTMLFormElement>(null);
  const { hidden, setHidden } = useHiddenAllergens();
  const [chosen, setChosen] = useState(chosenBefore(opened));
  const [swaps, setSwaps] = useState<readonly ItemSwap[]>(opened.choice?.swaps ?? []);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const isSent = opened.goesHome && chosen !== undefined && chosen !== GIFT;
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempt]);

  const save = useMutation({
    mutationFn: (sent: { productId: string | null; address: Record<string, string> | null }) =>
      callFunction<SaveChoice>('save-choice', {
        of,
        swaps: sent.productId === null ? [] : [...swaps],
        ...sent,
      }),
    onError(error) {
      show(error instanceof Refusal ? error.problems : []);
      if (isRefusal(error, 'conflict')) onStale();
    },
  });

  function show(found: readonly FieldProblem[]) {
    setProblems(found);
    setAttempt((count) => count + 1);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    if (chosen === undefined) return show([{ path: 'box', problem: 'required' }]);
    const found = isSent ? readHomeAddress(typed).problems : [];
    if (found.length > 0) return show(found);
    setProblems([]);
    const { box: _, ...rest } = typed;
    const address = Object.fromEntries(
      Object.entries(rest).filter(([name]) => ADDRESS_FIELDS.has(name)),
    );
    save.mutate({ productId: chosen === GIFT ? null : chosen, address: isSent ? address : null });
  }
  function change() {
    // What was said of the last sending is of what was there then.
    save.reset();
    setProblems([]);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={change} className="grid gap-7">
      <Notice kind="info">
        <p>{t('promise', { company: opened.companyName })}</p>
        <p>
          <Unanswered opened={opened} />
        </p>
      </Notice>
      <AllergenFilter boxes={boxes} hidden={hidden} onChange={setHidden} />
      <BoxChoices
        boxes={boxes}
        hidden={hidden}
        association={opened.association}
        chosen={chosen}
        swaps={swaps}
        isMissing={problems.some(({ path }) => path === 'box')}
        onChoose={(next) => {
          setChosen(next);
          setSwaps(next === opened.choice?.productId ? opened.choice.swaps : []);
          change();
        }}
        onSwap={(swap) => {
          setSwaps(swap);
          change();
        }}
      />
      {isSent && <HomeAddressFields opened={opened} problems={problems} />}
      <div className="grid gap-4">
        <div role="status" className="empty:sr-only">
          <Outcome opened={opened} chosen={chosen} boxes={boxes} save={save} />
        </div>
        <Button type="submit" size="large" isBusy={save.isPending} className="w-full sm:w-auto">
          {chosen === GIFT ? t('submitGift') : t('submit')}
        </Button>
      </div>
    </form>
  );
}

const ADDRESS_FIELDS = new Set(['name', 'line1', 'line2', 'postcode', 'city', 'country']);

function chosenBefore({ choice }: OpenedChoice): string | undefined {
  if (!choice) return undefined;
  return choice.productId ?? GIFT;
}

function Unanswered({ opened: { fallback, association, ...opened } }: { opened: OpenedChoice }) {
  const t = useTranslations('choices.choose.unanswered');
  const product = opened.products.find(({ id }) => id === opened.defaultProductId)?.name ?? '';
  return t(fallback, { product, association: association ?? '' });
}

type OutcomeProps = Pick<ChoiceFormProps, 'opened' | 'boxes'> & {
  readonly chosen: string | undefined;
  readonly save: { readonly isSuccess: boolean; readonly error: Error | null };
};

function Outcome({ opened, boxes, chosen, save }: OutcomeProps) {
  const t = useTranslations('choices.choose');
  const failed = useTranslations('choices.choose.failed');
  const language = useLocale();
  const day = formatDay(opened.deadline, language);
  if (save.isSuccess) {
    const product = boxes.find(({ id }) => id === chosen)?.name ?? '';
    return (
      <Notice kind="success" title={t('saved')}>
        <p>
          {chosen === GIFT
            ? t('savedGift', { association: opened.association ?? '', day })
            : t('savedBox', { product, day })}
        </p>
      </Notice>
    );
  }
  const { error } = save;
  if (!error || isOfAddress(error)) return null;
  return (
    <Notice kind="danger">
      <p>{failureWords(failed)(error)}</p>
    </Notice>
  );
}

/** Said beside its fields. */
function isOfAddress(error: Error): boolean {
  return error instanceof Refusal && error.problems.some(({ path }) => ADDRESS_FIELDS.has(path));
}
