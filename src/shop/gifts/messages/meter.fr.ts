/** Le compteur des cadeaux aux salariés, dans l’espace d’une entreprise. */
export const fr = {
  title: 'Compteur URSSAF des cadeaux',
  intro:
    'Ce que chaque salarié a reçu dans l’année, nos box et vos autres cadeaux ensemble, face à ce que l’URSSAF tolère. On n’y voit pas ce que chacun a choisi.',
  give: 'Déclarer des cadeaux',
  import: 'Importer une liste',
  year: 'Année civile',
  loading: 'Lecture du compteur…',
  employees: 'Par salarié',
  count: '{count, plural, =0 {Personne.} one {Une personne.} other {# personnes.}}',
  none: 'Personne ne répond à cette recherche.',
  number: 'matricule {number}',
  hasLeft: 'a quitté l’entreprise',
  open: 'Voir ses cadeaux',
  openNamed: 'Voir ses cadeaux\u00a0: {name}',
  columns: {
    name: 'Salarié',
    total: 'Reçu, TTC',
    left: 'Reste',
    verdict: 'Où en est-on',
    open: 'Détail',
  },
  verdict: {
    within: 'Dans la limite',
    over: 'Au-dessus de {amount}',
    since: 'Depuis le cadeau du {day}.',
    subject: '{amount} soumis à cotisations, dès le premier euro.',
    toProve: '{amount} à justifier par leur événement.',
  },
  limit: {
    own: 'En {year}, la limite est de {limit} par salarié\u00a0: 5\u00a0% du plafond mensuel de la sécurité sociale ({ceiling}), arrondis à l’euro. Source\u00a0: {source}.',
    provisional:
      'Le plafond de {year} n’est pas encore publié\u00a0: l’année est jugée par la limite de {ofYear}, {limit} par salarié (5\u00a0% de {ceiling}). Source\u00a0: {source}.',
    rule: 'Tous les cadeaux de l’année s’additionnent, TTC. Au-dessus, chaque cadeau doit être lié à un événement de la liste de l’URSSAF et rester dans la limite pour cet événement, sinon il est soumis à cotisations pour sa valeur entière.',
  },
  facts: {
    limit: 'Limite par salarié',
    limitNote: 'par année civile, TTC',
    over: '{count, plural, one {personne au-dessus} other {personnes au-dessus}}',
    near: '{count, plural, =0 {personne près de la limite} one {une personne à plus de 80\u00a0%} other {# personnes à plus de 80\u00a0%}}',
    receivers:
      '{count, plural, one {personne a reçu un cadeau} other {personnes ont reçu un cadeau}}',
    people: 'sur {count, plural, one {# salarié} other {# salariés}}, {total} TTC en tout',
  },
  givers: {
    council:
      'C’est le comité social et économique qui donne\u00a0: la tolérance vaut pour ses cadeaux, sans condition d’ancienneté depuis le 1er janvier 2026.',
    'small-employer':
      'Votre entreprise déclare {headcount, plural, one {# salarié} other {# salariés}}, moins que les {threshold} à partir desquels les activités sociales reviennent au comité\u00a0: vous pouvez donner dans la limite.',
    carence:
      'Vous déclarez un procès-verbal de carence\u00a0: vous pouvez donner à la place du comité, dans la limite. Gardez ce procès-verbal avec le justificatif.',
    'employer-without-record':
      'Avec {headcount, plural, one {# salarié} other {# salariés}}, la tolérance vaut pour les cadeaux du comité, et non pour ceux de l’employeur\u00a0: à partir de {threshold} salariés, ceux-ci sont soumis à cotisations dès le premier euro, sauf procès-verbal de carence.',
  },
  crossed: {
    title:
      '{count, plural, one {Une personne a dépassé la limite} other {# personnes ont dépassé la limite}}',
    text: 'Pour chacune, les cadeaux liés à un événement de la liste peuvent être laissés de côté si vous en gardez la preuve\u202f; les autres sont soumis à cotisations dès le premier euro.',
  },
  settings: {
    open: 'Qui donne, selon quels critères',
    title: 'Qui donne, selon quels critères',
    close: 'Fermer',
    carence: 'Un procès-verbal de carence a été établi',
    carenceHint:
      'Les élections n’ont trouvé aucun candidat. Utile à partir de {threshold} salariés.',
    policy: 'Critères d’attribution',
    policyHint:
      'Ils figurent sur le justificatif. Ils doivent être objectifs et les mêmes pour tous\u00a0: enfants à charge, quotient familial. Ni l’ancienneté ni la présence effective n’en sont (Cass. soc., 12 mars 2025, n°\u00a023-21.223).',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    conflict: 'Quelqu’un d’autre vient de les modifier. Fermez, relisez, puis recommencez.',
  },
  filter: {
    search: 'Nom ou matricule',
    show: 'Montrer',
    shows: {
      all: 'Tout le monde',
      near: 'À plus de 80\u00a0% de la limite',
      over: 'Au-dessus de la limite',
    },
    site: 'Site',
    everySite: 'Tous les sites',
    sort: 'Ordre',
    byTotal: 'Le plus reçu d’abord',
    byName: 'Par nom',
  },
  pages: {
    label: 'Pages de la liste',
    previous: 'Page précédente',
    next: 'Page suivante',
    here: 'Page {page} sur {pages}',
  },
  gifts: {
    title: 'Cadeaux {deName} en {year}',
    close: 'Fermer',
    loading: 'Lecture des cadeaux…',
    noEvent: 'Aucun événement',
    somebody: 'un compte supprimé',
    origins: {
      order: 'Commande {number}, attribuée le {day} par {by}',
      declared: 'Déclaré le {day} par {by}',
      imported: 'Importé le {day} par {by}',
    },
    retract: 'Retirer',
    retractNamed: 'Retirer\u00a0: {what}',
    retracted: 'Retiré\u00a0: {reason}',
    orderEnded: 'Retiré\u00a0: la commande a été annulée ou remboursée.',
  },
  retract: {
    reason: 'Pourquoi\u202f?',
    confirm: 'Retirer du compteur',
    cancel: 'Garder',
    done: 'C’est retiré du compteur, et gardé dans l’historique.',
  },
  waiting: {
    title: 'Box à attribuer',
    text: 'Tant que ces box ne sont pas attribuées, le compteur est incomplet.',
    order: 'Commande {number} du {day}, {value} TTC la box',
    left: '{left, plural, one {Une box à attribuer} other {# box à attribuer}} sur {bought}',
    give: 'Dire qui les reçoit',
    giveNamed: 'Dire qui les reçoit\u00a0: {name}, commande {number}',
    aside: 'Mettre de côté',
    asideNamed: 'Mettre de côté\u00a0: {name}, commande {number}',
  },
  aside: {
    title: 'Mettre des box de côté',
    text: '{name}\u00a0: celles que vous offrez à des clients ou gardez pour l’accueil ne comptent pour aucun salarié.',
    close: 'Fermer',
    quantity: 'Combien',
    reason: 'Pour qui',
    reasonHint: 'Par exemple «\u00a0Clients du salon de mars\u00a0».',
    confirm: 'Mettre de côté',
    done: '{count, plural, one {Une box est mise} other {# box sont mises}} de côté.',
  },
  preview: {
    title: 'Et si vous offriez encore\u2026',
    text: 'Ce que changerait un cadeau de plus pour chacun, avant de commander.',
    once: 'Un cadeau à chacun maintenant, TTC',
    monthly: 'Une box par mois jusqu’en décembre, TTC',
    hints: {
      once: 'En euros, par personne.',
      monthly: 'En euros, par personne et par mois, ce mois compris.',
    },
    amount: 'Écrivez un montant, comme 42,09.',
    nobody: 'Personne de plus ne dépasserait {limit} cette année.',
    crossing:
      '{count, plural, one {Une personne de plus dépasserait} other {# personnes de plus dépasseraient}} {limit} cette année.',
    first: 'La première dès le mois {deMonth}.',
  },
  sheet: {
    title: 'Justificatif de {year}',
    text: 'Limite et sa source, critères, cadeaux de chacun avec leur date, leur événement et qui les a déclarés\u00a0: ce qu’un contrôle demande, avec une empreinte du contenu.',
    pdf: 'Imprimer en PDF',
    csv: 'Télécharger la liste (CSV)',
    file: 'cadeaux-{year}',
  },
  acts: {
    title: 'Dernières déclarations',
    given: '{what}\u00a0: {count, plural, one {une personne} other {# personnes}}, {total} TTC',
    several: 'Plusieurs cadeaux',
    aside: '{count, plural, one {Une box} other {# box}} de côté\u00a0: {note}',
    sources: { order: 'Commande', declared: 'Déclaration', imported: 'Import' },
    retract: 'Tout retirer',
    retractNamed: 'Tout retirer\u00a0: {what}',
    retracted: 'Retiré\u00a0: {reason}',
    orderEnded: 'Retiré\u00a0: la commande a été annulée ou remboursée.',
  },
  problems: {
    any: {
      required: 'C’est vide.',
      'too-long': 'C’est trop long.',
      'control-characters': 'Un caractère invisible s’y est glissé.',
      'choice-invalid': 'Choisissez dans la liste.',
    },
    what: { required: 'Dites ce que c’est.' },
    value: {
      required: 'Donnez la valeur.',
      'amount-invalid': 'Écrivez un montant en euros, comme 42,09.',
    },
    givenOn: {
      required: 'Donnez le jour de la remise.',
      'day-invalid': 'Ce jour n’existe pas, ou il est d’avant 2020.',
    },
    reason: { required: 'Dites pourquoi, en quelques mots.' },
    receivers: {
      nobody: 'Personne n’était là ce jour-là.',
      'nobody-chosen': 'Choisissez au moins une personne ci-dessous.',
      'receiver-gone': 'Une personne choisie avait quitté l’entreprise ce jour-là.',
      'too-few-boxes':
        'Il reste moins de box que de personnes\u00a0: choisissez un site, ou des personnes.',
    },
    unknown: 'Cette valeur n’est pas acceptée.',
  },
};
