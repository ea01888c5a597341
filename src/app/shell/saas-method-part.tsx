import { lazy } from 'react';
import { MethodSection } from '#listening/web/method-section.tsx';
import SaasMethodPage from '#site/web/saas-method-page.tsx';
import { LaterPart } from './later-part.tsx';

const AttackDemo = lazy(() => import('#listening/web/demo/attack-demo.tsx'));

/** What protects people, from one room, and what attacks it and how it works, from another. */
export default function SaasMethodPart({ least }: { readonly least: number }) {
  return (
    <SaasMethodPage
      least={least}
      attack={
        <LaterPart>
          <AttackDemo />
        </LaterPart>
      }
      method={<MethodSection />}
    />
  );
}
