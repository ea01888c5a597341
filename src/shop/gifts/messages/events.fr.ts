/** Les événements de la liste de l’URSSAF, et ce qu’il faut en savoir. */
export const fr = {
  birth: {
    name: 'Naissance',
    who: 'Le parent salarié, pour l’enfant qui vient de naître.',
    dates: 'Autour de la naissance.',
    proof: 'Copie de l’acte de naissance ou du livret de famille.',
  },
  adoption: {
    name: 'Adoption',
    who: 'Le parent salarié qui adopte.',
    dates: 'Autour de l’arrivée de l’enfant ou du jugement.',
    proof: 'Copie du jugement d’adoption ou de l’agrément.',
  },
  marriage: {
    name: 'Mariage',
    who: 'Le salarié qui se marie. Si les deux époux sont salariés, chacun a sa propre limite.',
    dates: 'Autour de la cérémonie.',
    proof: 'Copie de l’acte de mariage.',
  },
  'civil-partnership': {
    name: 'PACS',
    who: 'Le salarié qui se pacse.',
    dates: 'Autour de l’enregistrement.',
    proof: 'Récépissé de l’enregistrement du PACS.',
  },
  retirement: {
    name: 'Départ à la retraite',
    who: 'Le salarié qui part à la retraite.',
    dates: 'Autour du dernier jour.',
    proof: 'Lettre de départ ou solde de tout compte.',
  },
  'mothers-day': {
    name: 'Fête des mères',
    who: 'Les mères salariées.',
    dates: 'Autour du jour de la fête.',
    proof: 'Liste des salariées concernées\u202f; livret de famille ou déclaration de chacune.',
  },
  'fathers-day': {
    name: 'Fête des pères',
    who: 'Les pères salariés.',
    dates: 'Autour du jour de la fête.',
    proof: 'Liste des salariés concernés\u202f; livret de famille ou déclaration de chacun.',
  },
  'saint-catherine': {
    name: 'Sainte-Catherine',
    who: 'Les salariées de 25 ans qui ne sont pas mariées.',
    dates: 'Autour du 25 novembre.',
    proof: 'Liste des salariées concernées, avec leur date de naissance.',
  },
  'saint-nicholas': {
    name: 'Saint-Nicolas',
    who: 'Les salariés de 30 ans qui ne sont pas mariés.',
    dates: 'Autour du 6 décembre.',
    proof: 'Liste des salariés concernés, avec leur date de naissance.',
  },
  'employee-christmas': {
    name: 'Noël des salariés',
    who: 'Chaque salarié.',
    dates: 'Autour de Noël.',
    proof: 'Liste des bénéficiaires et facture des cadeaux.',
  },
  'child-christmas': {
    name: 'Noël des enfants',
    who: 'Les salariés dont l’enfant a 16 ans au plus dans l’année. La limite vaut pour chaque enfant\u00a0: déclarez un cadeau par enfant.',
    dates: 'Autour de Noël.',
    proof: 'Liste des enfants avec leur année de naissance\u202f; livret de famille.',
  },
  'school-start': {
    name: 'Rentrée scolaire',
    who: 'Les salariés dont l’enfant, scolarisé ou étudiant, a moins de 26 ans dans l’année. La limite vaut pour chaque enfant\u00a0: déclarez un cadeau par enfant.',
    dates: 'Autour de la rentrée.',
    proof: 'Certificat de scolarité de chaque enfant.',
  },
};
