import type { Texts } from '#basics/messages.ts';
import { texts as events } from './events.ts';

/** Le justificatif des cadeaux d’une année, imprimé ou en liste. */
export const texts = {
  title: {
    fr: 'Cadeaux aux salariés en {year} – {company}',
    en: 'Gifts to employees in {year} – {company}',
  },
  foot: { fr: '{title} · version {number} · {hash}', en: '{title} · version {number} · {hash}' },
  page: { fr: 'Page', en: 'Page' },
  company: { fr: '{name}, SIREN {siren}', en: '{name}, SIREN {siren}' },
  printed: {
    fr: 'Imprimé le {moment}, version {number}',
    en: 'Printed on {moment}, version {number}',
  },
  hash: {
    fr: 'Empreinte du contenu (SHA-256)\u00a0: {hash}',
    en: 'Fingerprint of the content (SHA-256): {hash}',
  },
  limit: {
    fr: 'Limite de {year}\u00a0: {limit} par salarié, soit 5\u00a0% du plafond mensuel de la sécurité sociale ({ceiling}), arrondis à l’euro. Source\u00a0: {source}.',
    en: 'Limit of {year}: {limit} per employee, which is 5% of the monthly social security ceiling ({ceiling}), rounded to the euro. Source: {source}.',
  },
  provisional: {
    fr: 'Le plafond de {year} n’est pas encore publié\u00a0: l’année est jugée par la limite de {ofYear}, {limit} par salarié (5\u00a0% de {ceiling}). Source\u00a0: {source}.',
    en: 'The ceiling of {year} is not published yet: the year is judged by the limit of {ofYear}, {limit} per employee (5% of {ceiling}). Source: {source}.',
  },
  totals: {
    fr: '{receivers, plural, =0 {Personne n’a reçu de cadeau} one {Une personne a reçu un cadeau} other {# personnes ont reçu un cadeau}}, pour {total} TTC en tout\u202f; {over, plural, =0 {personne n’est au-dessus de la limite} one {une personne est au-dessus de la limite} other {# personnes sont au-dessus de la limite}}.',
    en: '{receivers, plural, =0 {Nobody has received a gift} one {One person has received a gift} other {# people have received a gift}}, for {total} including VAT in all; {over, plural, =0 {nobody is over the limit} one {one person is over the limit} other {# people are over the limit}}.',
  },
  giver: { fr: 'Qui donne', en: 'Who gives' },
  givers: {
    council: {
      fr: 'Le comité social et économique, au titre des activités sociales et culturelles.',
      en: 'The works council (CSE), as part of its social and cultural activities.',
    },
    'small-employer': {
      fr: 'L’employeur, dans une entreprise de {headcount, plural, one {# salarié} other {# salariés}}, sous le seuil de {councilHeadcount} à partir duquel les activités sociales et culturelles reviennent au comité.',
      en: 'The employer, in a company of {headcount, plural, one {# employee} other {# employees}}, below the {councilHeadcount} from which social and cultural activities belong to the council.',
    },
    carence: {
      fr: 'L’employeur de {headcount, plural, one {# salarié} other {# salariés}}, qui déclare un procès-verbal de carence\u00a0: à joindre à ce justificatif.',
      en: 'The employer of {headcount, plural, one {# employee} other {# employees}}, who declares a procès-verbal de carence (no candidate at the elections): keep it with this sheet.',
    },
    'employer-without-record': {
      fr: 'L’employeur de {headcount, plural, one {# salarié} other {# salariés}}, sans procès-verbal de carence déclaré. À partir de {councilHeadcount} salariés, la tolérance vaut pour les cadeaux du comité, et non pour ceux que l’employeur donne lui-même.',
      en: 'The employer of {headcount, plural, one {# employee} other {# employees}}, without a declared procès-verbal de carence. From {councilHeadcount} employees on, the tolerance holds for the gifts of the council, not for those that the employer gives.',
    },
  },
  policy: { fr: 'Selon quels critères', en: 'By which criteria' },
  noPolicy: { fr: 'Aucun critère n’a été écrit.', en: 'No criteria have been written down.' },
  rule: {
    title: { fr: 'La règle appliquée', en: 'The rule that was applied' },
    together: {
      fr: 'Tous les cadeaux d’un salarié dans l’année civile sont additionnés, TTC. Jusqu’à la limite, ils ne donnent pas lieu à cotisations, quelle que soit l’occasion (lettre ministérielle du 12 décembre 1988).',
      en: 'All gifts to an employee in a calendar year are added together, VAT included. Up to the limit they give rise to no contributions, whatever the occasion (ministerial letter of 12 December 1988).',
    },
    event: {
      fr: 'Au-dessus, chaque cadeau est examiné\u00a0: il n’est laissé de côté que s’il est lié à un événement de la liste de l’URSSAF qui concerne ce salarié, s’il est utilisé à cette fin, et si les cadeaux de cet événement ne dépassent pas la limite. Sinon, il est soumis à cotisations pour sa valeur entière, dès le premier euro.',
      en: 'Above it each gift is examined: it is left out only if it belongs to an event that URSSAF lists and that concerns this employee, is used for it, and if the gifts of that event stay within the limit. Otherwise its whole value is subject to contributions, from the first euro.',
    },
    tolerance: {
      fr: 'C’est une tolérance de l’administration, qui ne lie pas le juge (Cass. 2e civ., 30 mars 2017, n° 15-25.453). Conservez avec ce document les factures et les preuves de chaque événement.',
      en: 'This is a tolerance of the administration, by which judges are not bound (Cass. 2e civ., 30 March 2017, no. 15-25.453). Keep the invoices and the proof of each event with this document.',
    },
  },
  people: { fr: 'Par salarié', en: 'By employee' },
  number: { fr: 'matricule {number}', en: 'number {number}' },
  day: { fr: 'Remis le', en: 'Given on' },
  what: { fr: 'Cadeau', en: 'Gift' },
  event: { fr: 'Événement', en: 'Event' },
  origin: { fr: 'Origine', en: 'Origin' },
  value: { fr: 'Valeur TTC', en: 'Value incl. VAT' },
  none: { fr: 'Aucun', en: 'None' },
  nobody: { fr: 'Aucun cadeau n’est déclaré pour {year}.', en: 'No gift is declared for {year}.' },
  origins: {
    order: {
      fr: 'Commande {number}, attribuée le {day} par {by}',
      en: 'Order {number}, attributed on {day} by {by}',
    },
    declared: { fr: 'Déclaré le {day} par {by}', en: 'Declared on {day} by {by}' },
    imported: { fr: 'Importé le {day} par {by}', en: 'Imported on {day} by {by}' },
  },
  somebody: { fr: 'un compte supprimé', en: 'a deleted account' },
  verdict: {
    within: {
      fr: 'Total\u00a0: {total} sur {limit}. Dans la limite.',
      en: 'Total: {total} of {limit}. Within the limit.',
    },
    over: {
      fr: 'Total\u00a0: {total} sur {limit}. Limite dépassée\u00a0: {toProve} à justifier par événement, {subject} soumis à cotisations.',
      en: 'Total: {total} of {limit}. Over the limit: {toProve} to be proven by event, {subject} subject to contributions.',
    },
  },
  sources: {
    order: { fr: 'Commande', en: 'Order' },
    declared: { fr: 'Déclaration', en: 'Declaration' },
    imported: { fr: 'Import', en: 'Import' },
  },
  csv: {
    lastName: { fr: 'Nom', en: 'Last name' },
    firstName: { fr: 'Prénom', en: 'First name' },
    employeeNumber: { fr: 'Matricule', en: 'Number' },
    site: { fr: 'Site', en: 'Site' },
    day: { fr: 'Date', en: 'Date' },
    what: { fr: 'Cadeau', en: 'Gift' },
    event: { fr: 'Événement', en: 'Event' },
    value: { fr: 'Valeur TTC', en: 'Value incl. VAT' },
    source: { fr: 'Origine', en: 'Origin' },
    order: { fr: 'Commande', en: 'Order' },
    declaredBy: { fr: 'Déclaré par', en: 'Declared by' },
    declaredOn: { fr: 'Déclaré le', en: 'Declared on' },
  },
  events: {
    birth: events.birth.name,
    adoption: events.adoption.name,
    marriage: events.marriage.name,
    'civil-partnership': events['civil-partnership'].name,
    retirement: events.retirement.name,
    'mothers-day': events['mothers-day'].name,
    'fathers-day': events['fathers-day'].name,
    'saint-catherine': events['saint-catherine'].name,
    'saint-nicholas': events['saint-nicholas'].name,
    'employee-christmas': events['employee-christmas'].name,
    'child-christmas': events['child-christmas'].name,
    'school-start': events['school-start'].name,
  },
} satisfies Texts;
