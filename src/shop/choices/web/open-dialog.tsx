import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { BoxOrder, OpenCampaign } from '../contract.ts';
import { defaultDeadline, readCampaign } from '../rules/campaign-form.ts';
import { CampaignFormDialog } from './campaign-form-dialog.tsx';

type OpenDialogProps = { readonly order: BoxOrder; readonly onClose: () => void };

/** Until when, where the boxes go, and what becomes of those that nobody chose. */
export function OpenDialog({ order, onClose }: OpenDialogProps) {
  const t = useTranslations('choices.campaigns.form');
  const { id: companyId } = useSpace();
  // Of this dialog: sent twice, it is one.
  const [campaignId] = useState(() => crypto.randomUUID());
  const today = parisDayOf(new Date());
  const productIds = order.products.map(({ id }) => id);
  return (
    <CampaignFormDialog
      title={t('title')}
      text={t('intro', { number: order.number, count: order.boxes })}
      submit={t('submit')}
      told={t('opened')}
      validate={(typed) => readCampaign(typed, { today, productIds }).problems}
      send={(form) =>
        callFunction<OpenCampaign>('open-choice-campaign', {
          companyId,
          campaignId,
          orderId: order.id,
          form,
        })
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField {...field('title')} label={t('name')} hint={t('nameHint')} required />
          <TextField
            {...field('deadline')}
            type="date"
            label={t('deadline')}
            hint={t('deadlineHint')}
            defaultValue={defaultDeadline(today)}
            required
          />
          <RadioCards
            {...field('delivery')}
            legend={t('delivery')}
            columns={2}
            defaultValue="site"
            options={[
              { value: 'site', label: t('site'), description: t('siteText') },
              { value: 'home', label: t('home'), description: t('homeText') },
            ]}
          />
          <RadioCards
            {...field('fallback')}
            legend={t('fallback')}
            columns={2}
            defaultValue="box"
            options={[
              { value: 'box', label: t('fallbackBox'), description: t('fallbackBoxText') },
              {
                value: 'donation',
                label: t('fallbackDonation'),
                description: t('fallbackDonationText'),
              },
            ]}
          />
          <SelectField
            {...field('defaultProduct')}
            label={t('product')}
            hint={t('productHint')}
            options={order.products.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField
            {...field('association')}
            label={t('association')}
            hint={t('associationHint')}
            optionalLabel={t('optional')}
          />
        </>
      )}
    </CampaignFormDialog>
  );
}
