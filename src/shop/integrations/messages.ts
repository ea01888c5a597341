import { texts as keys } from './messages/keys.ts';
import { texts as webhooks } from './messages/webhooks.ts';

export const integrations = { keys, webhooks };
