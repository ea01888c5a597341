import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SessionProvider, useSession } from './session-provider.tsx';

function Status() {
  return useSession().status;
}

test('using the session outside its provider raises an error', () => {
  expect(() => renderToString(<Status />)).toThrow(
    'useSession must be used within a SessionProvider',
  );
});

test('the session is loading until it is known', () => {
  const html = renderToString(
    <SessionProvider>
      <Status />
    </SessionProvider>,
  );
  expect(html).toBe('loading');
});
