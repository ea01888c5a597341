import type { NotificationSpeaker } from '#accounts/rules/notifications.ts';
import type { Call } from '#backend/call.ts';
import type { ParisDay } from '#basics/dates.ts';

/** What other rooms are given of listening. */
export type ListeningLends = {
  readonly speaker: NotificationSpeaker;
  /** What the overview says of the whole company. @throws Refusal forbidden unless the caller may read it */
  readonly climate: (call: Call, companyId: string) => Promise<ClimateWords>;
};

/** In the language of the call. */
export type ClimateWords = {
  /** Of the last week that was told; undefined before the first. */
  readonly monday: ParisDay | undefined;
  readonly title: string;
  readonly lines: readonly string[];
};
