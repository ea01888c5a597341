import { en as partnerFile } from './partner-file.en.ts';
import { en as staffPartnerLetters } from './staff-partner-letters.en.ts';
import { en as staffPartners } from './staff-partners.en.ts';

export const partners = {
  partnerFile,
  staffPartnerLetters,
  staffPartners,
};
