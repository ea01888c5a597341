import { z } from 'zod';

/** What the public directory of companies says of a SIREN. */
export type RegisteredCompany = {
  readonly siren: string;
  /** Every name it goes by, as the directory writes it; none of who does not wish to be shown. */
  readonly names: readonly string[];
  /** Whether it still exists. */
  readonly isActive: boolean;
  /** Town of its head office; null where it is not shown. */
  readonly town: string | null;
};

/** The door to the public directory of French companies. */
export type CompanyRegistry = {
  /** Undefined where it knows no such number. @throws RegistryUnavailable */
  find(siren: string): Promise<RegisteredCompany | undefined>;
};

/** The directory does not answer, or not as it says it does. */
export class RegistryUnavailable extends Error {}

const TIMEOUT_MS = 5_000;

const text = z.string().nullish();
const found = z.object({
  results: z.array(
    z.object({
      siren: z.string(),
      nom_complet: text,
      nom_raison_sociale: text,
      sigle: text,
      etat_administratif: text,
      siege: z.object({ libelle_commune: text }).nullish(),
    }),
  ),
});

/**
 * The search of the State's directory (« Recherche d’entreprises »), which needs no key.
 * @param base where its API is: `https://recherche-entreprises.api.gouv.fr`
 */
export function createCompanyRegistry(base: string): CompanyRegistry {
  return {
    async find(siren) {
      const address = new URL('/search', base);
      address.search = new URLSearchParams({ q: siren, page: '1', per_page: '5' }).toString();
      const company = (await ask(address)).results.find((each) => each.siren === siren);
      if (!company) return undefined;
      const { nom_complet, nom_raison_sociale, sigle, siege } = company;
      const names = [nom_raison_sociale, nom_complet, sigle].flatMap((name) => name || []);
      return {
        siren,
        names: [...new Set(names)],
        isActive: company.etat_administratif === 'A',
        town: siege?.libelle_commune ?? null,
      };
    },
  };
}

async function ask(address: URL): Promise<z.output<typeof found>> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return found.parse(await response.json());
  } catch (cause) {
    throw new RegistryUnavailable('The directory of companies was not understood', { cause });
  }
}
