export const fr = {
  title: 'Connexion',
  description:
    'L’espace sécurisé de votre entreprise : écoute, indicateurs anonymes, document unique et commandes.',
  heading: 'Votre espace s’ouvre par un lien',
  intro:
    'Pas de mot de passe à retenir : vous recevrez un lien personnel par e-mail, et un clic suffit.',
  points: {
    employee:
      'Salarié·e : dites en vingt secondes comment va le travail, retrouvez vos propres tendances.',
    hr: 'RH et CSE : les mêmes indicateurs anonymes, à la même minute, et le document unique à jour.',
    staff: 'Équipe Prévenance : le catalogue, les partenaires et les commandes.',
  },
  soon: 'L’ouverture des comptes est en préparation. En attendant, vous pouvez commander sans compte ou nous demander une démonstration.',
  demo: 'Demander une démonstration',
  boxes: 'Commander des box',
};
