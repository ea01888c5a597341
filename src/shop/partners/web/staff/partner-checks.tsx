import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { PartnerUnderReview, SavePartnerCheck } from '../../contract.ts';
import {
  CHECK_KINDS,
  type CheckKind,
  checkStatesFor,
  readCheck,
} from '../../rules/partner-review.ts';
import { PartnerDialog } from './partner-dialog.tsx';

const TONES = {
  open: 'neutral',
  passed: 'success',
  failed: 'danger',
  'not-applicable': 'neutral',
} as const;

type Check = PartnerUnderReview['checks'][number];

/** What is examined before anybody is approved; each with who examined it and when. */
export function PartnerChecks({ partner }: { partner: PartnerUnderReview }) {
  const t = useTranslations('partners.staffPartners.checks');
  const [open, setOpen] = useState<CheckKind>();
  const checkOf = (kind: CheckKind) => partner.checks.find((each) => each.kind === kind);
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {CHECK_KINDS.map((kind) => (
          <li key={kind} className="flex flex-wrap items-start justify-between gap-3 py-3.5">
            <CheckLine kind={kind} check={checkOf(kind)} siren={partner.siren} />
            <Button
              kind="secondary"
              size="small"
              aria-label={t('examineNamed', { check: t(`kinds.${kind}`) })}
              onClick={() => setOpen(kind)}
            >
              {t('examine')}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <CheckDialog
          key={open}
          applicationId={partner.id}
          kind={open}
          check={checkOf(open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

type LineProps = {
  readonly kind: CheckKind;
  readonly check: Check | undefined;
  readonly siren: string;
};

function CheckLine({ kind, check, siren }: LineProps) {
  const t = useTranslations('partners.staffPartners.checks');
  const language = useLocale();
  const state = check?.state ?? 'open';
  return (
    <div className="min-w-0 grow basis-72">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-text text-base font-semibold">{t(`kinds.${kind}`)}</h3>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{t(`hints.${kind}`)}</p>
      {kind === 'establishment' && (
        <p className="text-sm">
          <a
            href={`https://annuaire-entreprises.data.gouv.fr/entreprise/${siren}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('register')}
          </a>
        </p>
      )}
      {check?.note && (
        <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{check.note}</p>
      )}
      {check && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('by', {
            who: check.checkedBy ?? t('somebody'),
            at: formatMoment(new Date(check.checkedAt), language),
          })}
        </p>
      )}
    </div>
  );
}

type CheckDialogProps = {
  readonly applicationId: string;
  readonly kind: CheckKind;
  readonly check: Check | undefined;
  readonly onClose: () => void;
};

function CheckDialog({ applicationId, kind, check, onClose }: CheckDialogProps) {
  const t = useTranslations('partners.staffPartners.checks');
  // Of what was open when the dialog was: a colleague's change is told, not written over.
  const [revision, setRevision] = useState(check?.revision ?? null);
  return (
    <PartnerDialog
      about={`check ${kind} ${applicationId}`}
      revision={revision}
      title={t(`kinds.${kind}`)}
      description={t(`hints.${kind}`)}
      action={t('save')}
      done={t('saved')}
      validate={(typed) => readCheck(kind, typed).problems}
      send={(form) =>
        callFunction<SavePartnerCheck>('save-partner-check', {
          applicationId,
          kind,
          revision,
          form,
        })
      }
      onClose={onClose}
      onKeepMine={() => setRevision(check?.revision ?? null)}
    >
      {(field) => (
        <>
          <SelectField
            {...field('state', check?.state ?? 'passed')}
            label={t('state')}
            options={checkStatesFor(kind).map((state) => ({
              value: state,
              label: t(`states.${state}`),
            }))}
          />
          <TextAreaField
            {...field('note', check?.note)}
            label={t('note')}
            hint={t('noteHint')}
            rows={3}
          />
        </>
      )}
    </PartnerDialog>
  );
}
