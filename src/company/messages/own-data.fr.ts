import { fr as journal } from './journal.fr.ts';

/** A person in their companies, as the document with everything kept about them shows it. */
export const fr = {
  title: 'Votre entreprise',
  groups: {
    roles: 'Vos rôles',
    places: 'Votre place dans la liste des salariés',
    invitations: 'Les invitations à votre adresse',
    codes: 'Vos entrées par un code sur papier',
    acts: 'Ce que vous avez fait dans l’espace',
  },
  fields: {
    legal_name: 'Entreprise',
    role: 'Rôle',
    granted_at: 'Confié le',
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'Adresse e-mail',
    employee_number: 'Matricule',
    site: 'Site',
    team: 'Équipe',
    added_at: 'Dans la liste depuis le',
    left_on: 'Départ le',
    sent_at: 'Envoyée le',
    expires_at: 'Valable jusqu’au',
    accepted_at: 'Acceptée le',
    revoked_at: 'Annulée le',
    entered_at: 'Code utilisé le',
    ended_at: 'Place confirmée, rendue ou reprise le',
    happened_at: 'Date',
    action: 'Événement',
  },
  values: {
    owner: 'responsable',
    hr: 'RH',
    prevention: 'prévention',
    cse: 'CSE',
    ...journal.actions,
  },
};
