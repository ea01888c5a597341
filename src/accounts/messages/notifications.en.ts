import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './notifications.fr.ts';

export const en: MirrorOf<typeof fr> = {
  open: 'Notifications{count, plural, =0 {} one {, # unread} other {, # unread}}',
  title: 'Notifications',
  close: 'Close notifications',
  loading: 'Reading notifications…',
  failed: 'Your notifications could not be read.',
  retry: 'Try again',
  emptyTitle: 'Nothing new',
  emptyText:
    'What concerns you will appear here: a role you are given, an invitation that came back, a licence about to end.',
  unread: 'Unread',
  readAll: 'Mark all as read',
  preferences: 'Choose what also comes by e-mail',
  arrived: 'New notification',
  show: 'Show',
  connection: {
    connecting: 'Connecting…',
    connected: 'Up to date',
    disconnecting: 'Disconnecting…',
    disconnected: 'Offline: more when the network is back',
  },
};
