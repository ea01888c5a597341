import type { Climate } from '../rules/climate.ts';

/** The tint of a figure, which is always there beside it. */
export const CLIMATE_LOOK: Readonly<Record<Climate, string>> = {
  low: 'bg-danger-tint text-danger',
  middle: 'bg-warning-tint text-warning',
  high: 'bg-success-tint text-success',
};
