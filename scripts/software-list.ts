import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A package as it lies in a folder of packages. */
export type Placed = { readonly path: string; readonly integrity?: string | undefined };

/**
 * What a release consists of, as an SPDX 2.3 document. Made of the packages that are in it: `npm sbom --omit dev`
 * leaves out those that building needs as well.
 */
export async function softwareList(
  folder: string,
  packages: readonly Placed[],
  { version, at }: { readonly version: string; readonly at: Date },
): Promise<string> {
  const described = await Promise.all(packages.map((each) => describe(folder, each)));
  const root = {
    SPDXID: 'SPDXRef-prevenance',
    name: 'prevenance',
    versionInfo: version,
    downloadLocation: 'NOASSERTION',
    filesAnalyzed: false,
  };
  const document = {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: `prevenance@${version}`,
    documentNamespace: `urn:prevenance:${version}:${at.getTime()}`,
    creationInfo: { created: at.toISOString(), creators: ['Tool: prevenance-build'] },
    packages: [root, ...described],
    relationships: [
      related('SPDXRef-DOCUMENT', 'DESCRIBES', root.SPDXID),
      ...described.map(({ SPDXID }) => related(root.SPDXID, 'CONTAINS', SPDXID)),
    ],
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}

const related = (spdxElementId: string, relationshipType: string, relatedSpdxElement: string) => ({
  spdxElementId,
  relationshipType,
  relatedSpdxElement,
});

type Manifest = { readonly name: string; readonly version: string; readonly license?: unknown };

async function describe(folder: string, { path, integrity }: Placed) {
  const text = await readFile(join(folder, path, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(text) as Manifest;
  const [, algorithm, digest] = /^(sha\d+)-(.+)$/.exec(integrity ?? '') ?? [];
  return {
    SPDXID: `SPDXRef-${path.replace(/[^a-zA-Z0-9.-]+/g, '-')}`,
    name,
    versionInfo: version,
    licenseDeclared: typeof license === 'string' ? license : 'NOASSERTION',
    downloadLocation: 'NOASSERTION',
    filesAnalyzed: false,
    externalRefs: [
      {
        referenceCategory: 'PACKAGE-MANAGER',
        referenceType: 'purl',
        referenceLocator: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      },
    ],
    ...(algorithm &&
      digest && {
        checksums: [
          {
            algorithm: algorithm.toUpperCase(),
            checksumValue: Buffer.from(digest, 'base64').toString('hex'),
          },
        ],
      }),
  };
}
