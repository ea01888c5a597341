import { texts as partnerFile } from './messages/partner-file.ts';
import { texts as staffPartnerLetters } from './messages/staff-partner-letters.ts';
import { texts as staffPartners } from './messages/staff-partners.ts';

export const partners = {
  partnerFile,
  staffPartnerLetters,
  staffPartners,
};
