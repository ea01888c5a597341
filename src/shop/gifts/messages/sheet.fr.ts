import { fr as events } from './events.fr.ts';

/** Le justificatif des cadeaux d’une année, imprimé ou en liste. */
export const fr = {
  title: 'Cadeaux aux salariés en {year} – {company}',
  foot: '{title} · version {number} · {hash}',
  page: 'Page',
  company: '{name}, SIREN {siren}',
  printed: 'Imprimé le {moment}, version {number}',
  hash: 'Empreinte du contenu (SHA-256)\u00a0: {hash}',
  limit:
    'Limite de {year}\u00a0: {limit} par salarié, soit 5\u00a0% du plafond mensuel de la sécurité sociale ({ceiling}), arrondis à l’euro. Source\u00a0: {source}.',
  provisional:
    'Le plafond de {year} n’est pas encore publié\u00a0: l’année est jugée par la limite de {ofYear}, {limit} par salarié (5\u00a0% de {ceiling}). Source\u00a0: {source}.',
  totals:
    '{receivers, plural, =0 {Personne n’a reçu de cadeau} one {Une personne a reçu un cadeau} other {# personnes ont reçu un cadeau}}, pour {total} TTC en tout\u202f; {over, plural, =0 {personne n’est au-dessus de la limite} one {une personne est au-dessus de la limite} other {# personnes sont au-dessus de la limite}}.',
  giver: 'Qui donne',
  givers: {
    council: 'Le comité social et économique, au titre des activités sociales et culturelles.',
    'small-employer':
      'L’employeur, dans une entreprise de {headcount, plural, one {# salarié} other {# salariés}}, sous le seuil de {councilHeadcount} à partir duquel les activités sociales et culturelles reviennent au comité.',
    carence:
      'L’employeur de {headcount, plural, one {# salarié} other {# salariés}}, qui déclare un procès-verbal de carence\u00a0: à joindre à ce justificatif.',
    'employer-without-record':
      'L’employeur de {headcount, plural, one {# salarié} other {# salariés}}, sans procès-verbal de carence déclaré. À partir de {councilHeadcount} salariés, la tolérance vaut pour les cadeaux du comité, et non pour ceux que l’employeur donne lui-même.',
  },
  policy: 'Selon quels critères',
  noPolicy: 'Aucun critère n’a été écrit.',
  rule: {
    title: 'La règle appliquée',
    together:
      'Tous les cadeaux d’un salarié dans l’année civile sont additionnés, TTC. Jusqu’à la limite, ils ne donnent pas lieu à cotisations, quelle que soit l’occasion (lettre ministérielle du 12 décembre 1988).',
    event:
      'Au-dessus, chaque cadeau est examiné\u00a0: il n’est laissé de côté que s’il est lié à un événement de la liste de l’URSSAF qui concerne ce salarié, s’il est utilisé à cette fin, et si les cadeaux de cet événement ne dépassent pas la limite. Sinon, il est soumis à cotisations pour sa valeur entière, dès le premier euro.',
    tolerance:
      'C’est une tolérance de l’administration, qui ne lie pas le juge (Cass. 2e civ., 30 mars 2017, n° 15-25.453). Conservez avec ce document les factures et les preuves de chaque événement.',
  },
  people: 'Par salarié',
  number: 'matricule {number}',
  day: 'Remis le',
  what: 'Cadeau',
  event: 'Événement',
  origin: 'Origine',
  value: 'Valeur TTC',
  none: 'Aucun',
  nobody: 'Aucun cadeau n’est déclaré pour {year}.',
  origins: {
    order: 'Commande {number}, attribuée le {day} par {by}',
    declared: 'Déclaré le {day} par {by}',
    imported: 'Importé le {day} par {by}',
  },
  somebody: 'un compte supprimé',
  verdict: {
    within: 'Total\u00a0: {total} sur {limit}. Dans la limite.',
    over: 'Total\u00a0: {total} sur {limit}. Limite dépassée\u00a0: {toProve} à justifier par événement, {subject} soumis à cotisations.',
  },
  sources: { order: 'Commande', declared: 'Déclaration', imported: 'Import' },
  csv: {
    lastName: 'Nom',
    firstName: 'Prénom',
    employeeNumber: 'Matricule',
    site: 'Site',
    day: 'Date',
    what: 'Cadeau',
    event: 'Événement',
    value: 'Valeur TTC',
    source: 'Origine',
    order: 'Commande',
    declaredBy: 'Déclaré par',
    declaredOn: 'Déclaré le',
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
};
