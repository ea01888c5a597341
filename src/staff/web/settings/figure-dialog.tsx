import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { Refusal } from '#basics/refusal.ts';
import { FIGURE_KINDS, type FigureKind } from '#basics/settings.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { forgetSent, keepDraft, keptDraft } from '#platform/browser/draft-storage.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, typedIn, useSchemaForm } from '#ui/use-schema-form.ts';
import type { AddFigure, ListedFigure } from '../../contract.ts';
import { readFigureForm, unitOf } from '../../rules/settings/figure-form.ts';
import { useFailureWords } from '../failure.tsx';
import { useSettingChange, useSettingProblemWords } from './use-settings.ts';

type FigureDialogProps = {
  readonly figures: readonly ListedFigure[];
  readonly today: string;
  /** The figure that is corrected; undefined for a new one. */
  readonly corrected: ListedFigure | undefined;
  readonly onClose: () => void;
};

const UNIT_LABELS = { cents: 'cents', share: 'shareField', people: 'peopleField' } as const;

/** One more figure, or the correction of one; what is typed stays on this device until it is saved. */
export function FigureDialog({ figures, today, corrected, onClose }: FigureDialogProps) {
  const t = useTranslations('staff.settings.figures.dialog');
  const all = useTranslations('staff.settings');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const { session } = useSession();
  const draftName = `${session?.user.id ?? ''} figure ${corrected?.id ?? 'new'}`;
  const [draft] = useState(() => keptDraft(draftName));
  const [figureId] = useState(() => draft?.id ?? crypto.randomUUID());
  const start = draft?.typed ?? startOf(corrected);
  const [kind, setKind] = useState(start.kind ?? '');
  const form = useSchemaForm({
    id: 'figure',
    validate: (typed) => readFigureForm(typed, { today, known: figures }).problems,
    words: useSettingProblemWords(),
  });
  const save = useSettingChange((typed: FormValues) =>
    callFunction<AddFigure>('add-figure', { figureId, form: typed }),
  );
  const handlers = form.handlers((typed) =>
    save.mutate(typed, {
      onSuccess() {
        forgetSent(draftName, typed);
        toast.show({ title: t('saved') });
        onClose();
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    }),
  );
  const input = (name: string) => ({ ...form.field(name), defaultValue: start[name] ?? '' });
  const unit = FIGURE_KINDS.find((each) => each === kind);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="figure-form" isBusy={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form
        id="figure-form"
        className="grid gap-5"
        {...handlers}
        onChange={(event) => {
          handlers.onChange(event);
          keepDraft(draftName, {
            typed: typedIn(event.currentTarget),
            id: figureId,
            revision: null,
          });
        }}
      >
        {draft && (
          <Notice kind="info">
            <p>{all('restored')}</p>
          </Notice>
        )}
        <SelectField
          {...form.field('kind')}
          label={t('kind')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
          options={[
            { value: '', label: '–' },
            ...FIGURE_KINDS.map((each: FigureKind) => ({
              value: each,
              label: all(`figures.kinds.${each}`),
            })),
          ]}
        />
        <TextField {...input('validFrom')} type="date" label={t('validFrom')} />
        <TextField
          {...input('value')}
          label={t(UNIT_LABELS[unit ? unitOf(unit) : 'cents'])}
          inputMode="decimal"
        />
        <TextField {...input('source')} label={t('source')} hint={t('sourceHint')} />
        <TextField
          {...input('sourceUrl')}
          type="url"
          label={t('sourceUrl')}
          optionalLabel={all('optional')}
        />
        <TextAreaField {...input('reason')} label={t('reason')} hint={t('reasonHint')} rows={2} />
        {save.error && form.problems.length === 0 && (
          <Notice kind="danger" isLive>
            <p>{wordsOf(save.error)}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

/** A correction begins with what is corrected, apart from its value and its reason. */
function startOf(corrected: ListedFigure | undefined): FormValues {
  if (!corrected) return {};
  const { kind, validFrom, source, sourceUrl } = corrected;
  return { kind, validFrom, source, sourceUrl: sourceUrl ?? '' };
}
