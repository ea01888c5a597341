/** The centre of notifications; what each says comes from the room that it is about. */
export const fr = {
  open: 'Notifications{count, plural, =0 {} one {, # non lue} other {, # non lues}}',
  title: 'Notifications',
  close: 'Fermer les notifications',
  loading: 'Lecture des notifications…',
  failed: 'Vos notifications n’ont pas pu être lues.',
  retry: 'Réessayer',
  emptyTitle: 'Rien de nouveau',
  emptyText:
    'Ici s’affichera ce qui vous concerne : un rôle confié, une invitation revenue, une licence qui s’achève.',
  unread: 'Non lue',
  readAll: 'Tout marquer comme lu',
  preferences: 'Choisir ce qui vient aussi par mail',
  arrived: 'Nouvelle notification',
  show: 'Voir',
  connection: {
    connecting: 'Connexion…',
    connected: 'À jour',
    disconnecting: 'Déconnexion…',
    disconnected: 'Hors ligne\u00a0: la suite au retour du réseau',
  },
};
