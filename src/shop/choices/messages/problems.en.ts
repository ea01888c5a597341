import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './problems.fr.ts';

export const en: MirrorOf<typeof fr> = {
  required: 'Please fill this in.',
  'too-long': 'This is too long.',
  'control-characters': 'This text holds invisible characters: please type it again.',
  'day-invalid': 'There is no such date.',
  'too-soon': 'Leave at least two days to choose.',
  'too-late': 'Sixty days at most.',
  'not-later': 'Choose a later day than the one that was announced.',
  'choice-invalid': 'Choose from the list.',
  'link-in-name':
    'a name holds no link and no e-mail address; after a dot or a colon, leave a space',
  'number-in-name':
    'nine digits in a row or more look like a telephone number, and a name holds none',
  'link-in-title': 'No link and no address: this text is mailed to the people you list.',
  'number-in-title':
    'No telephone number (nine digits in a row or more): this text is mailed to the people you list.',
  'email-invalid': 'this address is not complete',
  repeated: 'this person is further up in the list already',
  'too-many-lines': 'the list is longer than five thousand lines',
  'not-an-employee':
    'nobody present has that name or address; the box of the month is for employees',
  'postcode-invalid': 'This postcode is not complete.',
  'country-unknown': 'Choose a country.',
  'corsica-not-served': 'We do not deliver to homes in Corsica. Choose another address.',
  'delivery-place-not-served': 'We deliver in mainland France and Monaco.',
  forbidden: 'You do not have that right in this company.',
  'not-found': 'What you are looking for is no longer there.',
  conflict:
    'Somebody has changed it, or choosing has closed meanwhile. The page is up to date: check, and do it again.',
  'written-enough':
    'This choice has already written to twice as many people as there are boxes. To add others, order more boxes, or write to us.',
  'already-done': 'Choosing is open for this order already.',
  'too-many-requests': 'That is too often within an hour. Come back a little later.',
  unknown: 'That did not work. Nothing that you typed is lost: please try again.',
};
