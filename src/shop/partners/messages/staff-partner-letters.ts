import type { Texts } from '#basics/messages.ts';

/** What letters begin from; staff read and change them before they leave. Server only. */
export const texts = {
  approved: {
    fr: 'Bonjour,\n\nNous avons étudié votre candidature avec attention et avons le plaisir de vous compter parmi nos partenaires.\n\nVos produits seront présentés sous votre nom, avec votre ville. Quand une de vos pièces arrivera à échéance, nous vous écrirons à temps pour la renouveler.\n\nBienvenue, et merci de votre confiance.',
    en: 'Hello,\n\nWe have studied your application carefully, and are delighted to count you among our partners.\n\nYour products will be presented under your name, with your town. When one of your documents comes to its end, we will write to you in time to renew it.\n\nWelcome, and thank you for your trust.',
  },
  declined: {
    fr: 'Bonjour,\n\nMerci de nous avoir présenté votre maison. Nous avons étudié votre candidature avec attention et ne pouvons pas y donner suite.\n\nLa raison\u00a0: \n\nSi votre situation change, vous pourrez vous présenter à nouveau depuis la page de la boutique. Nous vous souhaitons une belle continuation.',
    en: 'Hello,\n\nThank you for introducing your workshop. We have studied your application carefully and cannot take it further.\n\nThe reason: \n\nIf your situation changes, you are welcome to introduce yourself again from the boutique page. We wish you all the best.',
  },
  documentRefused: {
    fr: 'Bonjour,\n\nNous avons examiné votre pièce «\u00a0{proves}\u00a0» et ne pouvons pas la retenir.\n\nLa raison\u00a0: {reason}\n\nCe que vous pouvez faire\u00a0: déposer une nouvelle pièce par le lien ci-dessous, ou nous répondre si quelque chose n’est pas clair. Le reste de votre dossier ne change pas.',
    en: 'Hello,\n\nWe have examined your document “{proves}” and cannot accept it.\n\nThe reason: {reason}\n\nWhat you can do: send a new document through the link below, or answer us if anything is unclear. The rest of your file does not change.',
  },
  suspended: {
    fr: 'Bonjour,\n\nNous suspendons notre partenariat à compter d’aujourd’hui.\n\nLa raison\u00a0: {reason}\n\nTant que dure cette suspension, vos preuves d’origine ne sont plus citées sur les pages de vos produits. Ce que vous pouvez faire\u00a0: nous répondre, ou déposer la pièce qui manque, par le lien ci-dessous. Votre dossier et vos pièces sont conservés.',
    en: 'Hello,\n\nWe are suspending our partnership as of today.\n\nThe reason: {reason}\n\nWhile this lasts, your evidence of origin is no longer cited on the pages of your products. What you can do: answer us, or send the missing document, through the link below. Your file and your documents are kept.',
  },
  reinstated: {
    fr: 'Bonjour,\n\nNotre partenariat reprend aujourd’hui\u00a0: vos preuves d’origine encore valables sont de nouveau citées sur les pages de vos produits.\n\nVous n’avez rien à faire. Le lien ci-dessous mène à votre dossier, où vos pièces se tiennent à jour.\n\nMerci de votre confiance.',
    en: 'Hello,\n\nOur partnership resumes today: your evidence of origin that still holds is cited again on the pages of your products.\n\nThere is nothing you need to do. The link below leads to your file, where your documents are kept up to date.\n\nThank you for your trust.',
  },
} satisfies Texts;
