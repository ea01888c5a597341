import { Check, Gift } from 'lucide-react';
import { Accordion } from '#ui/accordion.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Facts } from '#ui/facts.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Price } from '#ui/price.tsx';
import { Steps } from '#ui/steps.tsx';
import type { Tint } from '#ui/tint.ts';
import type { GalleryTexts } from './gallery-texts.ts';

type Props = { texts: GalleryTexts };

/** The parts one reads. */
export const GalleryWords = { Opening, Cards, Reading, OnPine };

function Opening({ texts }: Props) {
  return (
    <div>
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: texts.home, to: '/' }, { label: texts.boxes }]}
      />
      <PageTitle size="large" eyebrow={texts.eyebrow} title={texts.title} intro={texts.intro}>
        <ButtonLink to="/box" size="large" icon={<Gift aria-hidden className="size-5" />}>
          {texts.discover}
        </ButtonLink>
        <ButtonLink to="/contact" size="large" kind="secondary">
          {texts.quote}
        </ButtonLink>
      </PageTitle>
    </div>
  );
}

function Cards({ texts }: Props) {
  const price = {
    net: texts.net,
    gross: texts.gross,
    netLabel: texts.netLabel,
    grossLabel: texts.grossLabel,
  };
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {(Object.entries(texts.tints) as [Tint, string][]).map(([tint, name]) => (
        <Card key={tint} as="article" isPadded={false} isRaised>
          <img
            src={`/illustrations/box-${tint}.svg`}
            alt=""
            width={800}
            height={600}
            loading="lazy"
          />
          <div className="p-5">
            <Badge tone={tint}>{name}</Badge>
            <h3 className="mt-3 text-xl">{texts.boxName}</h3>
            <p className="mt-1.5 mb-4 text-sm text-ink-soft">{texts.boxText}</p>
            <Price {...price} size={tint === 'monthly' ? 'small' : 'normal'} />
          </div>
        </Card>
      ))}
      <Card tint="surprise">
        <Price {...price} size="large" />
        <p className="mt-3">{texts.boxText}</p>
      </Card>
    </div>
  );
}

function Reading({ texts }: Props) {
  const [order = '', state = '', boxes = '', total = ''] = texts.tableColumns;
  const columns = [
    { key: 'order', label: order },
    { key: 'state', label: state },
    { key: 'boxes', label: boxes, isNumber: true },
    { key: 'total', label: total, isNumber: true },
  ];
  const rows = ['A', 'B', 'C'].map((id, index) => ({
    id,
    cells: {
      order: `2026-00${41 + index}`,
      state: (
        <Badge tone={index ? 'success' : 'info'}>
          {index ? texts.states.success : texts.states.info}
        </Badge>
      ),
      boxes: 12 * (index + 1),
      total: texts.net,
    },
  }));
  return (
    <div className="space-y-14">
      <Steps steps={texts.steps} />
      <Facts facts={texts.facts} />
      <DataTable caption={texts.tableCaption} columns={columns} rows={rows} />
      <DataTable
        caption={texts.tableCaption}
        columns={columns}
        rows={[]}
        emptyText={texts.tableEmpty}
      />
      <Accordion items={texts.questions} />
      <div className="flex flex-wrap gap-2">
        {Object.entries(texts.states).map(([tone, word]) => (
          <Badge
            key={tone}
            tone={tone as keyof GalleryTexts['states']}
            icon={tone === 'success' && <Check aria-hidden className="size-4" />}
          >
            {word}
          </Badge>
        ))}
      </div>
    </div>
  );
}

function OnPine({ texts }: Props) {
  return (
    <div className="space-y-10">
      <Facts facts={texts.facts} />
      <Notice kind="info" title={texts.noticeTitles.info}>
        <p>{texts.noticeText}</p>
      </Notice>
      <div className="flex flex-wrap gap-2">
        {(Object.entries({ ...texts.tints, ...texts.states }) as [Tint, string][]).map(
          ([tone, word]) => (
            <Badge key={tone} tone={tone}>
              {word}
            </Badge>
          ),
        )}
      </div>
      <Card tint="food">
        <p>{texts.boxText}</p>
      </Card>
      <div className="flex flex-wrap gap-3">
        <Button>{texts.discover}</Button>
        <Button kind="secondary">{texts.quote}</Button>
        <Button kind="quiet">{texts.later}</Button>
      </div>
    </div>
  );
}
