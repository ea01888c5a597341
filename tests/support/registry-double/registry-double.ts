import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';

/** A company as the directory keeps it. */
export type DoubleCompany = {
  readonly siren: string;
  readonly nom_complet: string | null;
  readonly nom_raison_sociale: string | null;
  readonly sigle: string | null;
  readonly etat_administratif: 'A' | 'C';
  readonly siege: { readonly libelle_commune: string | null };
};

/** What may go wrong between two machines, until told otherwise. */
export type Mishap = 'no-answer' | 'server-error' | 'too-many-requests' | 'nonsense';

export interface RegistryDouble {
  readonly url: string;
  /** What it was asked for, in order. */
  readonly asked: readonly string[];
  /** Enters a company, or changes what is kept of it. */
  enter(company: Pick<DoubleCompany, 'siren'> & Partial<DoubleCompany>): void;
  /** From now on it does so; undefined: it answers. */
  suffer(mishap: Mishap | undefined): void;
  stop(): Promise<void>;
}

/** A stand-in for the search of the directory of companies: the part of its API that we use, with state. */
export async function startRegistryDouble({ port = 0 } = {}): Promise<RegistryDouble> {
  const companies = new Map<string, DoubleCompany>();
  const asked: string[] = [];
  let mishap: Mishap | undefined;
  const app = new Hono();
  app.get('/search', async (c) => {
    const query = c.req.query('q') ?? '';
    asked.push(query);
    if (mishap === 'no-answer') return await new Promise<Response>(() => {});
    if (mishap === 'server-error') return c.text('Internal Server Error', 500);
    if (mishap === 'too-many-requests') return c.json({ erreur: 'Trop de requêtes' }, 429);
    if (mishap === 'nonsense') return c.json({ results: 'none' });
    // It searches every field: a number may be found in another company's as well.
    const results = [...companies.values()].filter(
      (company) => company.siren === query || company.nom_complet?.includes(query),
    );
    return c.json({ results, total_results: results.length, page: 1, per_page: 5, total_pages: 1 });
  });
  const server = await new Promise<ServerType>((started) => {
    const listening = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () =>
      started(listening),
    );
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    enter(company) {
      companies.set(company.siren, {
        nom_complet: null,
        nom_raison_sociale: company.nom_complet ?? null,
        sigle: null,
        etat_administratif: 'A',
        siege: { libelle_commune: null },
        ...companies.get(company.siren),
        ...company,
      });
    },
    suffer(next) {
      mishap = next;
    },
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
