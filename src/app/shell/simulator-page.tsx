import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { GiftsToCome } from '#gifts/web/use-gift-preview.ts';
import { pageContext } from '#platform/page-context.ts';
import { listProducts } from '#shop/contract.ts';
import { boxesIn, monthlyBoxIn, simulationBasis } from '#shop/rules/simulation-basis.ts';
import { SimulatorPage } from '#shop/web/simulator-page.tsx';
import { GiftPart } from './gift-part.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { products } = await page.call(listProducts, {});
  return {
    messages: page.messages('shop.simulator'),
    publicUrl: page.publicUrl,
    basis: simulationBasis(products, await page.settings(), page.today),
    // What the cart takes of them.
    monthlyBox: monthlyBoxIn(products),
    boxes: boxesIn(products),
  };
}

/** The simulator, from one room, and what its boxes would add to gifts that were really given, from another. */
export default function MeteredSimulatorPage() {
  const { messages: _, ...simulated } = useLoaderData<typeof loader>();
  return <SimulatorPage {...simulated} given={SimulatedGifts} />;
}

function SimulatedGifts(gifts: GiftsToCome) {
  return <GiftPart load={simulatedGifts} of={gifts} />;
}

function simulatedGifts() {
  return import('#gifts/web/simulated-gifts.tsx');
}
