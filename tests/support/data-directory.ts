import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of the test's own. */
export function temporaryDirectory(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'prevenance-folder-'));
}
