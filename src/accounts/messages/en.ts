import { en as signIn } from './sign-in.en.ts';

export const accounts = { signIn };
