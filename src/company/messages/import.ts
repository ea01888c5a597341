import type { Texts } from '#basics/messages.ts';

/** Bringing in a file of employees. */
export const texts = {
  title: { fr: 'Importer des salariés', en: 'Import employees' },
  intro: {
    fr: 'Le fichier de votre logiciel de paie, tel quel. Rien n’est enregistré avant que vous ayez vu ce qui changerait.',
    en: 'The file of your payroll software, as it is. Nothing is saved before you have seen what would change.',
  },
  readOnly: {
    fr: 'L’espace est en lecture seule : l’import reprendra avec la licence.',
    en: 'The space is read-only: imports come back with the licence.',
  },
  back: { fr: 'Revenir à la liste', en: 'Back to the list' },
  privacy: {
    fr: 'Le fichier est lu dans votre navigateur. Seules les colonnes que vous retenez partent vers nos serveurs : nom, prénom, adresse, matricule, site et équipe.',
    en: 'The file is read in your browser. Only the columns you keep leave for our servers: last name, first name, address, number, site and team.',
  },
  columns: {
    kinds: {
      lastName: { fr: 'Nom', en: 'Last name' },
      firstName: { fr: 'Prénom', en: 'First name' },
      fullName: { fr: 'Nom et prénom ensemble', en: 'Last and first name together' },
      email: { fr: 'E-mail', en: 'E-mail' },
      employeeNumber: { fr: 'Matricule', en: 'Employee number' },
      site: { fr: 'Site', en: 'Site' },
      team: { fr: 'Équipe', en: 'Team' },
    },
    problems: {
      'no-name': {
        fr: 'Indiquez où sont les noms : une colonne « Nom » et une colonne « Prénom », ou une seule pour les deux.',
        en: 'Say where the names are: one column for last names and one for first names, or one for both.',
      },
      'kind-twice': {
        fr: 'Deux colonnes ont le même contenu : laissez l’une de côté.',
        en: 'Two columns hold the same: leave one of them out.',
      },
      'name-twice': {
        fr: 'Les noms sont indiqués deux fois : gardez la colonne qui les réunit, ou les deux autres.',
        en: 'The names are there twice: keep the column that has both, or the two others.',
      },
    },
  },
  people: {
    fr: '{count, plural, =0 {Personne dans ce fichier.} one {Une personne.} other {# personnes.}}',
    en: '{count, plural, =0 {Nobody in this file.} one {One person.} other {# people.}}',
  },
  wrong: {
    any: {
      required: { fr: 'C’est vide.', en: 'This is empty.' },
      'too-long': {
        fr: 'C’est trop long : 200 caractères au plus.',
        en: 'This is too long: 200 characters at most.',
      },
      'control-characters': {
        fr: 'Un caractère invisible s’y est glissé.',
        en: 'An invisible character slipped in.',
      },
      'link-in-name': {
        fr: 'Un nom ne contient ni lien ni adresse e-mail. Après un point ou deux-points, laissez une espace.',
        en: 'A name holds no link and no e-mail address. After a dot or a colon, leave a space.',
      },
      'number-in-name': {
        fr: 'Neuf chiffres de suite ou plus ressemblent à un numéro de téléphone\u00a0: un nom n’en contient pas. Seul un SIRET passe, écrit d’un seul tenant.',
        en: 'Nine digits in a row or more look like a telephone number, and a name holds none. Only a SIRET passes, written in one piece.',
      },
    },
    firstName: {
      required: { fr: 'Le prénom manque.', en: 'The first name is missing.' },
    },
    lastName: {
      required: { fr: 'Le nom manque.', en: 'The last name is missing.' },
      'several-of-that-name': {
        fr: 'Plusieurs personnes portent ce nom : donnez un matricule ou une adresse.',
        en: 'Several people have this name: give a number or an address.',
      },
      'same-person-twice': {
        fr: 'Deux lignes désignent la même personne : gardez-en une.',
        en: 'Two lines name the same person: keep one of them.',
      },
    },
    email: {
      'email-invalid': {
        fr: 'Cette adresse ne semble pas complète.',
        en: 'This address does not look complete.',
      },
      'email-of-another': {
        fr: 'Cette adresse est celle d’un autre matricule.',
        en: 'This address belongs to another employee number.',
      },
    },
    repeated: { fr: 'Déjà donné à la ligne {line}.', en: 'Given on line {line} already.' },
    unknown: { fr: 'À vérifier.', en: 'To be checked.' },
  },
  check: {
    title: { fr: 'Voici ce qui changerait', en: 'This is what would change' },
    nothing: { fr: 'Rien ne changerait', en: 'Nothing would change' },
    conflicts: {
      fr: '{count, plural, one {Une ligne contredit la liste} other {# lignes contredisent la liste}}',
      en: '{count, plural, one {One line contradicts the list} other {# lines contradict the list}}',
    },
    conflictsText: {
      fr: 'Elles pourraient désigner quelqu’un d’autre. Corrigez-les ou écartez-les : tant qu’il en reste, rien n’est enregistré.',
      en: 'They could name somebody else. Correct them or set them aside: as long as there are any, nothing is saved.',
    },
    added: {
      fr: '{count, plural, one {personne ajoutée} other {personnes ajoutées}}',
      en: '{count, plural, one {person added} other {people added}}',
    },
    changed: {
      fr: '{count, plural, one {personne modifiée} other {personnes modifiées}}',
      en: '{count, plural, one {person changed} other {people changed}}',
    },
    unchanged: {
      fr: '{count, plural, one {personne inchangée} other {personnes inchangées}}',
      en: '{count, plural, one {person unchanged} other {people unchanged}}',
    },
    places: {
      fr: '{sites, plural, =0 {} one {Un site sera créé ({names}). } other {# sites seront créés ({names}). }}{teams, plural, =0 {} one {Une équipe sera créée.} other {# équipes seront créées.}}',
      en: '{sites, plural, =0 {} one {One site will be made ({names}). } other {# sites will be made ({names}). }}{teams, plural, =0 {} one {One team will be made.} other {# teams will be made.}}',
    },
    promise: {
      fr: 'Ceux que le fichier ne cite pas restent tels quels : un départ se note dans la liste. Le même fichier, importé à nouveau, ne change rien.',
      en: 'Those whom the file does not name stay as they are: a departure is noted in the list. The same file imported again changes nothing.',
    },
    run: { fr: 'Enregistrer', en: 'Save' },
    running: { fr: 'Enregistrement…', en: 'Saving…' },
  },
  done: {
    title: { fr: 'C’est fait', en: 'Done' },
    nothing: { fr: 'Tout était déjà à jour', en: 'Everything was up to date' },
    counts: {
      fr: '{added, plural, =0 {Aucun ajout} one {Un ajout} other {# ajouts}}, {changed, plural, =0 {aucune modification} one {une modification} other {# modifications}}, {unchanged, plural, =0 {aucune personne inchangée} one {une personne inchangée} other {# personnes inchangées}}.',
      en: '{added, plural, =0 {Nobody added} one {One added} other {# added}}, {changed, plural, =0 {nobody changed} one {one changed} other {# changed}}, {unchanged, plural, =0 {nobody unchanged} one {one unchanged} other {# unchanged}}.',
    },
    toList: { fr: 'Voir la liste et inviter', en: 'See the list and invite' },
  },
} satisfies Texts;
