/** The events that URSSAF lists, and what to know of each. */
export const en = {
  birth: {
    name: 'Birth',
    who: 'The parent who is an employee, for the child just born.',
    dates: 'Around the birth.',
    proof: 'Copy of the birth certificate or of the family record book.',
  },
  adoption: {
    name: 'Adoption',
    who: 'The employee who adopts.',
    dates: 'Around the arrival of the child or the judgment.',
    proof: 'Copy of the adoption judgment or approval.',
  },
  marriage: {
    name: 'Marriage',
    who: 'The employee who marries. If both are employees, each has a limit of their own.',
    dates: 'Around the ceremony.',
    proof: 'Copy of the marriage certificate.',
  },
  'civil-partnership': {
    name: 'Civil partnership (PACS)',
    who: 'The employee who enters into a PACS.',
    dates: 'Around the registration.',
    proof: 'Receipt for the registration of the PACS.',
  },
  retirement: {
    name: 'Retirement',
    who: 'The employee who retires.',
    dates: 'Around their last day.',
    proof: 'Letter of departure or final settlement.',
  },
  'mothers-day': {
    name: 'Mother’s Day',
    who: 'Mothers among the employees.',
    dates: 'Around the day itself.',
    proof: 'List of those concerned; family record book or a statement of each.',
  },
  'fathers-day': {
    name: 'Father’s Day',
    who: 'Fathers among the employees.',
    dates: 'Around the day itself.',
    proof: 'List of those concerned; family record book or a statement of each.',
  },
  'saint-catherine': {
    name: 'Saint Catherine’s Day',
    who: 'Women of 25 among the employees who are not married.',
    dates: 'Around 25 November.',
    proof: 'List of those concerned with their dates of birth.',
  },
  'saint-nicholas': {
    name: 'Saint Nicholas’ Day',
    who: 'Men of 30 among the employees who are not married.',
    dates: 'Around 6 December.',
    proof: 'List of those concerned with their dates of birth.',
  },
  'employee-christmas': {
    name: 'Christmas of employees',
    who: 'Every employee.',
    dates: 'Around Christmas.',
    proof: 'List of receivers and the invoice of the gifts.',
  },
  'child-christmas': {
    name: 'Christmas of children',
    who: 'Employees whose child is 16 at most in the year. The limit holds for each child: declare one gift per child.',
    dates: 'Around Christmas.',
    proof: 'List of the children with their years of birth; family record book.',
  },
  'school-start': {
    name: 'Start of school',
    who: 'Employees whose child, at school or studying, is under 26 in the year. The limit holds for each child: declare one gift per child.',
    dates: 'Around the start of term.',
    proof: 'School certificate of each child.',
  },
};
