import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToastProvider, useToast } from './toast.tsx';

function Speaker() {
  return typeof useToast().show;
}

test('useToast outside its provider is an error of ours', () => {
  expect(() => renderToStaticMarkup(<Speaker />)).toThrow(
    'useToast needs a ToastProvider above it',
  );
});

test('useToast below its provider gives a way to show a message', () => {
  const page = (
    <ToastProvider>
      <Speaker />
    </ToastProvider>
  );
  expect(renderToStaticMarkup(page)).toBe('function');
});
