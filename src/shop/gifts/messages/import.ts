import type { Texts } from '#basics/messages.ts';

/** Faire entrer une liste de cadeaux. */
export const texts = {
  title: { fr: 'Importer une liste de cadeaux', en: 'Import a list of gifts' },
  intro: {
    fr: 'Le fichier de votre comité ou de votre fournisseur, tel quel\u00a0: un matricule, une adresse ou un nom, une date, une valeur. Rien n’est enregistré avant que vous ayez vu ce qui changerait.',
    en: 'The file of your works council or supplier, as it is: a number, an address or a name, a date, a value. Nothing is kept before you have seen what would change.',
  },
  readOnly: {
    fr: 'L’espace est en lecture seule\u00a0: l’import reprendra avec la licence.',
    en: 'This space is read-only: importing goes on with the licence.',
  },
  back: { fr: 'Revenir au compteur', en: 'Back to the meter' },
  gift: { fr: 'Cadeau', en: 'Gift' },
  columns: {
    kinds: {
      employeeNumber: { fr: 'Matricule', en: 'Number' },
      email: { fr: 'E-mail', en: 'E-mail' },
      lastName: { fr: 'Nom', en: 'Last name' },
      firstName: { fr: 'Prénom', en: 'First name' },
      fullName: { fr: 'Nom et prénom ensemble', en: 'Full name' },
      givenOn: { fr: 'Date de remise', en: 'Given on' },
      value: { fr: 'Valeur TTC', en: 'Value incl. VAT' },
      what: { fr: 'Ce que c’est', en: 'What it is' },
      event: { fr: 'Événement', en: 'Event' },
    },
    problems: {
      'column-twice': {
        fr: 'Deux colonnes ont le même contenu\u00a0: laissez l’une de côté.',
        en: 'Two columns hold the same: leave one out.',
      },
      'no-person': {
        fr: 'Indiquez à qui sont les cadeaux\u00a0: un matricule, une adresse, ou un nom avec son prénom.',
        en: 'Say for whom the gifts are: a number, an address, or a last name with its first name.',
      },
      'no-day': { fr: 'Indiquez où est la date de remise.', en: 'Say where the date is.' },
      'no-value': { fr: 'Indiquez où est la valeur.', en: 'Say where the value is.' },
    },
  },
  lines: {
    gifts: {
      fr: '{count, plural, =0 {Aucun cadeau dans ce fichier.} one {Un cadeau.} other {# cadeaux.}}',
      en: '{count, plural, =0 {No gift in this file.} one {One gift.} other {# gifts.}}',
    },
    tooLong: {
      fr: 'Le fichier a trop de lignes\u00a0: {most, number} au plus à la fois. Coupez-le en deux.',
      en: 'The file has too many lines: {most, number} at most at a time. Cut it in two.',
    },
  },
  problems: {
    required: { fr: 'C’est vide.', en: 'This is empty.' },
    'too-long': {
      fr: 'C’est trop long\u00a0: 200 caractères au plus.',
      en: 'This is too long: 200 characters at most.',
    },
    'control-characters': {
      fr: 'Un caractère invisible s’y est glissé.',
      en: 'An invisible character has slipped in.',
    },
    'person-missing': {
      fr: 'Il manque un matricule, une adresse, ou un nom avec son prénom.',
      en: 'A number, an address, or a last name with its first name is missing.',
    },
    'person-unknown': {
      fr: 'Personne de l’entreprise, présent ce jour-là, ne correspond.',
      en: 'Nobody of the company who was there on that day matches.',
    },
    'several-people': {
      fr: 'Plusieurs personnes portent ce nom\u00a0: donnez un matricule ou une adresse.',
      en: 'Several people bear this name: give a number or an address.',
    },
    'day-invalid': {
      fr: 'Écrivez une date depuis 2020, comme 24/12/2026.',
      en: 'Write a date since 2020, such as 24/12/2026.',
    },
    'amount-invalid': {
      fr: 'Écrivez un montant en euros, comme 42,09.',
      en: 'Write an amount in euros, such as 42.09.',
    },
    'event-unknown': {
      fr: 'Cet événement n’est pas sur la liste de l’URSSAF\u00a0: laissez vide.',
      en: 'URSSAF does not list this event: leave it empty.',
    },
    unknown: { fr: 'Cette valeur n’est pas acceptée.', en: 'This value is not accepted.' },
  },
  check: {
    conflicts: {
      fr: '{count, plural, one {Une ligne n’est à personne} other {# lignes ne sont à personne}}',
      en: '{count, plural, one {One line is for nobody} other {# lines are for nobody}}',
    },
    conflictsText: {
      fr: 'Corrigez-les ici, ou écartez-les.',
      en: 'Put them right here, or set them aside.',
    },
    title: { fr: 'Ce qui serait inscrit', en: 'What would be entered' },
    nothing: { fr: 'Tout est déjà inscrit', en: 'Everything is entered already' },
    added: {
      fr: '{count, plural, one {cadeau de plus} other {cadeaux de plus}}',
      en: '{count, plural, one {more gift} other {more gifts}}',
    },
    people: {
      fr: '{count, plural, one {personne} other {personnes}}',
      en: '{count, plural, one {person} other {people}}',
    },
    total: { fr: 'Valeur, TTC', en: 'Value, incl. VAT' },
    known: {
      fr: '{count, plural, one {ligne déjà inscrite} other {lignes déjà inscrites}}',
      en: '{count, plural, one {line entered before} other {lines entered before}}',
    },
    promise: {
      fr: 'Le même fichier une seconde fois n’ajoute rien. Un import se retire en une fois.',
      en: 'The same file a second time adds nothing. An import is taken back at once.',
    },
    run: { fr: 'Inscrire au compteur', en: 'Enter in the meter' },
  },
  done: {
    title: { fr: 'La liste est inscrite', en: 'The list is entered' },
    counts: {
      fr: '{added, plural, one {Un cadeau inscrit} other {# cadeaux inscrits}} pour {people, plural, one {une personne} other {# personnes}}, {total} TTC.',
      en: '{added, plural, one {One gift entered} other {# gifts entered}} for {people, plural, one {one person} other {# people}}, {total} incl. VAT.',
    },
    toMeter: { fr: 'Voir le compteur', en: 'See the meter' },
    another: { fr: 'Importer une autre liste', en: 'Import another list' },
  },
} satisfies Texts;
