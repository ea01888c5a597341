export const fr = {
  title: 'Simulateur',
  description:
    'Calculez le budget de vos box par mois, par an et par salarié, HT et TTC, et le mois où la limite de l’URSSAF serait passée. Sans inscription.',
  eyebrow: 'Simulateur',
  heading: 'Combien, pour qui, et jusqu’où',
  intro:
    'Vos choix d’un côté, le compte de l’autre : le budget HT et TTC, la part de chacun, et la limite de l’URSSAF sur les cadeaux. Rien n’est enregistré ; l’adresse de la page garde tout, il suffit de la partager.',
  form: {
    title: 'Vos choix',
    headcount: {
      label: 'Nombre de salariés',
      hint: 'Ceux qui recevront les box.',
      problem: 'Écrivez un nombre entier, de 1 à {max, number}.',
    },
    plan: {
      label: 'La box du mois',
      hint: 'Une box par salarié et par mois, chacun compose la sienne.',
      months: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
      price: '{price} HT',
      none: 'Pas de box du mois',
    },
    licence: {
      label: 'L’application d’écoute',
      hint: 'La licence, pour le même effectif.',
      yes: 'Avec la licence',
      price: '{price} HT par salarié et par mois',
      no: 'Sans la licence',
    },
    boxes: {
      label: 'Des box à l’unité',
      hint: 'Par salarié, sur une année.',
      box: '{name}, {price} HT',
      option: '{count, plural, =0 {aucune} other {# par an}}',
    },
    buyer: {
      label: 'Qui offre ?',
      employer: 'L’employeur',
      cse: 'Le CSE',
    },
    vat: {
      label: 'Récupérez-vous la TVA ?',
      hint: 'Un CSE, en général, non.',
      yes: 'Oui',
      no: 'Non',
    },
    gifts: {
      label: 'Autres cadeaux de l’année, par salarié',
      hint: 'En euros TTC, déjà faits ou prévus : bons d’achat, colis, chèques-cadeaux.',
      problem: 'Écrivez un montant en euros, de 0 à {max}. Exemple : 49,90',
    },
    submit: 'Calculer',
  },
  result: {
    title: 'Votre budget',
    nothing:
      'Choisissez la box du mois, la licence ou des box à l’unité : le budget s’affiche ici.',
    perYear: 'HT par an, soit {gross} TTC',
    rows: {
      month: 'Par mois, en moyenne',
      employee: 'Par salarié et par an',
      vat: 'TVA comprise dans le TTC',
      recovered: 'TVA récupérable',
      boxes: 'Box par salarié et par an',
    },
    net: '{price} HT',
    gross: '{price} TTC',
    under: 'Sous la limite URSSAF : il reste {amount} par salarié',
    over: 'Limite URSSAF passée en {month}',
    fix: 'Corrigez le champ signalé : le compte reprend aussitôt.',
    perhaps: 'Dont {vat} sur les box, à confirmer avec votre comptable.',
    cart: 'Mettre dans mon panier',
    cartNote:
      'Le panier prend une box de chaque thème choisi par salarié, pour un premier envoi\u202f; les suivants se commandent le moment venu.',
    tooMany:
      'Le panier s’arrête à {max} pièces par ligne\u00a0: pour votre effectif, demandez un devis, il reprend ces choix.',
    quote: 'Demander un devis',
    sheet: 'Fiche budget (PDF)',
    sheetFile: 'fiche-budget',
    pack: 'Dossier de vote du CSE (PDF)',
    packFile: 'dossier-de-vote-cse',
    councilVotes: 'C’est le CSE qui décide\u202f?',
    councilText:
      'Le dossier de vote reprend ces box, comptées TTC\u00a0: options comparées, égalité, limite de l’URSSAF, calendrier, projet de résolution.',
    noSheet: 'Le document n’a pas pu être fait',
    noSheetText: 'Réessayez dans un instant. Vos choix restent dans l’adresse de la page.',
    share: 'Copier l’adresse',
    shared: 'Adresse copiée',
    sharedText: 'Qui l’ouvrira verra les mêmes chiffres.',
    notShared: 'La copie n’a pas pu se faire',
    notSharedText: 'Copiez l’adresse dans la barre de votre navigateur.',
    caution:
      'Une estimation aux prix du catalogue de ce jour : ni un devis, ni un conseil fiscal ou social. Les cadeaux que nous ignorons ne sont pas dans le compte.',
  },
  request: {
    intro:
      'Bonjour, pourriez-vous m’établir un devis pour {headcount, plural, one {un salarié} other {# salariés}} ? C’est {buyer, select, cse {le CSE} other {l’employeur}} qui offre.',
    plan: '- {months, plural, =0 {Box du mois, sans engagement} other {Box du mois, engagement de # mois}}',
    box: '- {name} : {count} par salarié et par an',
    licence: '- Licence de l’application pour le même effectif',
    gifts: '- Autres cadeaux de l’année : {amount} par salarié',
    address: 'Ma simulation : {address}',
  },
  line: {
    eyebrow: 'URSSAF',
    title: 'La limite des cadeaux, mois après mois',
    intro:
      'Tous les cadeaux d’un salarié s’additionnent sur l’année civile, TVA comprise. La limite est de {limit} par salarié pour {year}.',
    olderLimit: 'Celle de {asked} n’étant pas encore publiée, le calcul garde celle de {year}.',
    under: {
      title: 'Vous restez sous la limite',
      text: 'Chaque salarié recevrait {total} de cadeaux dans l’année ; il reste {remaining}. Jusqu’à la limite, ces cadeaux peuvent bénéficier de la tolérance de l’URSSAF, sous conditions.',
    },
    over: {
      title: 'La limite est passée en {month}',
      text: 'Chaque salarié recevrait {total} de cadeaux dans l’année, soit {over} de plus que la limite.',
    },
    alreadyOver: {
      title: 'Vos autres cadeaux passent déjà la limite',
      text: 'Sans aucune box, ils valent {others} par salarié ; avec elles, {total}, soit {over} de plus que la limite.',
    },
    consequence:
      'Au-delà, chaque cadeau doit se rattacher à un événement de la liste de l’URSSAF (naissance, mariage, Noël, rentrée, retraite…), concerner la personne qui le reçoit et respecter sa propre limite de {share, number, ::percent .##} du plafond mensuel. À défaut, sa valeur entière entre dans l’assiette des cotisations.',
    employerLarge:
      'À partir de {count} salariés, la tolérance vaut pour les cadeaux du CSE, pas pour ceux de l’employeur, sauf s’il détient un procès-verbal de carence. Vos cadeaux seraient alors à déclarer dès le premier euro.',
    employer:
      'La tolérance vaut pour l’employeur tant que l’entreprise compte moins de {count} salariés, et au-delà s’il détient un procès-verbal de carence.',
    cse: 'La tolérance vaut pour les cadeaux du CSE. Ceux que l’employeur ferait à sa place s’y ajoutent.',
    chart: {
      title: 'Cadeaux cumulés par salarié, TVA comprise',
      limit: 'Limite : {limit}',
      other:
        'Les autres cadeaux comptent dès janvier, les box à l’unité sont réparties sur l’année.',
    },
    table: {
      show: 'Lire ces chiffres dans un tableau',
      month: 'Mois',
      given: 'Box du mois et à l’unité',
      total: 'Cumul de l’année',
      state: 'Face à la limite',
      under: 'reste {amount}',
      over: 'dépasse de {amount}',
    },
    source:
      'Limite {year} : {share, number, ::percent .##} du plafond mensuel de la sécurité sociale ({ceiling}, {source}), à l’euro près.',
  },
  plans: {
    eyebrow: 'Box du mois',
    title: 'Comparer les engagements',
    caption: 'Pour {count, plural, one {un salarié} other {# salariés}}, hors taxes',
    plan: 'Formule',
    unit: 'Par salarié et par mois',
    month: 'Chaque mois',
    year: 'Sur douze mois',
    saved: 'Écart sur l’année',
    months: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
    chosen: 'votre choix',
    less: '{price} de moins',
    reference: 'référence',
  },
  leaving: {
    title: 'Et si vous arrêtez avant la fin\u202f?',
    intro:
      'Déplacez le curseur\u00a0: chaque formule dit ce qu’elle aura coûté à ce moment-là, hors taxes.',
    months: 'Mois pris avant d’arrêter',
    after: '{months, plural, one {Après un mois} other {Après # mois}}',
    caption:
      '{months, plural, one {Arrêt après un mois} other {Arrêt après # mois}}, {count, plural, one {un salarié} other {# salariés}}',
    plan: 'Formule',
    taken: 'Payé pour ces mois',
    fee: 'Frais d’arrêt',
    unitAfter: 'Ensuite, par salarié et par mois',
    goingOn: 'Année entière si l’on continue',
    rule: 'Un engagement s’arrête quand vous le souhaitez, sans frais. Les box que vous prendriez encore ensuite passent au prix sans engagement\u202f; les mois passés ne sont jamais recalculés.',
    show: 'Lire le cumul mois par mois',
    cumulated:
      '{months, plural, one {Cumul hors taxes si l’on résilie après un mois et que l’on continue} other {Cumul hors taxes si l’on résilie après # mois et que l’on continue}}',
    month: 'Mois',
    short: '{months, plural, =0 {Sans engagement} other {# mois}}',
  },
  vat: {
    eyebrow: 'TVA',
    title: 'Et la TVA ?',
    licence: 'Celle de la licence, {vat} par an, se récupère comme pour tout service.',
    'not-liable':
      'Vous ne récupérez pas la TVA : votre budget est le prix TTC, {gross} par an, dont {vat} de TVA.',
    accountant:
      'La TVA payée sur les box serait de {vat} par an. Sur un cadeau, elle n’est récupérable que si les cadeaux faits à une même personne restent dans l’année sous {limit} TTC (montant fixé en {year}, révisé tous les cinq ans). Vous êtes en dessous : elle l’est probablement, à confirmer avec votre comptable.',
    'above-limit':
      'La TVA payée sur les box serait de {vat} par an. Sur un cadeau, elle n’est récupérable que si les cadeaux faits à une même personne restent dans l’année sous {limit} TTC (montant fixé en {year}, révisé tous les cinq ans). Vous êtes au-dessus : comptez avec le prix TTC, {gross} par an, et voyez avec votre comptable.',
    rates:
      'Le taux n’est pas le même pour toutes les box : il figure, avec sa raison, sur la page de chacune.',
  },
  questions: {
    title: 'Se fier à ces chiffres',
    exact: {
      question: 'Sont-ce les prix que nous paierons\u202f?',
      answer:
        'Ce sont ceux du catalogue aujourd’hui, les mêmes que dans le panier. Un prix qui changerait entre-temps vous est montré avant le paiement\u202f; un devis, lui, ne bouge plus.',
    },
    others: {
      question: 'Pourquoi compter nos autres cadeaux\u202f?',
      answer:
        'Parce que l’URSSAF les additionne tous, d’où qu’ils viennent\u00a0: bons d’achat, colis de Noël, box. Oublier les uns fausserait le compte des autres.',
    },
    vote: {
      question: 'Que présenter au CSE\u202f?',
      answer:
        'Le dossier de vote, en PDF, sous le budget\u00a0: les options comparées TTC, l’égalité entre salariés, la limite de l’URSSAF et un projet de résolution à adapter.',
    },
    space: {
      question: 'Et une fois les box offertes\u202f?',
      answer:
        'L’espace de l’entreprise tient le compte réel, par personne et par année, à partir de <box>ce que vous commandez</box> et de ce que vous y ajoutez. <saas>L’application d’écoute</saas> reste un choix à part.',
    },
  },
  next: {
    title: 'Un cas qui n’entre pas dans les cases\u202f?',
    text: 'Plusieurs sites, des temps partiels, un événement\u00a0: décrivez-le, nous ferons le compte avec vous.',
    action: 'Décrire notre cas',
  },
};
