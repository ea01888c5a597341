import type { Texts } from '#basics/messages.ts';
import { texts as journal } from './journal.ts';

/** A person in their companies, as the document with everything kept about them shows it. */
export const texts = {
  title: { fr: 'Votre entreprise', en: 'Your company' },
  groups: {
    roles: { fr: 'Vos rôles', en: 'Your roles' },
    places: {
      fr: 'Votre place dans la liste des salariés',
      en: 'Your place in the list of employees',
    },
    invitations: { fr: 'Les invitations à votre adresse', en: 'Invitations to your address' },
    codes: { fr: 'Vos entrées par un code sur papier', en: 'Where a code on paper let you in' },
    acts: { fr: 'Ce que vous avez fait dans l’espace', en: 'What you did in the space' },
  },
  fields: {
    legal_name: { fr: 'Entreprise', en: 'Company' },
    role: { fr: 'Rôle', en: 'Role' },
    granted_at: { fr: 'Confié le', en: 'Given on' },
    first_name: { fr: 'Prénom', en: 'First name' },
    last_name: { fr: 'Nom', en: 'Last name' },
    email: { fr: 'Adresse e-mail', en: 'E-mail address' },
    employee_number: { fr: 'Matricule', en: 'Employee number' },
    site: { fr: 'Site', en: 'Site' },
    team: { fr: 'Équipe', en: 'Team' },
    added_at: { fr: 'Dans la liste depuis le', en: 'In the list since' },
    left_on: { fr: 'Départ le', en: 'Left on' },
    sent_at: { fr: 'Envoyée le', en: 'Sent on' },
    expires_at: { fr: 'Valable jusqu’au', en: 'Valid until' },
    accepted_at: { fr: 'Acceptée le', en: 'Accepted on' },
    revoked_at: { fr: 'Annulée le', en: 'Revoked on' },
    entered_at: { fr: 'Code utilisé le', en: 'Code used on' },
    ended_at: {
      fr: 'Place confirmée, rendue ou reprise le',
      en: 'Place confirmed, given back or taken on',
    },
    happened_at: { fr: 'Date', en: 'Date' },
    action: { fr: 'Événement', en: 'Event' },
  },
  values: {
    owner: { fr: 'responsable', en: 'owner' },
    hr: { fr: 'RH', en: 'HR' },
    prevention: { fr: 'prévention', en: 'prevention lead' },
    cse: { fr: 'CSE', en: 'works council' },
    ...journal.actions,
  },
} satisfies Texts;
