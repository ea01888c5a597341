import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useOrganisation } from '#platform/browser/organisation.tsx';
import { plainTags } from '#ui/asked-questions.tsx';

/** What the long texts of the messages may contain besides words: `t.rich(key, PROSE_TAGS)`. */
export const PROSE_TAGS = {
  p: (words: ReactNode) => <p>{words}</p>,
  ul: (words: ReactNode) => <ul>{words}</ul>,
  li: (words: ReactNode) => <li>{words}</li>,
  strong: (words: ReactNode) => <strong>{words}</strong>,
  contact: (words: ReactNode) => <Link to="/contact">{words}</Link>,
  legal: (words: ReactNode) => <Link to="/mentions-legales">{words}</Link>,
  mobile: (words: ReactNode) => <Link to="/mobile">{words}</Link>,
  privacy: (words: ReactNode) => <Link to="/politique-confidentialite">{words}</Link>,
  simulator: (words: ReactNode) => <Link to="/simulateur">{words}</Link>,
  mail: () => <SupportMail />,
};

/** The same for where only words can stand: `t.markup(key, { ...PLAIN_TAGS, mail })`. */
export const PLAIN_TAGS = plainTags(PROSE_TAGS);

function SupportMail() {
  const { email } = useOrganisation();
  return <a href={`mailto:${email}`}>{email}</a>;
}
