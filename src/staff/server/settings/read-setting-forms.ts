import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf } from '#basics/contract.ts';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import { fill } from '#basics/form.ts';
import type { FigureKind } from '#basics/settings.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { findSignInAddresses } from '#platform/database/sign-in-addresses.ts';
import { readSettings } from '#platform/settings/settings-reader.ts';
import { optionalPlanPrices } from '#shop/catalogue/rules/plan-prices.ts';
import { plansIn } from '#shop/catalogue/server/staff/product-state.ts';
import { findSubscriptions } from '#shop/catalogue/server/staff/products.queries.ts';
import type { ListedFigure, ReadSettingForms } from '../../contract.ts';
import { formOfSetting, SETTING_GROUPS } from '../../rules/settings/setting-groups.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { listFigures, listGroupChanges } from './settings.queries.ts';

export function readSettingForms(deps: StaffDeps, call: Call): Promise<OutputOf<ReadSettingForms>> {
  const today = parisDayOf(deps.clock.now());
  // As of one moment: a form and its revision belong together.
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-settings');
    const settings = await readSettings(tx);
    const changes = await listGroupChanges(tx);
    const figures = await listFigures(tx);
    const subscriptions = await findSubscriptions(tx);
    const editors = await withServiceRights(tx, (service) =>
      // Staff tell each other by their addresses, which are nobody's to read.
      findSignInAddresses(service, [
        ...changes.map(({ changed_by: by }) => by),
        ...figures.map(({ actor }) => actor),
        ...subscriptions.map(({ published_by: by }) => by),
      ]),
    );
    const editorOf = (id: string | null) => (id === null ? null : (editors.get(id) ?? null));
    const groups = SETTING_GROUPS.map((group) => {
      const change = changes.find((each) => each.group === group);
      if (!change) throw new Error(`The settings ${group} are not there`);
      return [
        group,
        {
          form: { ...formOfSetting(group, settings) },
          revision: change.revision,
          changedBy: editorOf(change.changed_by),
          changedAt: change.changed_at?.toISOString() ?? null,
        },
      ] as const;
    });
    return {
      groups: Object.fromEntries(groups) as OutputOf<ReadSettingForms>['groups'],
      plans: subscriptions.map((product) => ({
        productId: product.id,
        name: product.name ?? { fr: '', en: '' },
        form: fill(optionalPlanPrices, plansIn(product)),
        revision: product.number ?? 0,
        changedBy: editorOf(product.published_by),
        changedAt: product.published_at?.toISOString() ?? null,
      })),
      figures: figures.map((figure, index) => ({
        id: figure.id,
        kind: figure.kind as FigureKind,
        validFrom: figure.valid_from,
        value: figure.value,
        source: figure.source,
        sourceUrl: figure.source_url,
        reason: figure.reason,
        state: stateOf(figures, index, today),
        decidedBy: editorOf(figure.actor),
        decidedAt: figure.happened_at?.toISOString() ?? null,
      })),
      today,
    };
  });
}

type FigureRow = { readonly kind: string; readonly valid_from: ParisDay };

/** Of figures by kind, the latest day first and its last correction before the others. */
function stateOf(
  figures: readonly FigureRow[],
  index: number,
  today: ParisDay,
): ListedFigure['state'] {
  const { kind, valid_from: day } = figures[index] as FigureRow;
  const later = figures.slice(0, index).filter((other) => other.kind === kind);
  if (later.some((other) => other.valid_from === day)) return 'corrected';
  if (day > today) return 'coming';
  return later.some((other) => other.valid_from <= today) ? 'former' : 'current';
}
