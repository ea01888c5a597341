import { fr as signIn } from './sign-in.fr.ts';

export const accounts = { signIn };
