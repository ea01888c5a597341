import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { Failure } from '#company/web/failure.tsx';
import { problemsOf } from '#company/web/problems-of.ts';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { pageContext } from '#platform/page-context.ts';
import { useOnceId } from '#shop/sales/web/use-once-id.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { GiftMeter, GiftReceivers, GiveGifts, WaitingBoxes } from '../contract.ts';
import { dayOfEvent, GIFT_EVENTS, type GiftEvent } from '../rules/gift-events.ts';
import { readDeclaredGift, readGiftWish } from '../rules/gift-forms.ts';
import { EventCard } from './event-card.tsx';
import { useGiftWords } from './gift-words.ts';
import { type Chosen, PeopleChooser } from './people-chooser.tsx';
import { useGiftsChanged, useMeter } from './use-gifts.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return {
    messages: page.messages('gifts.meter', 'gifts.give', 'gifts.events'),
    today: page.today,
  };
}

/** A gift, its event with what that asks for, and who receives it. */
export default function GivePage() {
  const t = useTranslations('gifts.give');
  const { today } = useLoaderData<typeof loader>();
  const { id: companyId } = useSpace();
  const [parameters] = useSearchParams();
  const order = parameters.get('order');
  const meter = useMeter(companyId, Number(today.slice(0, 4)));
  const boxes = meter.data?.waiting.find(
    ({ orderId, position }) => orderId === order && String(position) === parameters.get('line'),
  );
  return (
    <>
      <PageHead title={t(order ? 'boxesTitle' : 'title')} />
      <PageTitle
        size="small"
        title={t(order ? 'boxesTitle' : 'title')}
        intro={t(order ? 'boxesIntro' : 'intro')}
      />
      {meter.error && <Failure error={meter.error} onRetry={() => void meter.refetch()} />}
      {!meter.data && !meter.error && <Loading text={t('loading')} />}
      {meter.data && !meter.data.mayWrite && <p>{t('readOnly')}</p>}
      {meter.data?.mayWrite && order && !boxes && <p>{t('nothingLeft')}</p>}
      {meter.data?.mayWrite && (!order || boxes) && (
        <GiveForm meter={meter.data} boxes={boxes} today={today} />
      )}
      <p className="mt-8">
        <Link to="/dashboard/boxes/gifts">{t('back')}</Link>
      </p>
    </>
  );
}

type GiveFormProps = {
  readonly meter: GiftMeter;
  readonly boxes: WaitingBoxes | undefined;
  readonly today: string;
};

const KINDS = ['everybody', 'site', 'people'] as const;

