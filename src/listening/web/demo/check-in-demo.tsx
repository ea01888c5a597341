import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { ParisDay } from '#basics/dates.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import type { Taps } from '../../contract.ts';
import { formatPoints } from '../../rules/format-points.ts';
import type { Tap } from '../../rules/qvct-score.ts';
import {
  SAMPLE_LEAST,
  SAMPLE_TEAM,
  sampleOwnDays,
  sampleWeek,
} from '../../rules/sample-company.ts';
import { publishedWeek } from '../../rules/trends.ts';
import { CheckInForm } from '../check-in-form.tsx';
import { OwnTrendFacts } from '../own-trend-facts.tsx';
import { Score } from '../score-card.tsx';
import { DemoFrame } from './demo-frame.tsx';
import { cellOf, LAST_WEEK } from './sample-mood.ts';

/** The check-in as employees have it, and what becomes of it: for oneself, and for the group. */
export default function CheckInDemo({ today }: { today: ParisDay }) {
  const t = useTranslations('listening.demo.checkIn');
  const [said, setSaid] = useState<Taps>();
  const [isAsking, setAsking] = useState(true);
  const sheet = useRef<HTMLDivElement>(null);
  // What was pressed goes away: whoever works by keyboard stays where it was.
  const ask = (isAsked: boolean) => {
    setAsking(isAsked);
    sheet.current?.focus();
  };
  const say = (taps: Taps) => {
    setSaid(isEmpty(taps) ? undefined : taps);
    ask(isEmpty(taps));
  };
  return (
    <DemoFrame label={t('label')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-8">
        <div ref={sheet} tabIndex={-1} className="outline-none">
          <Card isRaised className="lg:p-8">
            {isAsking ? (
              <CheckInForm
                question={t('question')}
                given={said ?? null}
                isSending={false}
                onSend={say}
              />
            ) : (
              <Said taps={said} onChange={() => ask(true)} onWithdraw={() => say(NOTHING)} />
            )}
          </Card>
        </div>
        {/* Where it would stand below, it follows what is answered. */}
        <div className={classNames('grid gap-6', !said && 'max-lg:hidden')}>
          <OwnSide today={today} said={said} />
          <GroupSide said={said} />
        </div>
      </div>
    </DemoFrame>
  );
}

const NOTHING: Taps = { mood: null, energy: null, factorTap: null };

type SaidProps = {
  readonly taps: Taps | undefined;
  readonly onChange: () => void;
  readonly onWithdraw: () => void;
};

function Said({ taps, onChange, onWithdraw }: SaidProps) {
  const t = useTranslations('listening.checkIn');
  const demo = useTranslations('listening.demo.checkIn');
  const isLow = typeof taps?.mood === 'number' && taps.mood <= 2;
  return (
    <div className="grid gap-4">
      <Notice kind="success" isLive title={demo('saidTitle')}>
        <p>{demo('saidText')}</p>
      </Notice>
      {isLow && <p>{demo('low')}</p>}
      <p className="flex flex-wrap gap-3">
        <Button kind="secondary" size="small" onClick={onChange}>
          {t('change')}
        </Button>
        <Button kind="quiet" size="small" onClick={onWithdraw}>
          {t('withdraw')}
        </Button>
      </p>
    </div>
  );
}

function OwnSide({ today, said }: { today: ParisDay; said: Taps | undefined }) {
  const t = useTranslations('listening.demo.checkIn');
  const before = sampleOwnDays(today);
  return (
    <section>
      <h3 className="text-xl">{t('own')}</h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{said ? t('ownWith') : t('ownBefore')}</p>
      <OwnTrendFacts days={said ? [...before, { day: today, ...said }] : before} today={today} />
    </section>
  );
}

function GroupSide({ said }: { said: Taps | undefined }) {
  const t = useTranslations('listening.demo.checkIn');
  const week = groupAfter(said);
  return (
    <section>
      <h3 className="text-xl">{t('group')}</h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{t('groupText')}</p>
      <Card>
        <div role="status">{week && <Score week={week} />}</div>
        <p className="mt-4 border-t border-line pt-4 text-sm">
          {said ? <Reach /> : t('missing', { least: SAMPLE_LEAST })}
        </p>
      </Card>
    </section>
  );
}

/** From what to what one answer could have moved the figure: the lowest, and the highest, of all. */
function Reach() {
  const t = useTranslations('listening.demo.checkIn');
  const language = useLocale();
  const pointsOf = (tap: Tap) =>
    formatPoints(groupAfter({ mood: tap, energy: tap, factorTap: tap })?.points ?? 0, language);
  return t('reach', { low: pointsOf(1), high: pointsOf(5) });
}

function groupAfter(said: Taps | undefined) {
  const taps = said && [said.mood, said.energy, said.factorTap];
  const cell = cellOf(sampleWeek(LAST_WEEK, taps ? { taps } : 'silent'), SAMPLE_TEAM);
  return cell ? publishedWeek(cell) : undefined;
}

function isEmpty(taps: Taps): boolean {
  return Object.values(taps).every((tap) => tap === null);
}
