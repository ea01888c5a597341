import { YEARLY_FROM } from '../rules/duties.ts';
import {
  notifyOfDueTasks,
  notifyOfDueUpdates,
  notifyOfForgottenAlerts,
  notifyOfLateActions,
} from './reminders.queries.ts';
import type { RisksDeps } from './risks-deps.ts';

/** Every morning: what is due of the risk document and of signals, and what is late. */
export async function remindOfRisks({ database }: Pick<RisksDeps, 'database'>): Promise<void> {
  // A timer is no caller: the service looks at every company.
  await database.asService(async (tx) => {
    await notifyOfDueUpdates(tx, YEARLY_FROM);
    await notifyOfDueTasks(tx);
    await notifyOfLateActions(tx);
    await notifyOfForgottenAlerts(tx);
  });
}
