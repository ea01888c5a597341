/** What letters of decision begin from; staff read and change them before they leave. Server only. */
export const fr = {
  approved:
    'Bonjour,\n\nNous avons étudié votre candidature avec attention et avons le plaisir de vous compter parmi nos partenaires.\n\nVos produits seront présentés sous votre nom, avec votre ville. Quand une de vos pièces arrivera à échéance, nous vous écrirons à temps pour la renouveler.\n\nBienvenue, et merci de votre confiance.',
  declined:
    'Bonjour,\n\nMerci de nous avoir présenté votre maison. Nous avons étudié votre candidature avec attention et ne pouvons pas y donner suite.\n\nLa raison\u00a0: \n\nSi votre situation change, vous pourrez vous présenter à nouveau depuis la page de la boutique. Nous vous souhaitons une belle continuation.',
};
