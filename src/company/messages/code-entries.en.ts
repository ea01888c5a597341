/** Places that a code on paper gave, on the page of one's own account. */
export const en = {
  title: 'Entry with a code',
  text: 'A code on paper only proves that somebody held it. If this place is not yours, give it back.',
  entered: 'You entered {company} with a code on paper on {day}.',
  giveBack: 'This is not me: give the place back',
  meaning:
    'You leave the space of the company. Your answers stay yours alone, in the export of your data; you can erase them with your account. To come back, you will need a new code or an invitation.',
  confirm: 'Give the place back',
  keep: 'Keep my place',
  given: 'The place was given back',
  notGiven: 'The place could not be given back. Try again in a moment.',
  failed: 'Where a code let you in cannot be shown.',
  retry: 'Try again',
};
