import { en as attack } from './attack.en.ts';
import { en as checkIn } from './check-in.en.ts';
import { en as demo } from './demo.en.ts';
import { en as followUp } from './follow-up.en.ts';
import { en as help } from './help.en.ts';
import { en as method } from './method.en.ts';
import { en as mood } from './mood.en.ts';
import { en as notifications } from './notifications.en.ts';
import { en as overview } from './overview.en.ts';
import { en as own } from './own.en.ts';
import { en as poll } from './poll.en.ts';
import { en as privacy } from './privacy.en.ts';
import { en as questionnaire } from './questionnaire.en.ts';
import { en as questions } from './questions.en.ts';
import { en as settings } from './settings.en.ts';
import { en as statements } from './statements.en.ts';
import { en as verify } from './verify.en.ts';

export const listening = {
  attack,
  checkIn,
  demo,
  followUp,
  help,
  method,
  mood,
  notifications,
  overview,
  own,
  poll,
  privacy,
  questionnaire,
  factors: questions.factors,
  settings,
  statements,
  verify,
};
