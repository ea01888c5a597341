import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, formatMoment, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { fileAddress } from '#platform/browser/storage-client.ts';
import { EVIDENCE_BUCKET } from '#shop/rules/partner-evidence.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { JudgePartnerEvidence, PartnerUnderReview } from '../../contract.ts';
import { readJudgement } from '../../rules/partners/partner-review.ts';
import { ExpiryBadge } from './partner-badges.tsx';
import { PartnerDialog } from './partner-dialog.tsx';

type Document = PartnerUnderReview['evidence'][number];

const TONES = { received: 'warning', accepted: 'success', refused: 'danger' } as const;

/** The documents that a partner sent, each to be opened and judged. */
export function PartnerDocuments({ evidence }: { evidence: readonly Document[] }) {
  const t = useTranslations('cms.partners.documents');
  const [judged, setJudged] = useState<Document>();
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      {evidence.length === 0 && <p className="mt-3 text-ink-soft">{t('none')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {evidence.map((document) => (
          <li key={document.id} className="flex flex-wrap items-start justify-between gap-3 py-3.5">
            <DocumentLine document={document} />
            <DocumentActs document={document} onJudge={() => setJudged(document)} />
          </li>
        ))}
      </ul>
      {judged && (
        <JudgeDialog key={judged.id} document={judged} onClose={() => setJudged(undefined)} />
      )}
    </Card>
  );
}

function DocumentLine({ document }: { document: Document }) {
  const t = useTranslations('cms.partners.documents');
  const language = useLocale();
  return (
    <div className="min-w-0 grow basis-72">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-text text-base font-semibold [overflow-wrap:anywhere]">
          {document.proves}
        </h3>
        <Badge tone={TONES[document.state]}>{t(`states.${document.state}`)}</Badge>
        <ExpiryBadge expiresOn={document.expiresOn} />
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {t(`kinds.${document.kind}`)} ·{' '}
        {t('added', { day: formatDay(parisDayOf(new Date(document.addedAt)), language) })}
      </p>
      {document.note && (
        <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{document.note}</p>
      )}
      {document.judgedAt && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('by', {
            who: document.judgedBy ?? t('somebody'),
            at: formatMoment(new Date(document.judgedAt), language),
          })}
        </p>
      )}
    </div>
  );
}

function DocumentActs({ document, onJudge }: { document: Document; onJudge: () => void }) {
  const t = useTranslations('cms.partners.documents');
  const toast = useToast();
  const open = useMutation({
    mutationFn: async () =>
      window.location.assign(
        await fileAddress(EVIDENCE_BUCKET, document.fileName, { isSaved: true }),
      ),
    onError: () => toast.show({ title: t('notOpened'), kind: 'destructive' }),
  });
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        kind="quiet"
        size="small"
        icon={<Download aria-hidden className="size-4.5" />}
        aria-label={t('openNamed', { proves: document.proves })}
        isBusy={open.isPending}
        onClick={() => open.mutate()}
      >
        {t('open')}
      </Button>
      <Button
        kind="secondary"
        size="small"
        aria-label={t('judgeNamed', { proves: document.proves })}
        onClick={onJudge}
      >
        {t('judge')}
      </Button>
    </span>
  );
}

function JudgeDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const t = useTranslations('cms.partners.documents');
  return (
    <PartnerDialog
      about={`document ${document.id}`}
      revision={document.revision}
      title={document.proves}
      description={t('judgeText')}
      action={t('save')}
      done={t('saved')}
      judge={(typed) => readJudgement(typed).problems}
      send={(form) =>
        callFunction<JudgePartnerEvidence>('judge-partner-evidence', {
          evidenceId: document.id,
          revision: document.revision,
          form,
        })
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <SelectField
            {...field('state', document.state === 'refused' ? 'refused' : 'accepted')}
            label={t('state')}
            options={(['accepted', 'refused'] as const).map((state) => ({
              value: state,
              label: t(`states.${state}`),
            }))}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...field('issuedOn', document.issuedOn)}
              type="date"
              label={t('issuedOn')}
            />
            <TextField
              {...field('expiresOn', document.expiresOn)}
              type="date"
              label={t('expiresOn')}
            />
          </div>
          <TextAreaField
            {...field('note', document.note)}
            label={t('note')}
            hint={t('noteHint')}
            rows={3}
          />
        </>
      )}
    </PartnerDialog>
  );
}
