import type { Texts } from '#basics/messages.ts';

/** Les événements de la liste de l’URSSAF, et ce qu’il faut en savoir. */
export const texts = {
  birth: {
    name: { fr: 'Naissance', en: 'Birth' },
    who: {
      fr: 'Le parent salarié, pour l’enfant qui vient de naître.',
      en: 'The parent who is an employee, for the child just born.',
    },
    dates: { fr: 'Autour de la naissance.', en: 'Around the birth.' },
    proof: {
      fr: 'Copie de l’acte de naissance ou du livret de famille.',
      en: 'Copy of the birth certificate or of the family record book.',
    },
  },
  adoption: {
    name: { fr: 'Adoption', en: 'Adoption' },
    who: { fr: 'Le parent salarié qui adopte.', en: 'The employee who adopts.' },
    dates: {
      fr: 'Autour de l’arrivée de l’enfant ou du jugement.',
      en: 'Around the arrival of the child or the judgment.',
    },
    proof: {
      fr: 'Copie du jugement d’adoption ou de l’agrément.',
      en: 'Copy of the adoption judgment or approval.',
    },
  },
  marriage: {
    name: { fr: 'Mariage', en: 'Marriage' },
    who: {
      fr: 'Le salarié qui se marie. Si les deux époux sont salariés, chacun a sa propre limite.',
      en: 'The employee who marries. If both are employees, each has a limit of their own.',
    },
    dates: { fr: 'Autour de la cérémonie.', en: 'Around the ceremony.' },
    proof: { fr: 'Copie de l’acte de mariage.', en: 'Copy of the marriage certificate.' },
  },
  'civil-partnership': {
    name: { fr: 'PACS', en: 'Civil partnership (PACS)' },
    who: { fr: 'Le salarié qui se pacse.', en: 'The employee who enters into a PACS.' },
    dates: { fr: 'Autour de l’enregistrement.', en: 'Around the registration.' },
    proof: {
      fr: 'Récépissé de l’enregistrement du PACS.',
      en: 'Receipt for the registration of the PACS.',
    },
  },
  retirement: {
    name: { fr: 'Départ à la retraite', en: 'Retirement' },
    who: { fr: 'Le salarié qui part à la retraite.', en: 'The employee who retires.' },
    dates: { fr: 'Autour du dernier jour.', en: 'Around their last day.' },
    proof: {
      fr: 'Lettre de départ ou solde de tout compte.',
      en: 'Letter of departure or final settlement.',
    },
  },
  'mothers-day': {
    name: { fr: 'Fête des mères', en: 'Mother’s Day' },
    who: { fr: 'Les mères salariées.', en: 'Mothers among the employees.' },
    dates: { fr: 'Autour du jour de la fête.', en: 'Around the day itself.' },
    proof: {
      fr: 'Liste des salariées concernées\u202f; livret de famille ou déclaration de chacune.',
      en: 'List of those concerned; family record book or a statement of each.',
    },
  },
  'fathers-day': {
    name: { fr: 'Fête des pères', en: 'Father’s Day' },
    who: { fr: 'Les pères salariés.', en: 'Fathers among the employees.' },
    dates: { fr: 'Autour du jour de la fête.', en: 'Around the day itself.' },
    proof: {
      fr: 'Liste des salariés concernés\u202f; livret de famille ou déclaration de chacun.',
      en: 'List of those concerned; family record book or a statement of each.',
    },
  },
  'saint-catherine': {
    name: { fr: 'Sainte-Catherine', en: 'Saint Catherine’s Day' },
    who: {
      fr: 'Les salariées de 25 ans qui ne sont pas mariées.',
      en: 'Women of 25 among the employees who are not married.',
    },
    dates: { fr: 'Autour du 25 novembre.', en: 'Around 25 November.' },
    proof: {
      fr: 'Liste des salariées concernées, avec leur date de naissance.',
      en: 'List of those concerned with their dates of birth.',
    },
  },
  'saint-nicholas': {
    name: { fr: 'Saint-Nicolas', en: 'Saint Nicholas’ Day' },
    who: {
      fr: 'Les salariés de 30 ans qui ne sont pas mariés.',
      en: 'Men of 30 among the employees who are not married.',
    },
    dates: { fr: 'Autour du 6 décembre.', en: 'Around 6 December.' },
    proof: {
      fr: 'Liste des salariés concernés, avec leur date de naissance.',
      en: 'List of those concerned with their dates of birth.',
    },
  },
  'employee-christmas': {
    name: { fr: 'Noël des salariés', en: 'Christmas of employees' },
    who: { fr: 'Chaque salarié.', en: 'Every employee.' },
    dates: { fr: 'Autour de Noël.', en: 'Around Christmas.' },
    proof: {
      fr: 'Liste des bénéficiaires et facture des cadeaux.',
      en: 'List of receivers and the invoice of the gifts.',
    },
  },
  'child-christmas': {
    name: { fr: 'Noël des enfants', en: 'Christmas of children' },
    who: {
      fr: 'Les salariés dont l’enfant a 16 ans au plus dans l’année. La limite vaut pour chaque enfant\u00a0: déclarez un cadeau par enfant.',
      en: 'Employees whose child is 16 at most in the year. The limit holds for each child: declare one gift per child.',
    },
    dates: { fr: 'Autour de Noël.', en: 'Around Christmas.' },
    proof: {
      fr: 'Liste des enfants avec leur année de naissance\u202f; livret de famille.',
      en: 'List of the children with their years of birth; family record book.',
    },
  },
  'school-start': {
    name: { fr: 'Rentrée scolaire', en: 'Start of school' },
    who: {
      fr: 'Les salariés dont l’enfant, scolarisé ou étudiant, a moins de 26 ans dans l’année. La limite vaut pour chaque enfant\u00a0: déclarez un cadeau par enfant.',
      en: 'Employees whose child, at school or studying, is under 26 in the year. The limit holds for each child: declare one gift per child.',
    },
    dates: { fr: 'Autour de la rentrée.', en: 'Around the start of term.' },
    proof: {
      fr: 'Certificat de scolarité de chaque enfant.',
      en: 'School certificate of each child.',
    },
  },
} satisfies Texts;
