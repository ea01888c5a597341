import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { useOrganisation } from '#platform/browser/organisation.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { LegalPage } from './legal-page.tsx';
import { PROSE_TAGS } from './prose-tags.tsx';
import type { LegalPageText } from './read-legal-text.ts';
import { shortMoney } from './short-money.ts';

type LegalNoticeTextProps = {
  readonly text: LegalPageText;
  /** As it is set for every page: whether phones may zoom. */
  readonly isZoomAllowed: boolean;
};

/** Who publishes, who hosts and what limits access, said by the settings, within the text that staff keep. */
export function LegalNoticeText({ text, isZoomAllowed }: LegalNoticeTextProps) {
  const t = useTranslations('site.legalNotice');
  const { isDemonstration } = useOrganisation();
  return (
    <LegalPage
      text={text}
      updated={t('updated', { day: formatDay(text.day, useLocale()) })}
      contentsLabel={t('contents')}
      notice={isDemonstration && <Demonstration />}
      after={{
        publisher: <Publisher />,
        host: <Host />,
        ...(!isZoomAllowed && { accessibility: <p className="prose">{t('zoomLimit')}</p> }),
      }}
      next={
        <ButtonLink to="/politique-confidentialite" kind="secondary">
          {t('next')}
        </ButtonLink>
      }
    />
  );
}

function Demonstration() {
  const t = useTranslations('site.legalNotice.demonstration');
  return (
    <Notice kind="warning" title={t('title')} className="mb-10">
      <p>{t('text')}</p>
    </Notice>
  );
}

function Publisher() {
  const t = useTranslations('site.legalNotice.labels');
  const house = useOrganisation();
  const capital = shortMoney(house.capitalCents, useLocale());
  return (
    <Particulars
      lines={[
        [t('company'), house.name],
        [t('address'), house.address],
        [t('capital'), capital],
        [t('registry'), house.registry],
        [t('vatNumber'), house.vatNumber],
        [t('phone'), house.phone],
        [t('email'), PROSE_TAGS.mail()],
        [t('director'), house.publicationDirector],
      ]}
    />
  );
}

function Host() {
  const t = useTranslations('site.legalNotice.labels');
  const { name, address, phone } = useOrganisation().host;
  return (
    <Particulars
      lines={[
        [t('host'), name],
        [t('hostAddress'), address],
        [t('hostPhone'), phone],
      ]}
    />
  );
}

function Particulars({ lines }: { lines: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="border-t border-line">
      {lines.map(([name, value]) => (
        <div
          key={name}
          className="gap-6 border-b border-line py-3 sm:grid sm:grid-cols-[14rem_1fr]"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
