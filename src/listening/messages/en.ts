import { en as checkIn } from './check-in.en.ts';
import { en as help } from './help.en.ts';
import { en as mood } from './mood.en.ts';
import { en as own } from './own.en.ts';
import { en as privacy } from './privacy.en.ts';
import { en as questions } from './questions.en.ts';

export const listening = { checkIn, help, mood, own, privacy, factors: questions.factors };
