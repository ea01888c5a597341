/** To the occupational health service, which is French: in French, whoever sends it. */
export const fr = {
  title: 'Document unique {deCompany}, version {number}',
  greeting: 'Bonjour,',
  text: 'L’entreprise «\u00a0{company}\u00a0» (SIREN {siren}) vous transmet la version {number} de son document unique d’évaluation des risques professionnels, émise le {day} (Code du travail, article L4121-3-1, VI).',
  link: 'Lire la version {number}',
  receipt:
    'Sur la page qui s’ouvre, accusez réception à votre nom\u00a0: l’entreprise en garde la preuve. Ouvrir le lien ne vaut pas réception.',
  until:
    'Le lien mène à cette seule version, jusqu’au {day}. Il ne demande ni compte ni mot de passe.',
  unexpected: 'Vous ne suivez pas cette entreprise\u00a0? Ne faites rien.',
  signature: 'L’équipe {product}',
};
