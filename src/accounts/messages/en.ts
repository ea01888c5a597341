import { en as notifications } from './notifications.en.ts';
import { en as own } from './own.en.ts';
import { en as signIn } from './sign-in.en.ts';

export const accounts = { notifications, own, signIn };
