import type { Texts } from '#basics/messages.ts';

/** The search over everything one may do and find, and the shortcuts; fetched with it. */
export const texts = {
  title: { fr: 'Rechercher', en: 'Search' },
  close: { fr: 'Fermer', en: 'Close' },
  label: {
    fr: 'Une page, une action, un nom, un numéro',
    en: 'A page, an action, a name, a number',
  },
  hint: {
    fr: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer',
    en: 'Arrows to choose, Enter to open, Escape to close',
  },
  none: { fr: 'Rien ne correspond à «\u202f{text}\u202f».', en: 'Nothing matches “{text}”.' },
  searching: { fr: 'Recherche en cours…', en: 'Searching…' },
  failed: {
    fr: 'La recherche n’a pas abouti. Les pages restent accessibles.',
    en: 'The search did not go through. Pages can still be opened.',
  },
  groups: {
    pages: { fr: 'Pages', en: 'Pages' },
    actions: { fr: 'Actions', en: 'Actions' },
    employees: { fr: 'Salariés', en: 'Employees' },
    orders: { fr: 'Commandes', en: 'Orders' },
    companies: { fr: 'Entreprises', en: 'Companies' },
    products: { fr: 'Produits', en: 'Products' },
    partners: { fr: 'Partenaires', en: 'Partners' },
  },
  space: {
    alerts: { fr: 'Alertes', en: 'Alerts' },
    units: { fr: 'Unités de travail', en: 'Work units' },
    measures: { fr: 'Actions de prévention', en: 'Prevention actions' },
    versions: { fr: 'Versions du document unique', en: 'Versions of the risk document' },
    registers: { fr: 'Registres de l’employeur', en: 'Employer’s registers' },
    questions: { fr: 'Questions à tous', en: 'Questions to everybody' },
    questionnaire: { fr: 'Questionnaire annuel', en: 'Yearly questionnaire' },
    attack: { fr: 'Essayer d’identifier quelqu’un', en: 'Try to identify somebody' },
    gifts: { fr: 'Compteur URSSAF des cadeaux', en: 'URSSAF meter of gifts' },
    journal: { fr: 'Journal de l’espace', en: 'Journal of the space' },
  },
  spaceActions: {
    importEmployees: { fr: 'Importer des salariés', en: 'Import employees' },
    give: { fr: 'Inscrire un cadeau', en: 'Enter a gift' },
    order: { fr: 'Commander des box', en: 'Order boxes' },
  },
  staff: {
    transfers: { fr: 'Virements', en: 'Transfers' },
    credit: { fr: 'Paiement après livraison', en: 'Payment after delivery' },
    subscriptions: { fr: 'Abonnements', en: 'Subscriptions' },
    quotes: { fr: 'Devis', en: 'Quotes' },
    templates: { fr: 'Modèles de réponse', en: 'Reply templates' },
    approved: { fr: 'Partenaires approuvés', en: 'Approved partners' },
    journal: { fr: 'Journal de l’équipe', en: 'Staff journal' },
  },
  staffActions: {
    newProduct: { fr: 'Créer un produit', en: 'Create a product' },
  },
  actions: {
    help: { fr: 'Trouver de l’aide maintenant', en: 'Find help now' },
    shortcuts: { fr: 'Raccourcis clavier', en: 'Keyboard shortcuts' },
    signOut: { fr: 'Se déconnecter', en: 'Sign out' },
  },
  shortcuts: {
    title: { fr: 'Raccourcis clavier', en: 'Keyboard shortcuts' },
    intro: {
      fr: 'Ils ne s’appliquent jamais pendant que vous écrivez dans un champ.',
      en: 'They never act while you are typing in a field.',
    },
    palette: { fr: 'Rechercher partout', en: 'Search everything' },
    list: { fr: 'Aller à la recherche de la liste', en: 'Go to the search of the list' },
    next: { fr: 'Ligne suivante de la liste', en: 'Next line of the list' },
    previous: { fr: 'Ligne précédente de la liste', en: 'Previous line of the list' },
    open: { fr: 'Ouvrir la ligne', en: 'Open the line' },
    help: { fr: 'Afficher cette aide', en: 'Show this help' },
    enter: { fr: 'Entrée', en: 'Enter' },
    single: { fr: 'Raccourcis d’une seule touche', en: 'Single-key shortcuts' },
    singleHint: {
      fr: 'Désactivez-les si vous dictez au clavier ou si une touche part toute seule. {combination} reste actif.',
      en: 'Turn them off if you dictate, or if keys are pressed by accident. {combination} stays on.',
    },
  },
} satisfies Texts;
