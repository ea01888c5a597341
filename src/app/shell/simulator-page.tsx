import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageContext } from '#platform/page-context.ts';
import { listProducts } from '#shop/catalogue/contract.ts';
import type { GiftsToCome } from '#shop/gifts/web/use-gift-preview.ts';
import { boxesIn, monthlyBoxIn, simulationBasis } from '#shop/simulator/rules/simulation-basis.ts';
import { SimulatorPage } from '#shop/simulator/web/simulator-page.tsx';
import { GiftPart } from './gift-part.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { products } = await page.call(listProducts, {});
  return {
    messages: page.messages('simulator.page'),
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
  return import('#shop/gifts/web/simulated-gifts.tsx');
}
