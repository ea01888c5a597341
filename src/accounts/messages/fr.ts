import { fr as notifications } from './notifications.fr.ts';
import { fr as own } from './own.fr.ts';
import { fr as signIn } from './sign-in.fr.ts';

export const accounts = { notifications, own, signIn };
