export const fr = {
  confirmed: {
    title: 'Votre commande {number} est confirmée',
    intro: 'Merci ! Le paiement de {company} nous est bien parvenu et nous préparons vos box.',
  },
  received: {
    title: 'Votre commande {number} est enregistrée',
    intro:
      'Merci ! La commande de {company} est enregistrée. Nous la préparons dès réception de votre virement.',
  },
  net: 'Total HT',
  vat: 'TVA à {rate, number, ::percent .##}',
  gross: 'Total TTC',
  transfer: {
    intro:
      'Pour régler, faites un virement avec cette référence exacte : elle nous permet de retrouver votre commande.',
    beneficiary: 'Bénéficiaire',
    reference: 'Référence',
  },
  link: 'Revoir la commande',
  signature: 'Une question ? Répondez simplement à ce message. L’équipe Prévenance',
};
