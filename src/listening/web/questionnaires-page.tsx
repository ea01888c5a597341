import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { useSpace } from '#company/web/space-context.ts';
import { pageContext } from '#platform/page-context.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import type { AskedQuestionnaire, NextQuestionnaire } from '../contract.ts';
import { DIMENSIONS, ITEMS } from '../rules/questionnaire-items.ts';
import { ListeningFailure } from './listening-failure.tsx';
import { QuestionnaireItem } from './questionnaire-item.tsx';
import { SubPageHead } from './sub-page-head.tsx';
import {
  useOpenQuestionnaire,
  useQuestionnaires,
  useWithdrawQuestionnaire,
} from './use-questionnaires.ts';
import { useStatement } from './use-statement.ts';
import { WithdrawAsked } from './withdraw-asked.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context
      .get(pageContext)
      .messages(
        'listening.questionnaire',
        'listening.statements',
        'listening.mood',
        'listening.checkIn',
      ),
  };
}

/** The yearly questionnaire: to open it, and those that were. */
export default function QuestionnairesPage() {
  const t = useTranslations('listening.questionnaire');
  const { id, can } = useSpace();
  const mayAsk = can('ask-everybody');
  const { data, error, refetch } = useQuestionnaires(id);
  return (
    <>
      <SubPageHead title={t('title')} intro={t('intro')} />
      <ListeningFailure error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading text={t('loading')} />}
      {data && (
        <div className="grid gap-6">
          {mayAsk && <Next companyId={id} next={data.next} />}
          <AskedCard companyId={id} asked={data.questionnaires} mayAsk={mayAsk} />
          <Statements />
        </div>
      )}
    </>
  );
}

function Next({ companyId, next }: { companyId: string; next: NextQuestionnaire }) {
  const t = useTranslations('listening.questionnaire');
  const language = useLocale();
  const { show } = useToast();
  const open = useOpenQuestionnaire(companyId);
  const { state, listed, leastListed: least, places } = next;
  const words = {
    listed,
    least,
    count: places.length,
    places: places.join(', '),
    opens: formatDay(next.opensOn, language),
    closes: formatDay(next.closesOn, language),
    told: formatDay(next.toldOn, language),
    again: formatDay(next.againOn, language),
  };
  return (
    <Notice kind="info">
      <p>{t(`next.${state}`, words)}</p>
      {state === 'ready' && (
        <>
          <p>{t('next.once')}</p>
          <Button
            className="mt-3"
            isBusy={open.isPending}
            onClick={() =>
              open.mutate(crypto.randomUUID(), {
                onSuccess: () => show({ title: t('ask.opened') }),
                onError: () => show({ title: t('ask.failed'), kind: 'destructive' }),
              })
            }
          >
            {t('ask.open')}
          </Button>
        </>
      )}
    </Notice>
  );
}

type AskedCardProps = {
  readonly companyId: string;
  readonly asked: readonly AskedQuestionnaire[];
  readonly mayAsk: boolean;
};

function AskedCard({ companyId, asked, mayAsk }: AskedCardProps) {
  const t = useTranslations('listening.questionnaire.asked');
  const language = useLocale();
  const withdraw = useWithdrawQuestionnaire(companyId);
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      {asked.length === 0 && <p className="mt-3 text-ink-soft">{t('none')}</p>}
      <ul className="mt-4">
        {asked.map((each) => (
          <QuestionnaireItem key={each.id} asked={each}>
            {mayAsk && (each.state === 'written' || each.state === 'open') && (
              <WithdrawAsked
                t={t}
                label={t('withdrawing', { opens: formatDay(each.opensOn, language) })}
                onWithdraw={(outcome) => withdraw.mutate(each.id, outcome)}
              />
            )}
          </QuestionnaireItem>
        ))}
      </ul>
    </Card>
  );
}

/** What everybody is asked, to be read before it opens. */
function Statements() {
  const t = useTranslations('listening.questionnaire.ask');
  const names = useTranslations('listening.statements.dimensions');
  const statement = useStatement();
  return (
    <Card as="section">
      <h2 className="text-xl">{t('statements')}</h2>
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        {DIMENSIONS.map((dimension) => (
          <div key={dimension}>
            <h3 className="text-lg">{names(dimension)}</h3>
            <ul className="mt-1 list-disc pl-5">
              {ITEMS.filter((item) => item.dimension === dimension).map((item) => (
                <li key={item.number}>{statement(item)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Card>
  );
}
