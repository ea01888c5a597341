import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, formatShortDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { isRefusal } from '#basics/refusal.ts';
import { FIGURE_KINDS } from '#basics/settings.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ListedFigure, SettingForms, TakeBackFigure } from '../../contract.ts';
import { unitOf } from '../../rules/settings/figure-form.ts';
import { lacksArticle, missedRevision } from '../../rules/settings/figure-revision.ts';
import { useFailureWords } from '../failure.tsx';
import { FigureDialog } from './figure-dialog.tsx';
import { useSettingChange } from './use-settings.ts';

const TONES = {
  current: 'success',
  coming: 'info',
  former: 'neutral',
  corrected: 'warning',
} as const;

/** Every figure of the law that the product applies, and those it applied. */
export function FiguresSection(props: Pick<SettingForms, 'figures' | 'today'>) {
  const t = useTranslations('staff.settings.figures');
  const { today } = props;
  const figures = props.figures.toSorted(
    (a, b) => FIGURE_KINDS.indexOf(a.kind) - FIGURE_KINDS.indexOf(b.kind),
  );
  const [edited, setEdited] = useState<ListedFigure | 'new'>();
  const [takenBack, setTakenBack] = useState<ListedFigure>();
  const isHeld = ({ state }: ListedFigure) => state === 'current' || state === 'coming';
  const former = figures.filter((figure) => !isHeld(figure));
  return (
    <div className="grid gap-8">
      <p className="max-w-3xl text-ink-soft">{t('intro')}</p>
      <p>
        <Button icon={<Plus aria-hidden className="size-5" />} onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      </p>
      <Figures
        caption={t('caption')}
        figures={figures.filter(isHeld)}
        today={today}
        onCorrect={setEdited}
        onTakeBack={setTakenBack}
      />
      {former.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t('formerShow', { count: former.length })}
          </summary>
          <div className="pt-4">
            <Figures caption={t('former')} figures={former} today={today} />
          </div>
        </details>
      )}
      {edited && (
        <FigureDialog
          figures={figures}
          today={today}
          corrected={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {takenBack && <TakeBackDialog figure={takenBack} onClose={() => setTakenBack(undefined)} />}
    </div>
  );
}

type FiguresProps = {
  readonly caption: string;
  readonly figures: readonly ListedFigure[];
  readonly today: string;
  readonly onCorrect?: (figure: ListedFigure) => void;
  readonly onTakeBack?: (figure: ListedFigure) => void;
};

function Figures({ caption, figures, today, onCorrect, onTakeBack }: FiguresProps) {
  const t = useTranslations('staff.settings.figures');
  const language = useLocale();
  const wordsOf = useFigureWords();
  return (
    <DataTable
      caption={caption}
      emptyText={t('none')}
      columns={[
        { key: 'kind', label: t('columns.kind') },
        { key: 'value', label: t('columns.value'), isNumber: true },
        { key: 'from', label: t('columns.from') },
        { key: 'source', label: t('columns.source') },
        { key: 'state', label: t('columns.state') },
        ...(onCorrect ? [{ key: 'act', label: t('columns.act') }] : []),
      ]}
      rows={figures.map((figure) => {
        const name = t(`kinds.${figure.kind}`);
        const day = formatDay(figure.validFrom, language);
        return {
          id: figure.id,
          cells: {
            kind: name,
            value: wordsOf(figure),
            from: formatShortDay(figure.validFrom, language),
            source: <Source figure={figure} />,
            state: <FigureState figure={figure} today={today} />,
            act: (
              <span className="-ml-3.5 flex flex-wrap gap-1">
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={t('correctNamed', { name, day })}
                  onClick={() => onCorrect?.(figure)}
                >
                  {t('correct')}
                </Button>
                {figure.state === 'coming' && (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={t('takeBackNamed', { name, day })}
                    onClick={() => onTakeBack?.(figure)}
                  >
                    {t('takeBack')}
                  </Button>
                )}
              </span>
            ),
          },
        };
      })}
    />
  );
}

function Source({ figure }: { figure: ListedFigure }) {
  const t = useTranslations('staff.settings.figures');
  return (
    <span className="grid gap-1">
      {figure.sourceUrl ? (
        <a href={figure.sourceUrl} className="underline underline-offset-4">
          {figure.source}
        </a>
      ) : (
        <span>{figure.source}</span>
      )}
      {figure.reason && (
        <span className="text-sm text-ink-soft">{t('reasonSaid', { reason: figure.reason })}</span>
      )}
    </span>
  );
}

function FigureState({ figure, today }: { figure: ListedFigure; today: string }) {
  const t = useTranslations('staff.settings.figures');
  const language = useLocale();
  const isCurrent = figure.state === 'current';
  const missed = isCurrent ? missedRevision(figure, today) : null;
  const why = missed
    ? t('toConfirmWhy', { day: formatDay(missed, language) })
    : isCurrent && lacksArticle(figure) && t('articleToConfirm');
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={TONES[figure.state]} className="whitespace-nowrap">
        {t(`states.${figure.state}`)}
      </Badge>
      {why && (
        <>
          <Badge tone="warning" className="whitespace-nowrap">
            {t('toConfirm')}
          </Badge>
          <span className="text-sm text-ink-soft">{why}</span>
        </>
      )}
      {figure.decidedBy && (
        <span className="text-sm wrap-anywhere text-ink-soft">
          {t('by', { who: figure.decidedBy })}
        </span>
      )}
    </span>
  );
}

/** A figure as people write it. */
function useFigureWords(): (figure: ListedFigure) => string {
  const t = useTranslations('staff.settings.figures');
  const language = useLocale();
  return ({ kind, value }) => {
    switch (unitOf(kind)) {
      case 'cents':
        return formatMoney(value, language);
      case 'share':
        return t('share', { share: value / 10_000 });
      case 'people':
        return t('people', { count: value });
    }
  };
}

/** Asked once more: what is taken back is forgotten. */
function TakeBackDialog({ figure, onClose }: { figure: ListedFigure; onClose: () => void }) {
  const t = useTranslations('staff.settings.figures');
  const language = useLocale();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const takeBack = useSettingChange(() =>
    callFunction<TakeBackFigure>('take-back-figure', { figureId: figure.id }),
  );
  const name = t(`kinds.${figure.kind}`);
  const day = formatDay(figure.validFrom, language);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('takeBackNamed', { name, day })}
      closeLabel={t('dialog.close')}
      footer={
        <Button
          kind="danger"
          isBusy={takeBack.isPending}
          onClick={() =>
            takeBack.mutate(undefined, {
              onSuccess() {
                toast.show({ title: t('takenBack') });
                onClose();
              },
              onError: (error) =>
                toast.show({
                  kind: 'destructive',
                  title: isRefusal(error, 'conflict') ? t('begun') : wordsOf(error),
                }),
            })
          }
        >
          {t('takeBackYes')}
        </Button>
      }
    >
      <p>{t('takeBackSure')}</p>
    </Dialog>
  );
}
