import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { requireRootElement } from './require-root-element.ts';
import { allowKnownScripts } from './trusted-types.ts';

requireRootElement(document);
allowKnownScripts();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
