import { en as invitation } from './invitation.en.ts';

export const accounts = { invitation };
