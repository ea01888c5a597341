import { BadgeCheck, FileDown, MapPin, TriangleAlert } from 'lucide-react';
import { useTransition } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Facts } from '#ui/facts.tsx';
import { Section } from '#ui/section.tsx';
import { useToast } from '#ui/toast.tsx';
import type { PrintOriginPassport, ProductDetail } from '../contract.ts';
import { frenchShareOf, type Origin } from '../rules/origin.ts';

/** Where everything in the product comes from, what proves it, and how much of it is proven. */
export function ProductOrigin({ product }: { product: ProductDetail }) {
  const t = useTranslations('catalogue.originPassport');
  const { items, frenchShare: catalogue } = product;
  const day = formatDay(catalogue.day, useLocale());
  if (items.length === 0) return null;
  const { proven, total, percent } = frenchShareOf(items);
  return (
    <Section id="origin" title={t('title')} intro={t('intro')}>
      <Facts
        facts={[
          {
            value: t('shareValue', { percent }),
            label: t('share'),
            note: t('shareNote', { proven, total }),
          },
          {
            value: t('shareValue', { percent: catalogue.percent }),
            label: t('catalogue'),
            note: t('catalogueNote', { day }),
          },
        ]}
      />
      <div className="mt-10">
        <DataTable
          caption={t('caption')}
          columns={[
            { key: 'item', label: t('item') },
            { key: 'maker', label: t('maker') },
            { key: 'place', label: t('place') },
            { key: 'evidence', label: t('evidence') },
            { key: 'state', label: t('state', { day }) },
          ]}
          rows={items.map(({ maker: { name, town, department }, ...item }) => ({
            id: item.id,
            cells: {
              item: item.name,
              maker: t('makerPlace', { name, town, department }),
              place: <span lang="fr">{item.placeOfManufacture}</span>,
              evidence:
                item.evidence === null ? t('noEvidence') : <span lang="fr">{item.evidence}</span>,
              state: <State origin={item.origin} until={item.evidenceExpiresOn} />,
            },
          }))}
        />
      </div>
      <p className="mt-8">
        <Passport slug={product.slug} />
      </p>
    </Section>
  );
}

const LOOKS = {
  proven: { icon: BadgeCheck, text: 'text-success' },
  expired: { icon: TriangleAlert, text: 'text-warning' },
  missing: { icon: TriangleAlert, text: 'text-warning' },
  elsewhere: { icon: MapPin, text: 'text-ink-soft' },
} as const satisfies Record<Origin, unknown>;

function State({ origin, until }: { origin: Origin; until: string | null }) {
  const t = useTranslations('catalogue.originPassport.states');
  const language = useLocale();
  const { icon: Icon, text } = LOOKS[origin];
  return (
    <span className={classNames('flex gap-2 font-semibold', text)}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      {t(origin, { day: until ? formatDay(until, language) : 'none' })}
    </span>
  );
}

function Passport({ slug }: { slug: string }) {
  const t = useTranslations('catalogue.originPassport');
  const { show } = useToast();
  const [isPrinting, startPrinting] = useTransition();

  async function print() {
    try {
      const file = await callFunction<PrintOriginPassport>('print-origin-passport', { slug });
      saveFile(file, `${t('file', { slug })}.pdf`);
    } catch {
      show({ title: t('failed'), description: t('failedText'), kind: 'destructive' });
    }
  }

  return (
    <Button
      kind="secondary"
      className="noscript:hidden"
      icon={<FileDown aria-hidden className="size-5" />}
      isBusy={isPrinting}
      onClick={() => startPrinting(print)}
    >
      {t('sheet')}
    </Button>
  );
}
