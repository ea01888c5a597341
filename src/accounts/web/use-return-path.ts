import { useSearchParams } from 'react-router';
import { nextAddress } from '../rules/next-address.ts';

/** Where the address of this page says to go on to. */
export function useReturnPath(): string {
  const [parameters] = useSearchParams();
  return nextAddress(parameters.get('next'));
}
