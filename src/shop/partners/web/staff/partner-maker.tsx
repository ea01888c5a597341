import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useOnceId } from '#shop/sales/web/use-once-id.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { PartnerUnderReview, SuspendPartner } from '../../contract.ts';
import { begunLetter, readSuspension } from '../../rules/partner-review.ts';
import { LetterField } from './letter-field.tsx';
import { PartnerDialog } from './partner-dialog.tsx';

type MakerProps = {
  readonly file: PartnerUnderReview;
  readonly partner: NonNullable<PartnerUnderReview['partner']>;
};

/** What the partner makes and where it is shown; they can be suspended, and taken back. */
export function PartnerMaker({ file, partner }: MakerProps) {
  const t = useTranslations('partners.staffPartners.maker');
  const language = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { maker, items, suspendedAt } = partner;
  const day = (instant: string) => formatDay(parisDayOf(new Date(instant)), language);
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      <p>
        {t('place', maker)}
        <span className="block text-sm text-ink-soft">
          {t('since', { day: day(partner.since) })}
        </span>
      </p>
      {suspendedAt && (
        <Notice kind="warning" title={t('suspendedOn', { day: day(suspendedAt) })}>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{partner.suspensionReason}</p>
          <p>
            {t('stillShown', {
              count: items.filter(({ products }) => products.length > 0).length,
            })}
          </p>
        </Notice>
      )}
      <h3 className="font-text text-base font-semibold">{t('items', { count: items.length })}</h3>
      {items.length === 0 && <p className="text-ink-soft">{t('noItems')}</p>}
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item.id}>
            {item.name[language]}
            <span className="block text-sm text-ink-soft">
              {item.products.length > 0
                ? item.products.map((product) => product[language]).join(', ')
                : t('nowhere')}
            </span>
          </li>
        ))}
      </ul>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        {suspendedAt ? t('resume') : t('suspend')}
      </Button>
      {isOpen && <SuspensionDialog file={file} partner={partner} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function SuspensionDialog({
  file,
  partner,
  onClose,
}: MakerProps & { readonly onClose: () => void }) {
  const t = useTranslations('partners.staffPartners.maker');
  const once = useOnceId();
  // Of what was open when the dialog was: it closes only after what it said is done.
  const [isSuspended] = useState(partner.suspendedAt === null);
  const [revision, setRevision] = useState(partner.revision);
  const act = isSuspended ? 'suspend' : 'resume';
  const { letters } = file;
  return (
    <PartnerDialog
      about={`${act} ${file.id}`}
      revision={revision}
      title={t(`acts.${act}.title`, { maker: partner.maker.name })}
      description={t(`acts.${act}.text`)}
      action={t(`acts.${act}.send`)}
      done={t(`acts.${act}.done`)}
      validate={(typed) => readSuspension(typed, isSuspended).problems}
      send={(form) =>
        callFunction<SuspendPartner>('suspend-partner', {
          applicationId: file.id,
          revision,
          messageId: once.idFor(form),
          isSuspended,
          form,
        })
      }
      onClose={onClose}
      onKeepMine={() => setRevision(partner.revision)}
    >
      {(field, typed) => (
        <>
          {isSuspended && (
            <TextAreaField
              {...field('reason')}
              label={t('reason')}
              hint={t('reasonHint')}
              lang={file.language}
              rows={3}
            />
          )}
          <LetterField
            field={field}
            partner={file}
            text={
              isSuspended
                ? begunLetter(letters.suspended, { reason: typed.reason ?? '' })
                : letters.reinstated
            }
          />
        </>
      )}
    </PartnerDialog>
  );
}
