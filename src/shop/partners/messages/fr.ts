import { fr as partnerFile } from './partner-file.fr.ts';
import { fr as staffPartnerLetters } from './staff-partner-letters.fr.ts';
import { fr as staffPartners } from './staff-partners.fr.ts';

export const partners = {
  partnerFile,
  staffPartnerLetters,
  staffPartners,
};
