import { en as space } from './space.en.ts';

export const company = { space };
