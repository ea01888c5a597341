import { DEMO_COMPANIES } from '../../../db/seed/demo-companies.ts';
import { startRegistryDouble } from './registry-double.ts';

// `npm run registry:double`: the directory of companies, on this machine, for `npm run dev`.

const double = await startRegistryDouble({
  port: Number(process.env.REGISTRY_DOUBLE_PORT ?? 12_112),
});
for (const { siren, legalName, sites } of DEMO_COMPANIES) {
  double.enter({
    siren,
    nom_complet: legalName.toUpperCase(),
    siege: { libelle_commune: Object.keys(sites)[0]?.toUpperCase() ?? null },
  });
}

process.stdout.write(`The stand-in for the directory answers at ${double.url}. Start the product with it:

  COMPANY_REGISTRY_URL=${double.url} npm run dev

`);
