import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useOrganisation } from '#platform/browser/organisation.tsx';

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

const plain = (words: string) => words;

/** The same for where only words can stand: `t.markup(key, { ...PLAIN_TAGS, mail })`. */
export const PLAIN_TAGS = Object.fromEntries(
  Object.keys(PROSE_TAGS).map((tag) => [tag, plain] as const),
);

function SupportMail() {
  const { email } = useOrganisation();
  return <a href={`mailto:${email}`}>{email}</a>;
}
