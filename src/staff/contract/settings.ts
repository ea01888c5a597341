import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { FIGURE_KINDS } from '#basics/settings.ts';
import { SETTING_GROUPS } from '../rules/settings/setting-groups.ts';
import { count, editor, form, instant, names, nothing } from '../shapes.ts';

const settingGroup = z.object({
  form,
  revision: count,
  /** Null while it is as it was delivered. */
  changedBy: editor,
  changedAt: instant.nullable(),
});

/** What staff decide for the whole product, as it is edited. */
export const readSettingForms = contract('read-setting-forms', {
  access: 'keep-settings',
  input: nothing,
  output: z.object({
    groups: z.object({
      organisation: settingGroup,
      delivery: settingGroup,
      returns: settingGroup,
      licence: settingGroup,
      site: settingGroup,
    }),
    /** Of each subscription in the shop; the revision is that of what was published last, from 0. */
    plans: z.array(settingGroup.extend({ productId: z.uuid(), name: names })),
    /** By kind; the latest day first, and of a day the last correction first. */
    figures: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(FIGURE_KINDS),
        validFrom: z.string(),
        /** Cents, hundredths of a percent or people. */
        value: count,
        source: z.string(),
        sourceUrl: z.string().nullable(),
        reason: z.string().nullable(),
        /** `corrected`: another one for the same day holds; `coming`: its day has not begun. */
        state: z.enum(['current', 'former', 'coming', 'corrected']),
        /** Null for those that came with the product. */
        decidedBy: editor,
        decidedAt: instant.nullable(),
      }),
    ),
    today: z.string(),
  }),
});
export type ReadSettingForms = typeof readSettingForms;
export type SettingForms = z.output<ReadSettingForms['output']>;
export type ListedFigure = SettingForms['figures'][number];

/**
 * Shows a group of settings from now on, on every page and in every mail; the same again changes nothing.
 * Refuses: conflict (details: by whom), invalid-input with a problem beside each field.
 */
export const saveSetting = contract('save-setting', {
  access: 'keep-settings',
  input: z.object({ group: z.enum(SETTING_GROUPS), revision: count, form }),
  output: z.object({ revision: count }),
});
export type SaveSetting = typeof saveSetting;

/**
 * Adds a figure of the law, or corrects one; the same again changes nothing. Refuses: conflict (that id is
 * another figure), invalid-input with a problem beside each field.
 */
export const addFigure = contract('add-figure', {
  access: 'keep-settings',
  input: z.object({ figureId: z.uuid(), form }),
  output: nothing,
});
export type AddFigure = typeof addFigure;

/** Takes back a figure whose day has not begun. Refuses: conflict (it has). */
export const takeBackFigure = contract('take-back-figure', {
  access: 'keep-settings',
  input: z.object({ figureId: z.uuid() }),
  output: nothing,
});
export type TakeBackFigure = typeof takeBackFigure;