function GiveForm({ meter, boxes, today }: GiveFormProps) {
  const t = useTranslations('gifts.give');
  const events = useTranslations('gifts.events');
  const language = useLocale();
  const { id: companyId } = useSpace();
  const [event, setEvent] = useState<GiftEvent>();
  const [givenOn, setGivenOn] = useState(today);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('everybody');
  const [siteId, setSiteId] = useState(meter.sites[0]?.id ?? '');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const receivers = receiversOf(kind, siteId, chosen);
  const give = useGive({ companyId, boxes, receivers });
  const { form } = give;
  return (
    <div className="grid max-w-2xl gap-6">
      <form id="give-form" {...form.handlers(give.send)} className="grid gap-6">
        {boxes ? (
          <Notice kind="info" title={boxes.name}>
            <p>
              {t('boxes', {
                number: boxes.orderNumber,
                left: boxes.left,
                value: formatMoney(boxes.valueCents, language),
              })}
            </p>
          </Notice>
        ) : (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...form.field('what')}
              label={t('what')}
              hint={t('whatHint')}
              autoComplete="off"
              required
            />
            <TextField
              {...form.field('value')}
              label={t('value')}
              hint={t('valueHint')}
              inputMode="decimal"
              autoComplete="off"
              required
            />
          </div>
        )}
        <SelectField
          {...form.field('event')}
          label={t('event')}
          hint={t('eventHint')}
          value={event ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const found = GIFT_EVENTS.find((each) => each === value);
            setEvent(found);
            if (found) setGivenOn((on) => dayOfEvent(found, Number(on.slice(0, 4))) ?? on);
          }}
          options={[
            { value: '', label: t('noEvent') },
            ...GIFT_EVENTS.map((value) => ({ value, label: events(`${value}.name`) })),
          ]}
        />
        {event && <EventCard event={event} limitCents={meter.limit.limitCents} />}
        <TextField
          {...form.field('givenOn')}
          type="date"
          label={t('givenOn')}
          hint={t('givenOnHint')}
          className="max-w-60"
          value={givenOn}
          onChange={({ currentTarget: { value } }) => setGivenOn(value)}
          required
        />
        <RadioCards
          {...form.field('receivers')}
          legend={t('receivers')}
          value={kind}
          onChange={(value) => setKind(KINDS.find((each) => each === value) ?? 'everybody')}
          options={KINDS.map((value) => ({
            value,
            label: t(`kinds.${value}.label`),
            description: t(`kinds.${value}.text`),
          }))}
        />
        {kind === 'site' && (
          <SelectField
            name="siteId"
            label={t('site')}
            value={siteId}
            onChange={({ currentTarget: { value } }) => setSiteId(value)}
            options={meter.sites.map(({ id, name, people }) => ({
              value: id,
              label: t('siteOf', { name, people }),
            }))}
          />
        )}
      </form>
      {kind === 'people' && (
        <PeopleChooser
          companyId={companyId}
          year={Number(givenOn.slice(0, 4)) || Number(today.slice(0, 4))}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
      <Failure error={give.error} />
      <p>
        <Button type="submit" form="give-form" size="large" isBusy={give.isPending}>
          {t('save')}
        </Button>
      </p>
    </div>
  );
}

function receiversOf(
  kind: (typeof KINDS)[number],
  siteId: string,
  chosen: readonly Chosen[],
): GiftReceivers {
  if (kind === 'site') return { kind, siteId };
  if (kind === 'people') return { kind, employeeIds: chosen.map(({ id }) => id) };
  return { kind };
}

type GiveWish = {
  readonly companyId: string;
  readonly boxes: WaitingBoxes | undefined;
  readonly receivers: GiftReceivers;
};

/** Sends what was filled in; the same twice is one. */
function useGive({ companyId, boxes, receivers }: GiveWish) {
  const t = useTranslations('gifts.give');
  const navigate = useNavigate();
  const toast = useToast();
  const changed = useGiftsChanged(companyId);
  const once = useOnceId();
  const nobody = receivers.kind === 'people' && receivers.employeeIds.length === 0;
  const form = useSchemaForm({
    id: 'give',
    validate: (typed) => [
      ...(boxes ? readGiftWish(typed) : readDeclaredGift(typed)).problems,
      ...(nobody ? [{ path: 'receivers', problem: 'nobody-chosen' }] : []),
    ],
    words: useGiftWords(),
  });
  const save = useMutation({
    mutationFn: ({ what = '', value = '', event = '', givenOn = '' }: FormValues) => {
      const wish = {
        companyId,
        form: boxes ? { event, givenOn } : { what, value, event, givenOn },
        receivers,
        boxes: boxes ? { orderId: boxes.orderId, position: boxes.position } : null,
      };
      return callFunction<GiveGifts>('give-gifts', { ...wish, actId: once.idFor(wish) });
    },
    async onSuccess({ given, over }) {
      once.hasArrived();
      await changed();
      toast.show({ title: t('saved', { given }), description: t('savedOver', { over }) });
      void navigate('/dashboard/boxes/gifts');
    },
    onError: (error) => form.show(problemsOf(error)),
  });
  return { form, send: save.mutate, isPending: save.isPending, error: save.error };
}
