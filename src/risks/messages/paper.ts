import type { Texts } from '#basics/messages.ts';
import { texts as duerp } from './duerp.ts';

/** The risk document on paper. */
export const texts = {
  title: {
    fr: 'Document unique d’évaluation des risques professionnels',
    en: 'Occupational risk assessment document (DUERP)',
  },
  foot: { fr: '{company} · {state}', en: '{company} · {state}' },
  version: { fr: 'Version {number} du {day}', en: 'Version {number} of {day}' },
  frozen: {
    fr: 'Projet soumis à consultation, figé le {day}',
    en: 'Draft under consultation, frozen on {day}',
  },
  draft: {
    fr: 'Projet en cours, tel qu’il était le {day}',
    en: 'Work in progress, as it stood on {day}',
  },
  draftNotice: {
    fr: 'Ceci est un projet\u00a0: seule une version émise et numérotée vaut document unique.',
    en: 'This is a draft: only a version that is issued and numbered is the DUERP.',
  },
  translation: {
    fr: 'Exemplaire de lecture. La version française, conservée et scellée, fait seule référence.',
    en: 'Reading copy. The French version, kept and sealed, is the one that counts.',
  },
  law: {
    fr: 'Établi en application des articles L4121-1 à L4121-3-1 et R4121-1 à R4121-4 du code du travail. Chaque version est conservée au moins quarante ans et tenue à la disposition des travailleurs, y compris ceux qui ont quitté l’entreprise, du CSE, du service de prévention et de santé au travail et des agents de contrôle.',
    en: 'Drawn up under articles L4121-1 to L4121-3-1 and R4121-1 to R4121-4 of the French labour code. Each version is kept for at least forty years, open to workers, former ones included, to the works council, to the occupational health service and to inspectors.',
  },
  cover: {
    company: { fr: 'Entreprise', en: 'Company' },
    siren: { fr: 'SIREN', en: 'SIREN number' },
    headcount: { fr: 'Effectif déclaré', en: 'Declared headcount' },
    responsible: { fr: 'Responsable du document', en: 'Responsible for the document' },
    healthService: { fr: 'Service de santé au travail', en: 'Occupational health service' },
    state: { fr: 'État', en: 'Status' },
    frozenOn: { fr: 'Texte figé le', en: 'Text frozen on' },
    reason: { fr: 'Motif', en: 'Reason' },
    note: { fr: 'Précisions', en: 'Details' },
    unknown: { fr: 'non indiqué', en: 'not stated' },
  },
  words: {
    page: { fr: 'page', en: 'page' },
    contents: { fr: 'Sommaire', en: 'Contents' },
    nothing: { fr: 'Non renseigné', en: 'Not filled in' },
    method: { fr: 'Méthode d’évaluation', en: 'Method of evaluation' },
    meaning: { fr: 'Signification', en: 'Meaning' },
    rpsMethod: {
      fr: 'Pour les risques psychosociaux, l’indicateur de l’unité est rappelé à côté de la cotation\u00a0: moyenne de quatre semaines publiées, sur une échelle de 1 à 15, avec sa marge (vraie dix-neuf fois sur vingt), son niveau (tendu au-dessous de 6, bon au-dessus de 10) et son évolution sur 30 jours, arrivées et départs mis à part. Il vient de réponses facultatives et anonymes\u00a0; il propose, une personne décide. L’indicateur est celui du jour où le document a été figé, ou imprimé s’il ne l’a pas encore été.',
      en: 'For psychosocial risks the unit’s indicator stands beside the rating: the mean of four published weeks on a scale of 1 to 15, with its margin (true nineteen times out of twenty), its level (tense below 6, good above 10) and its change over 30 days, comings and goings left aside. It comes from answers that are optional and anonymous; it proposes, a person decides. The indicator is that of the day on which the document was frozen, or is printed if it has not been yet.',
    },
    units: { fr: 'Unités de travail', en: 'Work units' },
    establishment: { fr: 'Établissement', en: 'Establishment' },
    unit: { fr: 'Unité de travail', en: 'Work unit' },
    activities: { fr: 'Activités', en: 'Activities' },
    women: { fr: 'Femmes', en: 'Women' },
    men: { fr: 'Hommes', en: 'Men' },
    risks: { fr: 'Risques', en: 'Risks' },
    noRisk: {
      fr: 'Aucun risque n’est inscrit pour cette unité.',
      en: 'No risk is listed for this unit.',
    },
    situation: { fr: 'Danger et situation', en: 'Hazard and situation' },
    harm: { fr: 'Dommages et personnes', en: 'Harm and people' },
    measures: { fr: 'Mesures existantes', en: 'Measures in place' },
    evaluation: { fr: 'Évaluation', en: 'Evaluation' },
    actions: { fr: 'Actions', en: 'Actions' },
    noAction: { fr: 'Aucune action n’est inscrite.', en: 'No action is listed.' },
    principles: {
      fr: 'Principes généraux de prévention, tels que la colonne «\u202fPrincipe\u202f» les numérote (article L4121-2)\u00a0:',
      en: 'General principles of prevention, as numbered in the column “Principle” (article L4121-2):',
    },
    annex: { fr: 'Annexe\u00a0: expositions collectives', en: 'Annex: collective exposure' },
    annexIntro: {
      fr: 'Facteurs de l’article L4161-1 du code du travail\u00a0: nombre et proportion de travailleurs exposés au-delà des seuils, par unité de travail, puis pour l’entreprise, rapportés à l’effectif de l’unité et à l’effectif déclaré (article R4121-1-1). Un facteur absent du tableau n’a pas encore été examiné pour l’unité. La proportion n’est donnée que si tout ce qu’il faut pour la calculer est connu.',
      en: 'Factors of article L4161-1 of the labour code: how many workers, and what share, are exposed beyond the thresholds, by work unit, then for the company, out of those who work in the unit and of the declared headcount (article R4121-1-1). A factor that is not in the table has not been examined for that unit yet. A share is stated only where all that it is computed from is known.',
    },
    noExposure: {
      fr: 'Aucune exposition n’a encore été examinée.',
      en: 'No exposure has been examined yet.',
    },
    factor: { fr: 'Facteur', en: 'Factor' },
    share: { fr: 'Proportion', en: 'Share' },
    remark: { fr: 'Remarque', en: 'Remark' },
    combined: { fr: 'Expositions combinées', en: 'Combined exposures' },
    combinedIntro: {
      fr: 'Agents et dangers qui se rencontrent dans une unité, évalués ensemble (articles L4412-1 et R4412-7 du code du travail).',
      en: 'Agents and hazards that meet in a unit, assessed together (articles L4412-1 and R4412-7 of the French Labour Code).',
    },
    agents: { fr: 'Agents et dangers', en: 'Agents and hazards' },
    effects: { fr: 'Effets ensemble', en: 'Effects together' },
    assessment: { fr: 'Comment c’est évalué', en: 'How it was assessed' },
    events: { fr: 'Événements à l’origine des mises à jour', en: 'What made updates necessary' },
    noEvent: { fr: 'Aucun événement n’est inscrit.', en: 'No event is listed.' },
    date: { fr: 'Date', en: 'Date' },
    kind: { fr: 'Nature', en: 'Kind' },
    what: { fr: 'Ce qui a changé', en: 'What changed' },
    opinion: { fr: 'Consultation du CSE', en: 'Consultation of the works council' },
    name: { fr: 'Nom', en: 'Name' },
    as: { fr: 'Qualité', en: 'Capacity' },
    signature: { fr: 'Signature', en: 'Signature' },
    reservation: { fr: 'Émis malgré des manques', en: 'Issued in spite of what is missing' },
    chain: { fr: 'Chaîne des versions', en: 'Chain of versions' },
  },
  reservation: {
    issued: {
      fr: 'La version a été émise malgré les manques suivants, et la personne nommée ici en répond, à part de tout avis\u00a0:',
      en: 'The version was issued in spite of what is missing below, and the person named here answers for that, apart from any opinion:',
    },
    draft: {
      fr: 'Tel qu’il est, ce document ne pourrait être émis que si une personne signait, à part, pour les manques suivants\u00a0:',
      en: 'As it is, this document could be issued only if somebody signed, apart, for what is missing below:',
    },
  },
  findings: duerp.overview.findings.texts,
  proposal: { fr: 'proposition non relue', en: 'proposal not reviewed' },
  wholeCompany: { fr: 'Ensemble de l’entreprise', en: 'The whole company' },
  notExamined: {
    fr: '{count, plural, one {Non examiné dans une unité} other {Non examiné dans # unités}}',
    en: '{count, plural, one {Not examined in one unit} other {Not examined in # units}}',
  },
  siret: { fr: 'SIRET {siret}', en: 'SIRET {siret}' },
  people: {
    fr: 'Exposés\u00a0: {women, plural, =-1 {– femmes} one {# femme} other {# femmes}}, {men, plural, =-1 {– hommes} one {# homme} other {# hommes}}',
    en: 'Exposed: {women, plural, =-1 {– women} one {# woman} other {# women}}, {men, plural, =-1 {– men} one {# man} other {# men}}',
  },
  peopleUnknown: {
    fr: 'Nombre de personnes exposées non indiqué',
    en: 'Number of people exposed not stated',
  },
  indicator: {
    fr: 'Indicateur publié de l’unité\u00a0: {points} sur 15 (marge {margin}), niveau {level}, {trend, select, up {en hausse de {change} sur 30 jours} down {en baisse de {change} sur 30 jours} stable {stable sur 30 jours} answers {{count} réponses au moins} other {évolution sur 30 jours pas encore connue}}, quatre semaines jusqu’à celle du {day}.',
    en: 'Published indicator of the unit: {points} out of 15 (margin {margin}), {level}, {trend, select, up {up by {change} in 30 days} down {down by {change} in 30 days} stable {stable over 30 days} answers {at least {count} answers} other {change over 30 days not known yet}}, four weeks up to that of {day}.',
  },
  factorIndicator: {
    fr: 'Indicateur publié pour ce facteur\u00a0: {points} sur 15 (niveau {level})',
    en: 'Published indicator for this factor: {points} out of 15 ({level})',
  },
  levels: {
    low: { fr: 'tendu', en: 'tense' },
    middle: { fr: 'partagé', en: 'mixed' },
    high: { fr: 'bon', en: 'good' },
  },
  plan: {
    introPapripact: {
      fr: 'Mesures qui doivent être prises au cours de l’année à venir, avec leurs conditions d’exécution, leurs indicateurs de résultat, l’estimation de leur coût, les ressources et le calendrier (article L4121-3-1, III).',
      en: 'Measures to be taken in the coming year, each with its conditions of execution, result indicators, estimated cost, resources and calendar (article L4121-3-1, III).',
    },
    introActions: {
      fr: 'Actions de prévention des risques et de protection des salariés (article L4121-3-1, III).',
      en: 'Actions that prevent risks and protect people (article L4121-3-1, III).',
    },
    action: { fr: 'Action', en: 'Action' },
    risk: { fr: 'Unité et danger', en: 'Unit and hazard' },
    principle: { fr: 'Principe', en: 'Principle' },
    responsible: { fr: 'Responsable', en: 'Responsible' },
    due: { fr: 'Échéance', en: 'Due' },
    conditions: {
      fr: 'Conditions d’exécution et ressources',
      en: 'Conditions of execution and resources',
    },
    indicator: { fr: 'Indicateur de résultat', en: 'Result indicator' },
    cost: { fr: 'Coût estimé', en: 'Estimated cost' },
    state: { fr: 'État', en: 'State' },
    effect: { fr: 'Avant → après', en: 'Before → after' },
  },
  opinion: {
    frozen: {
      fr: 'Texte figé le {day}, et inchangé depuis.',
      en: 'Text frozen on {day}, and unchanged since.',
    },
    none: {
      fr: 'Moins de onze salariés\u00a0: la consultation d’un CSE n’est pas obligatoire.',
      en: 'Fewer than eleven employees: there is no duty to consult a works council.',
    },
    waiting: {
      consulted: {
        fr: 'L’avis du CSE n’est pas encore inscrit.',
        en: 'The opinion of the works council is not entered yet.',
      },
      presented: {
        fr: 'La présentation de la liste des actions au CSE n’est pas encore inscrite.',
        en: 'That the list of actions was presented to the works council is not entered yet.',
      },
    },
    toCome: {
      consulted: {
        fr: 'Le CSE sera consulté une fois le texte figé.',
        en: 'The works council will be consulted once the text is frozen.',
      },
      presented: {
        fr: 'La liste des actions sera présentée au CSE une fois le texte figé.',
        en: 'The list of actions will be presented to the works council once the text is frozen.',
      },
    },
    on: { fr: '{opinion}, le {day}.', en: '{opinion}, on {day}.' },
    undated: { fr: '{opinion}.', en: '{opinion}.' },
    employer: { fr: 'Pour l’employeur', en: 'For the employer' },
    council: { fr: 'Pour le CSE', en: 'For the works council' },
  },
  chain: {
    intro: {
      fr: 'Chaque version a un texte scellé (JSON), dont l’empreinte (SHA-256) dépend de celle de la version précédente\u00a0: si une seule lettre d’un texte scellé était changée après coup, la chaîne ne se vérifierait plus. Ce PDF est tiré de ce texte, qui seul est prouvé\u00a0: en cas de doute, comparez-les. Le texte scellé se trouve dans l’archive, avec une page qui le vérifie sans réseau.',
      en: 'Each version has a sealed text (JSON), whose fingerprint (SHA-256) depends on that of the version before: if a single letter of a sealed text were changed afterwards, the chain would no longer verify. This PDF is made from that text, which alone is proven: in doubt, compare them. The sealed text is in the archive, with a page that verifies it without a network.',
    },
    introDraft: {
      fr: 'Un projet n’a pas encore de place dans la chaîne.',
      en: 'A draft has no place in the chain yet.',
    },
    number: { fr: 'Numéro', en: 'Number' },
    hash: { fr: 'Empreinte de cette version', en: 'Fingerprint of this version' },
    previous: { fr: 'Empreinte de la précédente', en: 'Fingerprint of the one before' },
    first: { fr: 'première version', en: 'first version' },
  },
  receipt: {
    title: { fr: 'Transmission du document unique', en: 'Sending of the risk document' },
    intro: {
      fr: 'Ce que le produit sait de cet envoi au service de prévention et de santé au travail (Code du travail, article L4121-3-1, VI).',
      en: 'What the product knows of this sending to the occupational health service (Labour Code, article L4121-3-1, VI).',
    },
    company: { fr: 'Entreprise', en: 'Company' },
    siren: { fr: 'SIREN', en: 'SIREN' },
    version: { fr: 'Version', en: 'Version' },
    versionOf: { fr: '{number}, émise le {day}', en: '{number}, issued on {day}' },
    hash: { fr: 'Empreinte de la version', en: 'Fingerprint of the version' },
    recipient: { fr: 'Destinataire', en: 'Recipient' },
    email: { fr: 'Adresse', en: 'Address' },
    asked: { fr: 'Envoi demandé', en: 'Sending asked for' },
    delivered: { fr: 'Remis à une messagerie', en: 'Taken by a mail server' },
    refused: { fr: 'Refusé par la messagerie', en: 'Refused by the mail server' },
    received: { fr: 'Réception déclarée', en: 'Said to be received' },
    receivedBy: { fr: 'Nom saisi', en: 'Name that was typed' },
    revoked: { fr: 'Lien révoqué', en: 'Link revoked' },
    no: { fr: 'Non', en: 'No' },
    meaning: {
      fr: 'La réception est déclarée par la personne qui tient le lien reçu à cette adresse : elle a saisi son nom et appuyé sur un bouton. Son identité n’a pas été vérifiée autrement. La seule ouverture du lien n’est pas notée. Heures de Paris.',
      en: 'That it was received was said by whoever has the link that went to this address: they typed their name and pressed a button. Who they are was not checked in any other way. That the link was merely opened is not noted. Paris time.',
    },
    foot: { fr: '{company} · imprimé le {day}', en: '{company} · printed on {day}' },
  },
  notice: {
    title: {
      fr: 'Le document unique est à votre disposition',
      en: 'The risk document is open to you',
    },
    intro: {
      fr: 'Le document unique d’évaluation des risques professionnels dit à quels risques chaque métier de l’entreprise est exposé, et ce qui est fait pour les prévenir.',
      en: 'The occupational risk assessment document (DUERP) says which risks each job here is exposed to, and what is done to prevent them.',
    },
    who: {
      fr: 'Vous pouvez le lire, que vous travailliez ici ou que vous y ayez travaillé\u00a0: dans ce cas, les versions en vigueur pendant que vous étiez là.',
      en: 'You may read it whether you work here or used to: in that case, the versions in force while you were here.',
    },
    online: { fr: 'En ligne, avec votre compte\u00a0:', en: 'Online, with your account:' },
    onPaper: { fr: 'Sur papier\u00a0: {place}.', en: 'On paper: {place}.' },
    askFor: {
      fr: 'Sur papier\u00a0: demandez à {responsible}.',
      en: 'On paper: ask {responsible}.',
    },
    askEmployer: {
      fr: 'Sur papier\u00a0: demandez à l’employeur.',
      en: 'On paper: ask the employer.',
    },
    others: {
      fr: 'Il est aussi tenu à la disposition du CSE, du service de prévention et de santé au travail, de l’inspection du travail et des services de prévention de la sécurité sociale.',
      en: 'It is also open to the works council, the occupational health service, the labour inspectorate and the prevention services of social security.',
    },
    source: { fr: 'Code du travail, article R4121-4.', en: 'French labour code, article R4121-4.' },
    foot: { fr: '{company} · affiché le {day}', en: '{company} · posted on {day}' },
    qrAlt: {
      fr: 'Adresse à ouvrir avec un téléphone\u00a0: {address}',
      en: 'Address to open with a phone: {address}',
    },
  },
} satisfies Texts;
