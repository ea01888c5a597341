import { texts as attack } from './messages/attack.ts';
import { texts as checkIn } from './messages/check-in.ts';
import { texts as demo } from './messages/demo.ts';
import { texts as followUp } from './messages/follow-up.ts';
import { texts as help } from './messages/help.ts';
import { texts as method } from './messages/method.ts';
import { texts as mood } from './messages/mood.ts';
import { texts as notifications } from './messages/notifications.ts';
import { texts as overview } from './messages/overview.ts';
import { texts as own } from './messages/own.ts';
import { texts as poll } from './messages/poll.ts';
import { texts as privacy } from './messages/privacy.ts';
import { texts as questionnaire } from './messages/questionnaire.ts';
import { texts as questions } from './messages/questions.ts';
import { texts as settings } from './messages/settings.ts';
import { texts as statements } from './messages/statements.ts';
import { texts as verify } from './messages/verify.ts';

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
