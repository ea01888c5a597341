export const en = {
  year: '{product} licence, 12 months',
  seats: '{product} licence, places added until {until}',
  vatReason: 'A digital service, at the standard rate.',
};
