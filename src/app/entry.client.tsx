import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { requireRootElement } from './require-root-element.ts';
import { allowReactScriptElements } from './trusted-types.ts';

requireRootElement(document);
allowReactScriptElements();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
