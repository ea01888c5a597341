import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartProvider, useCart } from './cart-provider.tsx';

function Count() {
  const { isKnown, totalItemCount } = useCart();
  return `${isKnown} ${totalItemCount}`;
}

test('using the cart outside its provider raises an error', () => {
  expect(() => renderToString(<Count />)).toThrow('useCart must be used within a CartProvider');
});

test('the server knows of no cart', () => {
  const html = renderToString(
    <CartProvider>
      <Count />
    </CartProvider>,
  );
  expect(html).toBe('false 0');
});
