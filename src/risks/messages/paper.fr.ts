import { fr as duerp } from './duerp.fr.ts';
/** The risk document on paper. */
export const fr = {
  title: 'Document unique d’évaluation des risques professionnels',
  foot: '{company} · {state}',
  version: 'Version {number} du {day}',
  frozen: 'Projet soumis à consultation, figé le {day}',
  draft: 'Projet en cours, tel qu’il était le {day}',
  draftNotice:
    'Ceci est un projet\u00a0: seule une version émise et numérotée vaut document unique.',
  translation:
    'Exemplaire de lecture. La version française, conservée et scellée, fait seule référence.',
  law: 'Établi en application des articles L4121-1 à L4121-3-1 et R4121-1 à R4121-4 du code du travail. Chaque version est conservée au moins quarante ans et tenue à la disposition des travailleurs, y compris ceux qui ont quitté l’entreprise, du CSE, du service de prévention et de santé au travail et des agents de contrôle.',
  cover: {
    company: 'Entreprise',
    siren: 'SIREN',
    headcount: 'Effectif déclaré',
    responsible: 'Responsable du document',
    healthService: 'Service de santé au travail',
    state: 'État',
    frozenOn: 'Texte figé le',
    reason: 'Motif',
    note: 'Précisions',
    unknown: 'non indiqué',
  },
  words: {
    page: 'page',
    contents: 'Sommaire',
    nothing: 'Non renseigné',
    method: 'Méthode d’évaluation',
    meaning: 'Signification',
    rpsMethod:
      'Pour les risques psychosociaux, l’indicateur de l’unité est rappelé à côté de la cotation\u00a0: moyenne de quatre semaines publiées, sur une échelle de 1 à 15, avec sa marge (vraie dix-neuf fois sur vingt), son niveau (tendu au-dessous de 6, bon au-dessus de 10) et son évolution sur 30 jours, arrivées et départs mis à part. Il vient de réponses facultatives et anonymes\u00a0; il propose, une personne décide. L’indicateur est celui du jour où le document a été figé, ou imprimé s’il ne l’a pas encore été.',
    units: 'Unités de travail',
    establishment: 'Établissement',
    unit: 'Unité de travail',
    activities: 'Activités',
    women: 'Femmes',
    men: 'Hommes',
    risks: 'Risques',
    noRisk: 'Aucun risque n’est inscrit pour cette unité.',
    situation: 'Danger et situation',
    harm: 'Dommages et personnes',
    measures: 'Mesures existantes',
    evaluation: 'Évaluation',
    actions: 'Actions',
    noAction: 'Aucune action n’est inscrite.',
    principles:
      'Principes généraux de prévention, tels que la colonne «\u202fPrincipe\u202f» les numérote (article L4121-2)\u00a0:',
    annex: 'Annexe\u00a0: expositions collectives',
    annexIntro:
      'Facteurs de l’article L4161-1 du code du travail\u00a0: nombre et proportion de travailleurs exposés au-delà des seuils, par unité de travail, puis pour l’entreprise, rapportés à l’effectif de l’unité et à l’effectif déclaré (article R4121-1-1). Un facteur absent du tableau n’a pas encore été examiné pour l’unité. La proportion n’est donnée que si tout ce qu’il faut pour la calculer est connu.',
    noExposure: 'Aucune exposition n’a encore été examinée.',
    factor: 'Facteur',
    share: 'Proportion',
    remark: 'Remarque',
    events: 'Événements à l’origine des mises à jour',
    noEvent: 'Aucun événement n’est inscrit.',
    date: 'Date',
    kind: 'Nature',
    what: 'Ce qui a changé',
    opinion: 'Consultation du CSE',
    name: 'Nom',
    as: 'Qualité',
    signature: 'Signature',
    reservation: 'Émis malgré des manques',
    chain: 'Chaîne des versions',
  },
  reservation: {
    issued:
      'La version a été émise malgré les manques suivants, et la personne nommée ici en répond, à part de tout avis\u00a0:',
    draft:
      'Tel qu’il est, ce document ne pourrait être émis que si une personne signait, à part, pour les manques suivants\u00a0:',
  },
  findings: duerp.overview.findings.texts,
  proposal: 'proposition non relue',
  wholeCompany: 'Ensemble de l’entreprise',
  notExamined:
    '{count, plural, one {Non examiné dans une unité} other {Non examiné dans # unités}}',
  siret: 'SIRET {siret}',
  people:
    'Exposés\u00a0: {women, plural, =-1 {– femmes} one {# femme} other {# femmes}}, {men, plural, =-1 {– hommes} one {# homme} other {# hommes}}',
  peopleUnknown: 'Nombre de personnes exposées non indiqué',
  indicator:
    'Indicateur publié de l’unité\u00a0: {points} sur 15 (marge {margin}), niveau {level}, {trend, select, up {en hausse de {change} sur 30 jours} down {en baisse de {change} sur 30 jours} stable {stable sur 30 jours} answers {{count} réponses au moins} other {évolution sur 30 jours pas encore connue}}, quatre semaines jusqu’à celle du {day}.',
  factorIndicator: 'Indicateur publié pour ce facteur\u00a0: {points} sur 15 (niveau {level})',
  levels: { low: 'tendu', middle: 'partagé', high: 'bon' },
  plan: {
    introPapripact:
      'Mesures qui doivent être prises au cours de l’année à venir, avec leurs conditions d’exécution, leurs indicateurs de résultat, l’estimation de leur coût, les ressources et le calendrier (article L4121-3-1, III).',
    introActions:
      'Actions de prévention des risques et de protection des salariés (article L4121-3-1, III).',
    action: 'Action',
    risk: 'Unité et danger',
    principle: 'Principe',
    responsible: 'Responsable',
    due: 'Échéance',
    conditions: 'Conditions d’exécution et ressources',
    indicator: 'Indicateur de résultat',
    cost: 'Coût estimé',
    state: 'État',
    effect: 'Avant → après',
  },
  opinion: {
    frozen: 'Texte figé le {day}, et inchangé depuis.',
    none: 'Moins de onze salariés\u00a0: la consultation d’un CSE n’est pas obligatoire.',
    waiting: {
      consulted: 'L’avis du CSE n’est pas encore inscrit.',
      presented: 'La présentation de la liste des actions au CSE n’est pas encore inscrite.',
    },
    toCome: {
      consulted: 'Le CSE sera consulté une fois le texte figé.',
      presented: 'La liste des actions sera présentée au CSE une fois le texte figé.',
    },
    on: '{opinion}, le {day}.',
    undated: '{opinion}.',
    employer: 'Pour l’employeur',
    council: 'Pour le CSE',
  },
  chain: {
    intro:
      'Chaque version a un texte scellé (JSON), dont l’empreinte (SHA-256) dépend de celle de la version précédente\u00a0: si une seule lettre d’un texte scellé était changée après coup, la chaîne ne se vérifierait plus. Ce PDF est tiré de ce texte, qui seul est prouvé\u00a0: en cas de doute, comparez-les. Le texte scellé se trouve dans l’archive, avec une page qui le vérifie sans réseau.',
    introDraft: 'Un projet n’a pas encore de place dans la chaîne.',
    number: 'Numéro',
    hash: 'Empreinte de cette version',
    previous: 'Empreinte de la précédente',
    first: 'première version',
  },
  notice: {
    title: 'Le document unique est à votre disposition',
    intro:
      'Le document unique d’évaluation des risques professionnels dit à quels risques chaque métier de l’entreprise est exposé, et ce qui est fait pour les prévenir.',
    who: 'Vous pouvez le lire, que vous travailliez ici ou que vous y ayez travaillé\u00a0: dans ce cas, les versions en vigueur pendant que vous étiez là.',
    online: 'En ligne, avec votre compte\u00a0:',
    onPaper: 'Sur papier\u00a0: {place}.',
    askFor: 'Sur papier\u00a0: demandez à {responsible}.',
    askEmployer: 'Sur papier\u00a0: demandez à l’employeur.',
    others:
      'Il est aussi tenu à la disposition du CSE, du service de prévention et de santé au travail, de l’inspection du travail et des services de prévention de la sécurité sociale.',
    source: 'Code du travail, article R4121-4.',
    foot: '{company} · affiché le {day}',
    qrAlt: 'Adresse à ouvrir avec un téléphone\u00a0: {address}',
  },
};
