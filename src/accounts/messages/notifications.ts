import type { Texts } from '#basics/messages.ts';

/** The centre of notifications; what each says comes from the room that it is about. */
export const texts = {
  open: {
    fr: 'Notifications{count, plural, =0 {} one {, # non lue} other {, # non lues}}',
    en: 'Notifications{count, plural, =0 {} one {, # unread} other {, # unread}}',
  },
  title: { fr: 'Notifications', en: 'Notifications' },
  close: { fr: 'Fermer les notifications', en: 'Close notifications' },
  loading: { fr: 'Lecture des notifications…', en: 'Reading notifications…' },
  failed: {
    fr: 'Vos notifications n’ont pas pu être lues.',
    en: 'Your notifications could not be read.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  emptyTitle: { fr: 'Rien de nouveau', en: 'Nothing new' },
  emptyText: {
    fr: 'Ici s’affichera ce qui vous concerne : un rôle confié, une invitation revenue, une licence qui s’achève.',
    en: 'What concerns you will appear here: a role you are given, an invitation that came back, a licence about to end.',
  },
  unread: { fr: 'Non lue', en: 'Unread' },
  readAll: { fr: 'Tout marquer comme lu', en: 'Mark all as read' },
  preferences: {
    fr: 'Choisir ce qui vient aussi par mail',
    en: 'Choose what also comes by e-mail',
  },
  arrived: { fr: 'Nouvelle notification', en: 'New notification' },
  show: { fr: 'Voir', en: 'Show' },
  connection: {
    connecting: { fr: 'Connexion…', en: 'Connecting…' },
    connected: { fr: 'À jour', en: 'Up to date' },
    disconnecting: { fr: 'Déconnexion…', en: 'Disconnecting…' },
    disconnected: {
      fr: 'Hors ligne\u00a0: la suite au retour du réseau',
      en: 'Offline: more when the network is back',
    },
  },
} satisfies Texts;
