import { fr as invitation } from './invitation.fr.ts';

export const accounts = { invitation };
