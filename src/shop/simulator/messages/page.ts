import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'Simulateur', en: 'Simulator' },
  description: {
    fr: 'Calculez le budget de vos box par mois, par an et par salarié, HT et TTC, et le mois où la limite de l’URSSAF serait passée. Sans inscription.',
    en: 'Work out the budget for your boxes per month, year and employee, with and without VAT, and when the URSSAF limit would be crossed. No sign-up.',
  },
  eyebrow: { fr: 'Simulateur', en: 'Simulator' },
  heading: { fr: 'Combien, pour qui, et jusqu’où', en: 'How much, for whom, and how far' },
  intro: {
    fr: 'Vos choix d’un côté, le compte de l’autre : le budget HT et TTC, la part de chacun, et la limite de l’URSSAF sur les cadeaux. Rien n’est enregistré ; l’adresse de la page garde tout, il suffit de la partager.',
    en: 'Your choices on one side, the sums on the other: the budget with and without VAT, each person’s share, and the URSSAF limit on gifts. Nothing is recorded; the page’s address holds it all, just share it.',
  },
  form: {
    title: { fr: 'Vos choix', en: 'Your choices' },
    headcount: {
      label: { fr: 'Nombre de salariés', en: 'Number of employees' },
      hint: { fr: 'Ceux qui recevront les box.', en: 'Those who will receive the boxes.' },
      problem: {
        fr: 'Écrivez un nombre entier, de 1 à {max, number}.',
        en: 'Please write a whole number, from 1 to {max, number}.',
      },
    },
    plan: {
      label: { fr: 'La box du mois', en: 'The monthly box' },
      hint: {
        fr: 'Une box par salarié et par mois, chacun compose la sienne.',
        en: 'One box per employee and month; each person composes their own.',
      },
      months: {
        fr: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
        en: '{months, plural, =0 {No commitment} other {#-month commitment}}',
      },
      price: { fr: '{price} HT', en: '{price} excl. VAT' },
      none: { fr: 'Pas de box du mois', en: 'No monthly box' },
    },
    licence: {
      label: { fr: 'L’application d’écoute', en: 'The listening app' },
      hint: { fr: 'La licence, pour le même effectif.', en: 'The licence, for the same people.' },
      yes: { fr: 'Avec la licence', en: 'With the licence' },
      price: {
        fr: '{price} HT par salarié et par mois',
        en: '{price} excl. VAT per employee and month',
      },
      no: { fr: 'Sans la licence', en: 'Without the licence' },
    },
    boxes: {
      label: { fr: 'Des box à l’unité', en: 'Single boxes' },
      hint: { fr: 'Par salarié, sur une année.', en: 'Per employee, over a year.' },
      box: { fr: '{name}, {price} HT', en: '{name}, {price} excl. VAT' },
      option: {
        fr: '{count, plural, =0 {aucune} other {# par an}}',
        en: '{count, plural, =0 {none} other {# a year}}',
      },
    },
    buyer: {
      label: { fr: 'Qui offre ?', en: 'Who gives?' },
      employer: { fr: 'L’employeur', en: 'The employer' },
      cse: { fr: 'Le CSE', en: 'The works council (CSE)' },
    },
    vat: {
      label: { fr: 'Récupérez-vous la TVA ?', en: 'Do you recover VAT?' },
      hint: { fr: 'Un CSE, en général, non.', en: 'A works council usually does not.' },
      yes: { fr: 'Oui', en: 'Yes' },
      no: { fr: 'Non', en: 'No' },
    },
    gifts: {
      label: {
        fr: 'Autres cadeaux de l’année, par salarié',
        en: 'Other gifts this year, per employee',
      },
      hint: {
        fr: 'En euros TTC, déjà faits ou prévus : bons d’achat, colis, chèques-cadeaux.',
        en: 'In euros including VAT, given or planned: vouchers, hampers, gift cards.',
      },
      problem: {
        fr: 'Écrivez un montant en euros, de 0 à {max}. Exemple : 49,90',
        en: 'Please write an amount in euros, from 0 to {max}. Example: 49.90',
      },
    },
    submit: { fr: 'Calculer', en: 'Work it out' },
  },
  result: {
    title: { fr: 'Votre budget', en: 'Your budget' },
    nothing: {
      fr: 'Choisissez la box du mois, la licence ou des box à l’unité : le budget s’affiche ici.',
      en: 'Choose the monthly box, the licence or single boxes: the budget appears here.',
    },
    perYear: { fr: 'HT par an, soit {gross} TTC', en: 'excl. VAT per year, {gross} incl. VAT' },
    rows: {
      month: { fr: 'Par mois, en moyenne', en: 'Per month, on average' },
      employee: { fr: 'Par salarié et par an', en: 'Per employee and year' },
      vat: { fr: 'TVA comprise dans le TTC', en: 'VAT within the total' },
      recovered: { fr: 'TVA récupérable', en: 'VAT you may recover' },
      boxes: { fr: 'Box par salarié et par an', en: 'Boxes per employee and year' },
    },
    net: { fr: '{price} HT', en: '{price} excl. VAT' },
    gross: { fr: '{price} TTC', en: '{price} incl. VAT' },
    under: {
      fr: 'Sous la limite URSSAF : il reste {amount} par salarié',
      en: 'Below the URSSAF limit: {amount} left per employee',
    },
    over: { fr: 'Limite URSSAF passée en {month}', en: 'URSSAF limit crossed in {month}' },
    fix: {
      fr: 'Corrigez le champ signalé : le compte reprend aussitôt.',
      en: 'Please correct the field marked: the sums come back at once.',
    },
    perhaps: {
      fr: 'Dont {vat} sur les box, à confirmer avec votre comptable.',
      en: 'Of which {vat} on the boxes, to be confirmed by your accountant.',
    },
    cart: { fr: 'Mettre dans mon panier', en: 'Put in my cart' },
    cartNote: {
      fr: 'Le panier prend une box de chaque thème choisi par salarié, pour un premier envoi\u202f; les suivants se commandent le moment venu.',
      en: 'The cart takes one box of each chosen theme per employee, for a first dispatch; the others are ordered when their time comes.',
    },
    tooMany: {
      fr: 'Au-delà de {max, number} pièces par ligne, demandez-nous un devis, il reprend ces choix.',
      en: 'Beyond {max, number} pieces a line, ask us for a quote, which carries these choices.',
    },
    instantQuote: { fr: 'Obtenir le devis', en: 'Get the quote' },
    quote: { fr: 'Demander un devis', en: 'Ask for a quote' },
    write: { fr: 'Nous écrire avec ces choix', en: 'Write to us with these choices' },
    sheet: { fr: 'Fiche budget (PDF)', en: 'Budget sheet (PDF)' },
    sheetFile: { fr: 'fiche-budget', en: 'budget-sheet' },
    pack: { fr: 'Dossier de vote du CSE (PDF)', en: 'Works council vote pack (PDF)' },
    packFile: { fr: 'dossier-de-vote-cse', en: 'works-council-vote-pack' },
    councilVotes: { fr: 'C’est le CSE qui décide\u202f?', en: 'Does the works council decide?' },
    councilText: {
      fr: 'Le dossier de vote reprend ces box, comptées TTC\u00a0: options comparées, égalité, limite de l’URSSAF, calendrier, projet de résolution.',
      en: 'The vote pack takes up these boxes, VAT included: options compared, equality, the URSSAF limit, a calendar, a draft resolution.',
    },
    noSheet: { fr: 'Le document n’a pas pu être fait', en: 'The document could not be made' },
    noSheetText: {
      fr: 'Réessayez dans un instant. Vos choix restent dans l’adresse de la page.',
      en: 'Please try again in a moment. Your choices stay in the page’s address.',
    },
    share: { fr: 'Copier l’adresse', en: 'Copy the address' },
    shared: { fr: 'Adresse copiée', en: 'Address copied' },
    sharedText: {
      fr: 'Qui l’ouvrira verra les mêmes chiffres.',
      en: 'Whoever opens it sees the same figures.',
    },
    notShared: { fr: 'La copie n’a pas pu se faire', en: 'It could not be copied' },
    notSharedText: {
      fr: 'Copiez l’adresse dans la barre de votre navigateur.',
      en: 'Please copy the address from your browser’s bar.',
    },
    caution: {
      fr: 'Une estimation aux prix du catalogue de ce jour : ni un devis, ni un conseil fiscal ou social. Les cadeaux que nous ignorons ne sont pas dans le compte.',
      en: 'An estimate at today’s catalogue prices: neither a quote nor tax or social-law advice. Gifts we do not know of are not in the sums.',
    },
  },
  request: {
    intro: {
      fr: 'Bonjour, pourriez-vous m’établir un devis pour {headcount, plural, one {un salarié} other {# salariés}} ? C’est {buyer, select, cse {le CSE} other {l’employeur}} qui offre.',
      en: 'Hello, could you send me a quote for {headcount, plural, one {one employee} other {# employees}}? {buyer, select, cse {The works council} other {The employer}} is giving.',
    },
    plan: {
      fr: '- {months, plural, =0 {Box du mois, sans engagement} other {Box du mois, engagement de # mois}}',
      en: '- {months, plural, =0 {Monthly box, no commitment} other {Monthly box, #-month commitment}}',
    },
    box: {
      fr: '- {name} : {count} par salarié et par an',
      en: '- {name}: {count} per employee and year',
    },
    licence: {
      fr: '- Licence de l’application pour le même effectif',
      en: '- Licence of the app for the same people',
    },
    gifts: {
      fr: '- Autres cadeaux de l’année : {amount} par salarié',
      en: '- Other gifts this year: {amount} per employee',
    },
    address: { fr: 'Ma simulation : {address}', en: 'My simulation: {address}' },
  },
  line: {
    eyebrow: { fr: 'URSSAF', en: 'URSSAF' },
    title: {
      fr: 'La limite des cadeaux, mois après mois',
      en: 'The limit on gifts, month by month',
    },
    intro: {
      fr: 'Tous les cadeaux d’un salarié s’additionnent sur l’année civile, TVA comprise. La limite est de {limit} par salarié pour {year}.',
      en: 'All of one employee’s gifts are added up over the calendar year, VAT included. URSSAF, which collects French social contributions, sets the limit at {limit} per employee for {year}.',
    },
    olderLimit: {
      fr: 'Celle de {asked} n’étant pas encore publiée, le calcul garde celle de {year}.',
      en: 'As the limit for {asked} is not published yet, the sums keep that of {year}.',
    },
    under: {
      title: { fr: 'Vous restez sous la limite', en: 'You stay below the limit' },
      text: {
        fr: 'Chaque salarié recevrait {total} de cadeaux dans l’année ; il reste {remaining}. Jusqu’à la limite, ces cadeaux peuvent bénéficier de la tolérance de l’URSSAF, sous conditions.',
        en: 'Each employee would receive gifts worth {total} in the year; {remaining} is left. Up to the limit, these gifts may come under the URSSAF tolerance, on conditions.',
      },
    },
    over: {
      title: { fr: 'La limite est passée en {month}', en: 'The limit is crossed in {month}' },
      text: {
        fr: 'Chaque salarié recevrait {total} de cadeaux dans l’année, soit {over} de plus que la limite.',
        en: 'Each employee would receive gifts worth {total} in the year, {over} more than the limit.',
      },
    },
    alreadyOver: {
      title: {
        fr: 'Vos autres cadeaux passent déjà la limite',
        en: 'Your other gifts already cross the limit',
      },
      text: {
        fr: 'Sans aucune box, ils valent {others} par salarié ; avec elles, {total}, soit {over} de plus que la limite.',
        en: 'Without any box they are worth {others} per employee; with the boxes, {total}, which is {over} more than the limit.',
      },
    },
    consequence: {
      fr: 'Au-delà, chaque cadeau doit se rattacher à un événement de la liste de l’URSSAF (naissance, mariage, Noël, rentrée, retraite…), concerner la personne qui le reçoit et respecter sa propre limite de {share, number, ::percent .##} du plafond mensuel. À défaut, sa valeur entière entre dans l’assiette des cotisations.',
      en: 'Beyond it, each gift must be tied to an event on URSSAF’s list (a birth, a marriage, Christmas, the start of the school year, retirement…), concern the person who receives it, and keep within its own limit of {share, number, ::percent .##} of the monthly ceiling. Otherwise its whole value is subject to social contributions.',
    },
    employerLarge: {
      fr: 'À partir de {count} salariés, la tolérance vaut pour les cadeaux du CSE, pas pour ceux de l’employeur, sauf s’il détient un procès-verbal de carence. Vos cadeaux seraient alors à déclarer dès le premier euro.',
      en: 'From {count} employees up, the tolerance applies to the works council’s gifts and not to the employer’s, unless there is an official record that no council could be elected. Your gifts would then have to be declared from the first euro.',
    },
    employer: {
      fr: 'La tolérance vaut pour l’employeur tant que l’entreprise compte moins de {count} salariés, et au-delà s’il détient un procès-verbal de carence.',
      en: 'The tolerance applies to the employer while the company has fewer than {count} employees, and beyond if there is an official record that no council could be elected.',
    },
    cse: {
      fr: 'La tolérance vaut pour les cadeaux du CSE. Ceux que l’employeur ferait à sa place s’y ajoutent.',
      en: 'The tolerance applies to the works council’s gifts. Those the employer might give in its place are added to them.',
    },
    chart: {
      title: {
        fr: 'Cadeaux cumulés par salarié, TVA comprise',
        en: 'Gifts per employee, adding up, VAT included',
      },
      limit: { fr: 'Limite : {limit}', en: 'Limit: {limit}' },
      other: {
        fr: 'Les autres cadeaux comptent dès janvier, les box à l’unité sont réparties sur l’année.',
        en: 'Other gifts count from January; single boxes are spread over the year.',
      },
    },
    table: {
      show: { fr: 'Lire ces chiffres dans un tableau', en: 'Read these figures in a table' },
      month: { fr: 'Mois', en: 'Month' },
      given: { fr: 'Box du mois et à l’unité', en: 'Monthly and single boxes' },
      total: { fr: 'Cumul de l’année', en: 'Total so far' },
      state: { fr: 'Face à la limite', en: 'Against the limit' },
      under: { fr: 'reste {amount}', en: '{amount} left' },
      over: { fr: 'dépasse de {amount}', en: '{amount} over' },
    },
    source: {
      fr: 'Limite {year} : {share, number, ::percent .##} du plafond mensuel de la sécurité sociale ({ceiling}, {source}), à l’euro près.',
      en: 'Limit for {year}: {share, number, ::percent .##} of the monthly social security ceiling ({ceiling}, {source}), to the nearest euro.',
    },
  },
  plans: {
    eyebrow: { fr: 'Box du mois', en: 'Monthly box' },
    title: { fr: 'Comparer les engagements', en: 'Comparing commitments' },
    caption: {
      fr: 'Pour {count, plural, one {un salarié} other {# salariés}}, hors taxes',
      en: 'For {count, plural, one {one employee} other {# employees}}, excluding VAT',
    },
    plan: { fr: 'Formule', en: 'Plan' },
    unit: { fr: 'Par salarié et par mois', en: 'Per employee and month' },
    month: { fr: 'Chaque mois', en: 'Each month' },
    year: { fr: 'Sur douze mois', en: 'Over twelve months' },
    saved: { fr: 'Écart sur l’année', en: 'Difference over the year' },
    months: {
      fr: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
      en: '{months, plural, =0 {No commitment} other {#-month commitment}}',
    },
    chosen: { fr: 'votre choix', en: 'your choice' },
    less: { fr: '{price} de moins', en: '{price} less' },
    reference: { fr: 'référence', en: 'reference' },
  },
  leaving: {
    title: { fr: 'Et si vous arrêtez avant la fin\u202f?', en: 'And if you stop before the end?' },
    intro: {
      fr: 'Déplacez le curseur\u00a0: chaque formule dit ce qu’elle aura coûté à ce moment-là, hors taxes.',
      en: 'Move the slider: each plan says what it will have cost by then, excluding VAT.',
    },
    months: { fr: 'Mois pris avant d’arrêter', en: 'Months taken before stopping' },
    after: {
      fr: '{months, plural, one {Après un mois} other {Après # mois}}',
      en: '{months, plural, one {After one month} other {After # months}}',
    },
    caption: {
      fr: '{months, plural, one {Arrêt après un mois} other {Arrêt après # mois}}, {count, plural, one {un salarié} other {# salariés}}',
      en: '{months, plural, one {Stopping after one month} other {Stopping after # months}}, {count, plural, one {one employee} other {# employees}}',
    },
    plan: { fr: 'Formule', en: 'Plan' },
    taken: { fr: 'Payé pour ces mois', en: 'Paid for those months' },
    fee: { fr: 'Frais d’arrêt', en: 'Charge for leaving' },
    unitAfter: {
      fr: 'Ensuite, par salarié et par mois',
      en: 'From then on, per employee and month',
    },
    goingOn: { fr: 'Année entière si l’on continue', en: 'Whole year if you carry on' },
    rule: {
      fr: 'Un engagement s’arrête quand vous le souhaitez, sans frais. Les box que vous prendriez encore ensuite passent au prix sans engagement\u202f; les mois passés ne sont jamais recalculés.',
      en: 'You may leave a commitment whenever you wish, at no charge. Any boxes you take after that cost the price without commitment; past months are never recalculated.',
    },
    show: { fr: 'Lire le cumul mois par mois', en: 'Read the running total month by month' },
    cumulated: {
      fr: '{months, plural, one {Cumul hors taxes si l’on résilie après un mois et que l’on continue} other {Cumul hors taxes si l’on résilie après # mois et que l’on continue}}',
      en: '{months, plural, one {Running total excluding VAT when cancelled after one month and carried on} other {Running total excluding VAT when cancelled after # months and carried on}}',
    },
    month: { fr: 'Mois', en: 'Month' },
    short: {
      fr: '{months, plural, =0 {Sans engagement} other {# mois}}',
      en: '{months, plural, =0 {No commitment} other {# months}}',
    },
  },
  vat: {
    eyebrow: { fr: 'TVA', en: 'VAT' },
    title: { fr: 'Et la TVA ?', en: 'And VAT?' },
    licence: {
      fr: 'Celle de la licence, {vat} par an, se récupère comme pour tout service.',
      en: 'That of the licence, {vat} a year, is recovered as for any service.',
    },
    'not-liable': {
      fr: 'Vous ne récupérez pas la TVA : votre budget est le prix TTC, {gross} par an, dont {vat} de TVA.',
      en: 'You do not recover VAT: your budget is the price with VAT, {gross} a year, of which {vat} is VAT.',
    },
    accountant: {
      fr: 'La TVA payée sur les box serait de {vat} par an. Sur un cadeau, elle n’est récupérable que si les cadeaux faits à une même personne restent dans l’année sous {limit} TTC (montant fixé en {year}, révisé tous les cinq ans). Vous êtes en dessous : elle l’est probablement, à confirmer avec votre comptable.',
      en: 'The VAT paid on the boxes would be {vat} a year. On a gift it can be recovered only if one person’s gifts stay within {limit} incl. VAT over the year (an amount set in {year}, revised every five years). You are below: it probably can be, which your accountant should confirm.',
    },
    'above-limit': {
      fr: 'La TVA payée sur les box serait de {vat} par an. Sur un cadeau, elle n’est récupérable que si les cadeaux faits à une même personne restent dans l’année sous {limit} TTC (montant fixé en {year}, révisé tous les cinq ans). Vous êtes au-dessus : comptez avec le prix TTC, {gross} par an, et voyez avec votre comptable.',
      en: 'The VAT paid on the boxes would be {vat} a year. On a gift it can be recovered only if one person’s gifts stay within {limit} incl. VAT over the year (an amount set in {year}, revised every five years). You are above: reckon with the price including VAT, {gross} a year, and ask your accountant.',
    },
    rates: {
      fr: 'Le taux n’est pas le même pour toutes les box : il figure, avec sa raison, sur la page de chacune.',
      en: 'The rate is not the same for every box: it stands, with its reason, on each one’s page.',
    },
  },
  questions: {
    title: { fr: 'Se fier à ces chiffres', en: 'How far to trust these figures' },
    exact: {
      question: {
        fr: 'Sont-ce les prix que nous paierons\u202f?',
        en: 'Are these the prices we will pay?',
      },
      answer: {
        fr: 'Ce sont ceux du catalogue aujourd’hui, les mêmes que dans le panier. Un prix qui changerait entre-temps vous est montré avant le paiement\u202f; un devis, lui, ne bouge plus.',
        en: 'They are those of the catalogue today, the same as in the cart. A price that changed meanwhile is shown to you before you pay; a quote does not move any more.',
      },
    },
    others: {
      question: {
        fr: 'Pourquoi compter nos autres cadeaux\u202f?',
        en: 'Why count our other gifts?',
      },
      answer: {
        fr: 'Parce que l’URSSAF les additionne tous, d’où qu’ils viennent\u00a0: bons d’achat, colis de Noël, box. Oublier les uns fausserait le compte des autres.',
        en: 'Because URSSAF adds them all up, wherever they come from: vouchers, Christmas parcels, boxes. To forget some would falsify the sum of the others.',
      },
    },
    vote: {
      question: {
        fr: 'Que présenter au CSE\u202f?',
        en: 'What do we put before the works council?',
      },
      answer: {
        fr: 'Le dossier de vote, en PDF, sous le budget\u00a0: les options comparées TTC, l’égalité entre salariés, la limite de l’URSSAF et un projet de résolution à adapter.',
        en: 'The vote pack, a PDF below the budget: the options compared with VAT, fairness between employees, the URSSAF limit and a draft resolution to adapt.',
      },
    },
    space: {
      question: {
        fr: 'Et une fois les box offertes\u202f?',
        en: 'And once the boxes have been given?',
      },
      answer: {
        fr: 'L’espace de l’entreprise tient le compte réel, par personne et par année, à partir de <box>ce que vous commandez</box> et de ce que vous y ajoutez. <saas>L’application d’écoute</saas> reste un choix à part.',
        en: 'The company’s space keeps the real account, by person and year, from <box>what you order</box> and what you add to it. <saas>The listening app</saas> remains a choice apart.',
      },
    },
  },
  next: {
    title: {
      fr: 'Un cas qui n’entre pas dans les cases\u202f?',
      en: 'A case that fits none of the boxes?',
    },
    text: {
      fr: 'Plusieurs sites, des temps partiels, un événement\u00a0: décrivez-le, nous ferons le compte avec vous.',
      en: 'Several sites, part-timers, an event: describe it, and we will do the sum with you.',
    },
    action: { fr: 'Décrire notre cas', en: 'Describe our case' },
  },
} satisfies Texts;
