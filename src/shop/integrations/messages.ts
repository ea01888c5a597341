import { texts as keys } from './messages/keys.ts';

export const integrations = { keys };
