import type { Texts } from '#basics/messages.ts';

/** The check-in, and what is said around it. */
export const texts = {
  title: { fr: 'Comment ça va, au travail\u202f?', en: 'How is work going?' },
  intro: {
    fr: 'Trois questions, vingt secondes. Vous pouvez passer chacune d’elles.',
    en: 'Three questions, twenty seconds. You may skip any of them.',
  },
  loading: { fr: 'Chargement…', en: 'Loading…' },
  mood: {
    question: { fr: 'Comment va le travail aujourd’hui\u202f?', en: 'How is work going today?' },
    r1: { fr: 'Très mal', en: 'Very badly' },
    r2: { fr: 'Plutôt mal', en: 'Rather badly' },
    r3: { fr: 'Moyen', en: 'So-so' },
    r4: { fr: 'Plutôt bien', en: 'Rather well' },
    r5: { fr: 'Très bien', en: 'Very well' },
  },
  energy: {
    question: { fr: 'Et votre énergie\u202f?', en: 'And your energy?' },
    r1: { fr: 'À plat', en: 'Drained' },
    r2: { fr: 'Faible', en: 'Low' },
    r3: { fr: 'Correcte', en: 'All right' },
    r4: { fr: 'Bonne', en: 'Good' },
    r5: { fr: 'Pleine', en: 'Full' },
  },
  agreement: {
    lead: { fr: 'Ces derniers jours…', en: 'These last few days…' },
    r1: { fr: 'Pas du tout', en: 'Not at all' },
    r2: { fr: 'Plutôt non', en: 'Not really' },
    r3: { fr: 'Entre les deux', en: 'In between' },
    r4: { fr: 'Plutôt oui', en: 'Mostly' },
    r5: { fr: 'Tout à fait', en: 'Entirely' },
  },
  skip: { fr: 'Passer cette question', en: 'Skip this question' },
  send: { fr: 'Enregistrer', en: 'Save' },
  change: { fr: 'Changer ma réponse', en: 'Change my answer' },
  withdraw: { fr: 'Retirer ma réponse du jour', en: 'Take back today’s answer' },
  kept: { fr: 'C’est noté, merci.', en: 'Noted, thank you.' },
  keptText: {
    fr: 'Vous pouvez changer votre réponse jusqu’à ce soir, minuit.',
    en: 'You can change your answer until midnight tonight.',
  },
  takenBack: {
    fr: 'Votre réponse du jour est retirée.',
    en: 'Your answer of today is taken back.',
  },
  waiting: {
    fr: 'Vous êtes hors ligne\u00a0: votre réponse attend sur cet appareil.',
    en: 'You are offline: your answer is waiting on this device.',
  },
  waitingText: {
    fr: 'Elle partira toute seule, une seule fois, dès que la connexion reviendra.',
    en: 'It will leave by itself, once, as soon as the connection is back.',
  },
  sentLater: {
    fr: 'Vos réponses en attente sont parties.',
    en: 'The answers that were waiting have left.',
  },
  ownOnly: {
    fr: 'Cette semaine-là était déjà close\u00a0: votre réponse ne compte que dans vos propres tendances.',
    en: 'That week was closed already: your answer counts in your own trends only.',
  },
  nothing: {
    fr: 'Répondez à une question au moins, ou revenez plus tard.',
    en: 'Answer one question at least, or come back later.',
  },
  low: {
    fr: 'Quand rien ne va, on a le droit de ne pas rester seul·e avec cela.',
    en: 'When nothing goes well, nobody has to stay alone with it.',
  },
  help: { fr: 'De l’aide maintenant', en: 'Help, now' },
  whoSees: { fr: 'Qui voit quoi\u202f?', en: 'Who sees what?' },
  over: {
    fr: 'L’espace de votre entreprise n’est plus ouvert\u00a0: les questions reprendront s’il rouvre.',
    en: 'Your company’s space is closed: the questions will be back if it opens again.',
  },
  notEmployee: {
    fr: 'Les questions sont posées aux salariés. Votre compte n’est pas dans la liste de cette entreprise.',
    en: 'The questions are for employees. Your account is not on this company’s list.',
  },
  noSpace: {
    title: {
      fr: 'Votre compte n’est dans aucune entreprise',
      en: 'Your account is in no company yet',
    },
    text: {
      fr: 'Les questions sont posées aux salariés d’une entreprise qui nous a rejoints. Ouvrez l’invitation reçue par e-mail, ou entrez votre code.',
      en: 'The questions are for the employees of a company that has joined us. Open the invitation you were sent, or enter your code.',
    },
    action: { fr: 'Aller à mon espace', en: 'Go to my space' },
  },
  linkOver: {
    title: { fr: 'Ce lien n’est plus valable', en: 'This link is no longer valid' },
    text: {
      fr: 'Il valait pour une semaine, ou l’adresse est incomplète. Vous pouvez répondre en vous connectant.',
      en: 'It was for one week, or the address is incomplete. You can answer by signing in.',
    },
    action: { fr: 'Me connecter', en: 'Sign in' },
  },
  ownTrends: { fr: 'Voir mes tendances', en: 'See my trends' },
  failed: {
    fr: 'La réponse n’a pas pu être enregistrée. Elle est toujours là\u00a0: réessayez.',
    en: 'The answer could not be saved. It is still here: try again.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  unread: { fr: 'La page n’a pas pu être lue.', en: 'The page could not be read.' },
  offline: {
    fr: 'Vous êtes hors ligne. Les questions du jour sont là quand même.',
    en: 'You are offline. Today’s questions are here all the same.',
  },
  space: { fr: 'Entreprise', en: 'Company' },
  views: {
    label: { fr: 'Ce que vous voulez voir', en: 'What you want to see' },
    own: { fr: 'Moi', en: 'Me' },
    company: { fr: 'L’entreprise', en: 'The company' },
  },
} satisfies Texts;
