/** What letters begin from; staff read and change them before they leave. Server only. */
export const fr = {
  approved:
    'Bonjour,\n\nNous avons étudié votre candidature avec attention et avons le plaisir de vous compter parmi nos partenaires.\n\nVos produits seront présentés sous votre nom, avec votre ville. Quand une de vos pièces arrivera à échéance, nous vous écrirons à temps pour la renouveler.\n\nBienvenue, et merci de votre confiance.',
  declined:
    'Bonjour,\n\nMerci de nous avoir présenté votre maison. Nous avons étudié votre candidature avec attention et ne pouvons pas y donner suite.\n\nLa raison\u00a0: \n\nSi votre situation change, vous pourrez vous présenter à nouveau depuis la page de la boutique. Nous vous souhaitons une belle continuation.',
  documentRefused:
    'Bonjour,\n\nNous avons examiné votre pièce «\u00a0{proves}\u00a0» et ne pouvons pas la retenir.\n\nLa raison\u00a0: {reason}\n\nCe que vous pouvez faire\u00a0: déposer une nouvelle pièce par le lien ci-dessous, ou nous répondre si quelque chose n’est pas clair. Le reste de votre dossier ne change pas.',
  suspended:
    'Bonjour,\n\nNous suspendons notre partenariat à compter d’aujourd’hui.\n\nLa raison\u00a0: {reason}\n\nTant que dure cette suspension, vos preuves d’origine ne sont plus citées sur les pages de vos produits. Ce que vous pouvez faire\u00a0: nous répondre, ou déposer la pièce qui manque, par le lien ci-dessous. Votre dossier et vos pièces sont conservés.',
  reinstated:
    'Bonjour,\n\nNotre partenariat reprend aujourd’hui\u00a0: vos preuves d’origine encore valables sont de nouveau citées sur les pages de vos produits.\n\nVous n’avez rien à faire. Le lien ci-dessous mène à votre dossier, où vos pièces se tiennent à jour.\n\nMerci de votre confiance.',
};
