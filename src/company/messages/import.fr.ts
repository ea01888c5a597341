/** Bringing in a file of employees. */
export const fr = {
  title: 'Importer des salariés',
  intro:
    'Le fichier de votre logiciel de paie, tel quel. Rien n’est enregistré avant que vous ayez vu ce qui changerait.',
  readOnly: 'L’espace est en lecture seule : l’import reprendra avec la licence.',
  back: 'Revenir à la liste',
  steps: {
    label: 'Étapes de l’import',
    file: 'Fichier',
    columns: 'Colonnes et lignes',
    check: 'Vérification',
    done: 'Terminé',
  },
  file: {
    label: 'Choisissez un fichier, ou déposez-le ici',
    hint: 'CSV, texte ou Excel (.xlsx), 20 Mo au plus',
    reading: 'Lecture du fichier…',
    another: 'Choisir un autre fichier',
    privacy:
      'Le fichier est lu dans votre navigateur. Seules les colonnes que vous retenez partent vers nos serveurs : nom, prénom, adresse, matricule, site et équipe.',
    problems: {
      'too-large': 'Ce fichier dépasse 20 Mo. Enlevez les colonnes inutiles, ou coupez-le en deux.',
      empty: 'Ce fichier est vide.',
      unreadable:
        'Ce fichier n’a pas pu être lu. Enregistrez-le en CSV ou en .xlsx depuis votre tableur, puis réessayez.',
      'old-excel':
        'C’est un classeur de l’ancien format (.xls). Ouvrez-le, enregistrez-le en .xlsx, puis réessayez.',
    },
  },
  columns: {
    title: 'Que contient chaque colonne ?',
    otherFile: 'Choisir un autre fichier',
    unnamed: 'Colonne {number}',
    ignored: 'Laissée de côté',
    kinds: {
      lastName: 'Nom',
      firstName: 'Prénom',
      fullName: 'Nom et prénom ensemble',
      email: 'E-mail',
      employeeNumber: 'Matricule',
      site: 'Site',
      team: 'Équipe',
    },
    problems: {
      'no-name':
        'Indiquez où sont les noms : une colonne « Nom » et une colonne « Prénom », ou une seule pour les deux.',
      'kind-twice': 'Deux colonnes ont le même contenu : laissez l’une de côté.',
      'name-twice':
        'Les noms sont indiqués deux fois : gardez la colonne qui les réunit, ou les deux autres.',
    },
  },
  problems: {
    title: '{count, plural, one {Une ligne à revoir} other {# lignes à revoir}}',
    allGood: 'Toutes les lignes sont bonnes',
    people:
      '{count, plural, =0 {Personne dans ce fichier.} one {Une personne.} other {# personnes.}}',
    setAside: '{count, plural, one {Une ligne écartée.} other {# lignes écartées.}}',
    line: 'Ligne {line}',
    setOneAside: 'Écarter',
    setAsideNamed: 'Écarter la ligne {line}',
    setAllAside: '{count, plural, one {Écarter cette ligne} other {Écarter ces # lignes}}',
    more: '{count, plural, one {Et une autre ligne ensuite.} other {Et # autres lignes ensuite.}}',
    next: 'Voir ce qui changerait',
    sending: 'Envoi… {percent} %',
    progress: 'Avancement de l’envoi',
  },
  wrong: {
    any: {
      required: 'C’est vide.',
      'too-long': 'C’est trop long : 200 caractères au plus.',
      'control-characters': 'Un caractère invisible s’y est glissé.',
      'link-in-name':
        'Un nom ne contient ni lien ni adresse e-mail. Après un point ou deux-points, laissez une espace.',
      'number-in-name':
        'Neuf chiffres de suite ou plus ressemblent à un numéro de téléphone\u00a0: un nom n’en contient pas. Seul un SIRET passe, écrit d’un seul tenant.',
    },
    firstName: { required: 'Le prénom manque.' },
    lastName: {
      required: 'Le nom manque.',
      'several-of-that-name':
        'Plusieurs personnes portent ce nom : donnez un matricule ou une adresse.',
      'same-person-twice': 'Deux lignes désignent la même personne : gardez-en une.',
    },
    email: {
      'email-invalid': 'Cette adresse ne semble pas complète.',
      'email-of-another': 'Cette adresse est celle d’un autre matricule.',
    },
    repeated: 'Déjà donné à la ligne {line}.',
    unknown: 'À vérifier.',
  },
  check: {
    title: 'Voici ce qui changerait',
    nothing: 'Rien ne changerait',
    conflicts:
      '{count, plural, one {Une ligne contredit la liste} other {# lignes contredisent la liste}}',
    conflictsText:
      'Elles pourraient désigner quelqu’un d’autre. Corrigez-les ou écartez-les : tant qu’il en reste, rien n’est enregistré.',
    again: 'Vérifier à nouveau',
    setAside: '{count, plural, one {Écarter cette ligne} other {Écarter ces # lignes}}',
    added: '{count, plural, one {personne ajoutée} other {personnes ajoutées}}',
    changed: '{count, plural, one {personne modifiée} other {personnes modifiées}}',
    unchanged: '{count, plural, one {personne inchangée} other {personnes inchangées}}',
    places:
      '{sites, plural, =0 {} one {Un site sera créé ({names}). } other {# sites seront créés ({names}). }}{teams, plural, =0 {} one {Une équipe sera créée.} other {# équipes seront créées.}}',
    promise:
      'Ceux que le fichier ne cite pas restent tels quels : un départ se note dans la liste. Le même fichier, importé à nouveau, ne change rien.',
    run: 'Enregistrer',
    running: 'Enregistrement…',
    back: 'Revenir aux lignes',
  },
  done: {
    title: 'C’est fait',
    nothing: 'Tout était déjà à jour',
    counts:
      '{added, plural, =0 {Aucun ajout} one {Un ajout} other {# ajouts}}, {changed, plural, =0 {aucune modification} one {une modification} other {# modifications}}, {unchanged, plural, =0 {aucune personne inchangée} one {une personne inchangée} other {# personnes inchangées}}.',
    toList: 'Voir la liste et inviter',
  },
};
