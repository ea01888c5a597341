import { texts as notifications } from './messages/notifications.ts';
import { texts as own } from './messages/own.ts';
import { texts as signIn } from './messages/sign-in.ts';

export const accounts = { notifications, own, signIn };
