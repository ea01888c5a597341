import { useMutation } from '@tanstack/react-query';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, formatMoment, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { fileAddress } from '#platform/browser/storage-client.ts';
import { useOnceId } from '#shop/sales/web/use-once-id.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { FormValues } from '#ui/use-schema-form.ts';
import type { JudgePartnerEvidence, PartnerUnderReview } from '../../contract.ts';
import { EVIDENCE_BUCKET } from '../../rules/partner-evidence.ts';
import { begunLetter, readJudgement } from '../../rules/partner-review.ts';
import { AddDocumentDialog } from './add-document-dialog.tsx';
import { LetterField } from './letter-field.tsx';
import { ExpiryBadge } from './partner-badges.tsx';
import { PartnerDialog } from './partner-dialog.tsx';

type Document = PartnerUnderReview['evidence'][number];

const TONES = { received: 'warning', accepted: 'success', refused: 'danger' } as const;

/** The documents of a partner, each to be opened and judged; what came by mail is added to them. */
export function PartnerDocuments({ partner }: { partner: PartnerUnderReview }) {
  const t = useTranslations('partners.staffPartners.documents');
  const { evidence } = partner;
  const [judgedId, setJudgedId] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const judged = evidence.find(({ id }) => id === judgedId);
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('title')}</h2>
        {partner.state !== 'declined' && (
          <Button
            kind="secondary"
            size="small"
            icon={<Plus aria-hidden className="size-4.5" />}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        )}
      </div>
      {evidence.length === 0 && <p className="mt-3 text-ink-soft">{t('none')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {evidence.map((document) => (
          <li key={document.id} className="flex flex-wrap items-start justify-between gap-3 py-3.5">
            <DocumentLine document={document} />
            <DocumentActs document={document} onJudge={() => setJudgedId(document.id)} />
          </li>
        ))}
      </ul>
      {judged && (
        <JudgeDialog
          key={judged.id}
          partner={partner}
          document={judged}
          onClose={() => setJudgedId(undefined)}
        />
      )}
      {isAdding && (
        <AddDocumentDialog applicationId={partner.id} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
}

function DocumentLine({ document }: { document: Document }) {
  const t = useTranslations('partners.staffPartners.documents');
  const language = useLocale();
  return (
    <div className="min-w-0 grow basis-72">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-text text-base font-semibold [overflow-wrap:anywhere]">
          {document.proves}
        </h3>
        <Badge tone={TONES[document.state]}>{t(`states.${document.state}`)}</Badge>
        <ExpiryBadge expiresOn={document.expiresOn} />
        {document.cameFrom !== null && <Badge tone="info">{t('byStaff')}</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {t(`kinds.${document.kind}`)} ·{' '}
        {t(document.cameFrom === null ? 'added' : 'addedByStaff', {
          day: formatDay(parisDayOf(new Date(document.addedAt)), language),
          who: document.addedBy ?? t('somebody'),
        })}
      </p>
      {document.cameFrom !== null && (
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          {t('cameFromSaid', { how: document.cameFrom })}
        </p>
      )}
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
  const t = useTranslations('partners.staffPartners.documents');
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

type JudgeDialogProps = {
  readonly partner: PartnerUnderReview;
  readonly document: Document;
  readonly onClose: () => void;
};

function JudgeDialog({ partner, document, onClose }: JudgeDialogProps) {
  const t = useTranslations('partners.staffPartners.documents');
  const once = useOnceId();
  // Of what was open when the dialog was: a colleague's opinion is told, not written over.
  const [revision, setRevision] = useState(document.revision);
  const first = document.state === 'refused' ? 'refused' : 'accepted';
  const isRefused = (typed: FormValues) => (typed.state ?? first) === 'refused';
  const { proves } = document;
  return (
    <PartnerDialog
      about={`document ${document.id}`}
      revision={revision}
      title={proves}
      description={t('judgeText')}
      action={(typed) => t(isRefused(typed) ? 'refuseAndSend' : 'save')}
      done={t('saved')}
      validate={(typed) => readJudgement(typed).problems}
      send={(form) =>
        callFunction<JudgePartnerEvidence>('judge-partner-evidence', {
          evidenceId: document.id,
          revision,
          messageId: once.idFor(form),
          form,
        })
      }
      onClose={onClose}
      onKeepMine={() => setRevision(document.revision)}
    >
      {(field, typed) => (
        <>
          <SelectField
            {...field('state', first)}
            label={t('state')}
            options={(['accepted', 'refused'] as const).map((each) => ({
              value: each,
              label: t(`states.${each}`),
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
          {isRefused(typed) && (
            <LetterField
              field={field}
              partner={partner}
              text={begunLetter(partner.letters.documentRefused, {
                proves,
                reason: typed.note ?? document.note ?? '',
              })}
            />
          )}
        </>
      )}
    </PartnerDialog>
  );
}
