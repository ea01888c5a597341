import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { ACCOUNT_TEXTS, AccountPage } from '#accounts/web/account-page.tsx';
import { OwnCodeEntries } from '#company/web/own-code-entries.tsx';
import { pageContext } from '#platform/page-context.ts';
import { LinkedDuerp } from '#risks/web/linked-duerp.tsx';
import { OwnDuerps } from '#risks/web/own-duerps.tsx';
import { ReceivedDuerp } from '#risks/web/received-duerp.tsx';
import { OwnRegisters } from '#risks/web/registers/own-registers.tsx';
import { CHOICE_TEXTS, ChoiceScreen } from '#shop/choices/web/choice-screen.tsx';
import { OwnChoiceScreen } from '#shop/choices/web/own-choice-screen.tsx';
import { OwnChoices } from '#shop/choices/web/own-choices.tsx';
import { OwnGifts } from '#shop/gifts/web/own-gifts.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return {
    messages: page.messages(
      ...ACCOUNT_TEXTS,
      'company.codeEntries',
      'risks.own',
      'risks.registers',
      ...CHOICE_TEXTS,
      'gifts.own',
      'gifts.events',
    ),
  };
}

/**
 * One’s own account, from one room, and where a code let one in, the boxes one chooses, the gifts one received and the risk
 * documents and registers one may read, from others; or what a link lets somebody read or choose who has no account.
 */
export default function OwnPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('document');
  if (token !== null) return <LinkedDuerp token={token} />;
  const received = parameters.get('reception');
  if (received !== null) return <ReceivedDuerp key={received} token={received} />;
  const choice = parameters.get('choice');
  if (choice !== null) return <ChoiceScreen key={choice} of={{ token: choice }} />;
  const box = parameters.get('box');
  if (box !== null) return <OwnChoiceScreen key={box} recipientId={box} />;
  return (
    <AccountPage>
      <OwnCodeEntries />
      <OwnChoices />
      <OwnGifts />
      <OwnDuerps />
      <OwnRegisters />
    </AccountPage>
  );
}
