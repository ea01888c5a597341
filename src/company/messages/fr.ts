import { fr as space } from './space.fr.ts';

export const company = { space };
