/** Faire entrer une liste de cadeaux. */
export const fr = {
  title: 'Importer une liste de cadeaux',
  intro:
    'Le fichier de votre comité ou de votre fournisseur, tel quel\u00a0: un matricule, une adresse ou un nom, une date, une valeur. Rien n’est enregistré avant que vous ayez vu ce qui changerait.',
  readOnly: 'L’espace est en lecture seule\u00a0: l’import reprendra avec la licence.',
  back: 'Revenir au compteur',
  gift: 'Cadeau',
  steps: {
    label: 'Étapes de l’import',
    file: 'Fichier',
    lines: 'Colonnes et lignes',
    check: 'Vérification',
    done: 'Terminé',
  },
  file: {
    label: 'Choisissez un fichier, ou déposez-le ici',
    hint: 'CSV, texte ou Excel (.xlsx), 20\u00a0Mo au plus',
    reading: 'Lecture du fichier…',
    another: 'Choisir un autre fichier',
    privacy:
      'Le fichier est lu dans votre navigateur. Seules les colonnes que vous retenez partent vers nos serveurs.',
    problems: {
      'too-large':
        'Ce fichier dépasse 20\u00a0Mo. Enlevez les colonnes inutiles, ou coupez-le en deux.',
      empty: 'Ce fichier est vide.',
      unreadable:
        'Ce fichier n’a pas pu être lu. Enregistrez-le en CSV ou en .xlsx depuis votre tableur, puis réessayez.',
      'old-excel':
        'C’est un classeur de l’ancien format (.xls). Ouvrez-le, enregistrez-le en .xlsx, puis réessayez.',
    },
  },
  columns: {
    kinds: {
      employeeNumber: 'Matricule',
      email: 'E-mail',
      lastName: 'Nom',
      firstName: 'Prénom',
      fullName: 'Nom et prénom ensemble',
      givenOn: 'Date de remise',
      value: 'Valeur TTC',
      what: 'Ce que c’est',
      event: 'Événement',
    },
    problems: {
      'column-twice': 'Deux colonnes ont le même contenu\u00a0: laissez l’une de côté.',
      'no-person':
        'Indiquez à qui sont les cadeaux\u00a0: un matricule, une adresse, ou un nom avec son prénom.',
      'no-day': 'Indiquez où est la date de remise.',
      'no-value': 'Indiquez où est la valeur.',
    },
  },
  lines: {
    wrong: '{count, plural, one {Une ligne à revoir} other {# lignes à revoir}}',
    allGood: 'Toutes les lignes sont bonnes',
    gifts:
      '{count, plural, =0 {Aucun cadeau dans ce fichier.} one {Un cadeau.} other {# cadeaux.}}',
    aside: '{count, plural, one {Une ligne écartée.} other {# lignes écartées.}}',
    tooLong:
      'Le fichier a trop de lignes\u00a0: {most, number} au plus à la fois. Coupez-le en deux.',
    setAllAside: '{count, plural, one {Écarter cette ligne} other {Écarter ces # lignes}}',
    next: 'Voir ce qui changerait',
  },
  problems: {
    required: 'C’est vide.',
    'too-long': 'C’est trop long\u00a0: 200 caractères au plus.',
    'control-characters': 'Un caractère invisible s’y est glissé.',
    'person-missing': 'Il manque un matricule, une adresse, ou un nom avec son prénom.',
    'person-unknown': 'Personne de l’entreprise, présent ce jour-là, ne correspond.',
    'several-people':
      'Plusieurs personnes portent ce nom\u00a0: donnez un matricule ou une adresse.',
    'day-invalid': 'Écrivez une date depuis 2020, comme 24/12/2026.',
    'amount-invalid': 'Écrivez un montant en euros, comme 42,09.',
    'event-unknown': 'Cet événement n’est pas sur la liste de l’URSSAF\u00a0: laissez vide.',
    unknown: 'Cette valeur n’est pas acceptée.',
  },
  check: {
    conflicts:
      '{count, plural, one {Une ligne n’est à personne} other {# lignes ne sont à personne}}',
    conflictsText: 'Corrigez-les ici, ou écartez-les.',
    again: 'Vérifier à nouveau',
    setAside: '{count, plural, one {Écarter cette ligne} other {Écarter ces # lignes}}',
    title: 'Ce qui serait inscrit',
    nothing: 'Tout est déjà inscrit',
    added: '{count, plural, one {cadeau de plus} other {cadeaux de plus}}',
    people: '{count, plural, one {personne} other {personnes}}',
    total: 'Valeur, TTC',
    known: '{count, plural, one {ligne déjà inscrite} other {lignes déjà inscrites}}',
    promise: 'Le même fichier une seconde fois n’ajoute rien. Un import se retire en une fois.',
    run: 'Inscrire au compteur',
    change: 'Revenir aux lignes',
  },
  done: {
    title: 'La liste est inscrite',
    counts:
      '{added, plural, one {Un cadeau inscrit} other {# cadeaux inscrits}} pour {people, plural, one {une personne} other {# personnes}}, {total} TTC.',
    toMeter: 'Voir le compteur',
    another: 'Importer une autre liste',
  },
};
