import { fr as own } from './own.fr.ts';
import { fr as signIn } from './sign-in.fr.ts';

export const accounts = { own, signIn };
