import { fr as attack } from './attack.fr.ts';
import { fr as checkIn } from './check-in.fr.ts';
import { fr as demo } from './demo.fr.ts';
import { fr as followUp } from './follow-up.fr.ts';
import { fr as help } from './help.fr.ts';
import { fr as method } from './method.fr.ts';
import { fr as mood } from './mood.fr.ts';
import { fr as notifications } from './notifications.fr.ts';
import { fr as overview } from './overview.fr.ts';
import { fr as own } from './own.fr.ts';
import { fr as poll } from './poll.fr.ts';
import { fr as privacy } from './privacy.fr.ts';
import { fr as questionnaire } from './questionnaire.fr.ts';
import { fr as questions } from './questions.fr.ts';
import { fr as settings } from './settings.fr.ts';
import { fr as statements } from './statements.fr.ts';
import { fr as verify } from './verify.fr.ts';

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
