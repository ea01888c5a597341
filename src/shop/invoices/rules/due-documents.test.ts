import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  creditedCents,
  type IssuedDocument,
  nextDocument,
  type OrderBooks,
} from './due-documents.ts';

const BOOKS: OrderBooks = {
  state: 'confirmed',
  wasConfirmed: false,
  grossCents: 10_000,
  isWithinUnion: false,
  isPaid: true,
  capturedCents: 10_000,
  refunds: [],
  documents: [],
};
test.each(['confirmed', 'in-preparation'] as const)(
  'a supply within the Union, paid and %s, is invoiced once it has left',
  (state) => {
    const books = { ...BOOKS, state, isWithinUnion: true };
    expect(nextDocument(books)).toBeUndefined();
    for (const left of ['shipped', 'delivered'] as const) {
      expect(nextDocument({ ...books, state: left })).toMatchObject({ occasion: 'sale-1' });
    }
    // Given back before: nothing was invoiced, and nothing is credited.
    const refunds = [{ id: 'r', amountCents: 10_000, state: 'done' as const }];
    expect(nextDocument({ ...books, state: 'cancelled', wasConfirmed: true, refunds })).toBe(
      undefined,
    );
  },
);

const SALE: IssuedDocument = { id: 'F1', occasion: 'sale-1', citesId: null, grossCents: 10_000 };
const refund = (
  id: string,
  amountCents: number,
  state: 'pending' | 'done' | 'failed' = 'done',
) => ({
  id,
  amountCents,
  state,
});
const credit = (id: string, grossCents: number): IssuedDocument => ({
  id: `A-${id}`,
  occasion: `refund-${id}`,
  citesId: 'F1',
  grossCents,
});

test.each<[name: string, books: Partial<OrderBooks>, due: string | undefined]>([
  ['paid and confirmed', {}, 'sale-1'],
  ['told once more', { documents: [SALE] }, undefined],
  ['not paid, and not sent yet', { isPaid: false, capturedCents: 0 }, undefined],
  ['sent, to be paid later', { state: 'shipped', isPaid: false, capturedCents: 0 }, 'sale-1'],
  ['paid after it was cancelled', { state: 'cancelled' }, undefined],
  ['cancelled before its invoice', { state: 'cancelled', wasConfirmed: true }, 'sale-1'],
  ['waiting for its money', { state: 'awaiting-payment', isPaid: false }, undefined],
  ['free of charge', { grossCents: 0 }, undefined],
  ['given back', { documents: [SALE], refunds: [refund('r', 400)] }, 'refund-r'],
  ['given back before its invoice', { refunds: [refund('r', 400)] }, 'sale-1'],
  [
    'about to be given back',
    { documents: [SALE], refunds: [refund('r', 400, 'pending')] },
    undefined,
  ],
  [
    'a surplus given back',
    { documents: [SALE], capturedCents: 10_400, refunds: [refund('r', 400)] },
    undefined,
  ],
  [
    'sent back by a bank',
    { documents: [SALE, credit('r', 400)], refunds: [refund('r', 400, 'failed')] },
    'refund-undone-r',
  ],
  [
    'paid by a transfer that was another’s',
    { state: 'awaiting-payment', isPaid: false, capturedCents: 0, documents: [SALE] },
    'unpaid-1',
  ],
  [
    'paid after that',
    {
      documents: [SALE, { id: 'A1', occasion: 'unpaid-1', citesId: 'F1', grossCents: 10_000 }],
    },
    'sale-2',
  ],
])('an order %s', (_name, books, due) => {
  expect(nextDocument({ ...BOOKS, ...books })?.occasion).toBe(due);
});

test('a surplus is given back first: only what goes beyond it is credited', () => {
  const books = { ...BOOKS, capturedCents: 10_500, refunds: [refund('r', 700)], documents: [SALE] };
  expect(nextDocument(books)).toMatchObject({ grossCents: 200 });
});

test('whatever is given back and sent back, and whenever it is told, credit notes say what is off in the end', () => {
  const happening = fc.record({
    amountCents: fc.integer({ min: 1, max: 4_000 }),
    isSentBack: fc.boolean(),
    isTold: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(happening, { maxLength: 6 }),
      fc.constantFrom(0, 1, 2_000),
      (happenings, surplus) => {
        const capturedCents = BOOKS.grossCents + surplus;
        let books: OrderBooks = { ...BOOKS, capturedCents };
        let returned = 0;
        for (const [index, { amountCents, isSentBack, isTold }] of happenings.entries()) {
          const amount = Math.min(amountCents, capturedCents - returned);
          if (amount <= 0) continue;
          const id = String(index);
          books = { ...books, refunds: [...books.refunds, refund(id, amount)] };
          if (isTold) books = issued(books);
          // A provider takes what was asked; only transfers bring too much, and no bank sends those back to us.
          if (isSentBack && surplus === 0) {
            const refunds = books.refunds.map((each) =>
              each.id === id ? refund(id, amount, 'failed') : each,
            );
            books = { ...books, refunds };
            if (isTold) books = issued(books);
          } else returned += amount;
        }
        books = issued(books);
        expect(creditedCents(books, 'sale-1')).toBe(Math.max(0, returned - surplus));
      },
    ),
  );
});

function issued(books: OrderBooks): OrderBooks {
  const due = nextDocument(books);
  if (!due) return books;
  const document: IssuedDocument = {
    id: due.occasion,
    occasion: due.occasion,
    citesId: due.citesId,
    grossCents: 'grossCents' in due ? due.grossCents : books.grossCents,
  };
  return issued({ ...books, documents: [...books.documents, document] });
}
