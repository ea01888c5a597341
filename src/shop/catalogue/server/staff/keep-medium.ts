import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { imageSize } from '#platform/files/re-encode-image.ts';
import type { KeepMedium } from '../../contract.ts';
import { type MediumValues, readMediumForm } from '../../rules/medium-form.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import { makeRenditions } from './make-renditions.ts';
import {
  findMedium,
  lockMedium,
  type MediumFile,
  type MediumRow,
  writeMedium,
} from './media.queries.ts';

const ORIGINALS = 'media-originals';

export async function keepMedium(
  deps: CatalogueDeskDeps,
  call: Call,
  { mediumId, revision, version, form }: ParsedInputOf<KeepMedium>,
): Promise<OutputOf<KeepMedium>> {
  const { problems, values } = readMediumForm(form);
  const caller = signedInCaller(call);
  const before = await deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx, 'keep-catalogue');
    return findMedium(tx, mediumId);
  });
  refuseProblems(problems);
  const file = version === null || version === before?.version ? undefined : await arrived();
  if (!before && !file) throw new Refusal('not-found');
  if (before && !file) await cutAnew(deps, before, values);
  return deps.database.asCaller(caller, async (tx) => {
    const kept = await lockMedium(tx, mediumId);
    // Sent twice, it is there already.
    if (kept && isSame(kept, values, version)) return { revision: kept.revision };
    if ((kept?.revision ?? null) !== revision) throw new Refusal('conflict');
    if (kept && file && kept.kind !== file.kind) {
      throw new Refusal('invalid-input', { problems: [{ path: 'file', problem: 'kind-other' }] });
    }
    return { revision: await writeMedium(tx, mediumId, { values, file, at: deps.clock.now() }) };
  });

  /** What was uploaded, and the sizes that visitors see, made of it before anything says that they exist. */
  async function arrived(): Promise<MediumFile> {
    const original = await deps.readFile(ORIGINALS, `${mediumId}/${version}`);
    if (!original || version === null) throw new Refusal('not-found');
    const { bytes, contentType: mimeType } = original;
    const file = { version, mime_type: mimeType, bytes: bytes.length };
    if (mimeType === 'application/pdf') {
      if (!isPdf(bytes)) throw unreadable();
      return { ...file, kind: 'document', width: null, height: null };
    }
    const size = await imageSize(bytes);
    if (!size) throw unreadable();
    const picture = { id: mediumId, path: null, version, ...size, ...values };
    await makeRenditions(deps, picture, bytes, ['whole', 'card', 'square']);
    return { ...file, kind: 'image', ...size };
  }
}

/** Another focus is other files: they are there before anybody is sent to them. */
async function cutAnew(
  deps: CatalogueDeskDeps,
  before: MediumRow,
  values: MediumValues,
): Promise<void> {
  const { id, version, width, height } = before;
  const isMoved = before.focus_x !== values.focusX || before.focus_y !== values.focusY;
  if (!isMoved || version === null || width === null || height === null) return;
  const original = await deps.readFile(ORIGINALS, `${id}/${version}`);
  if (!original) throw new Error(`The original of the medium ${id} is not there`);
  const picture = { id, path: null, version, width, height, ...values };
  await makeRenditions(deps, picture, original.bytes, ['card', 'square']);
}

function isSame(kept: MediumRow, values: MediumValues, version: string | null): boolean {
  return (
    (version === null || kept.version === version) &&
    kept.name === values.name &&
    kept.alt_fr === values.altFr &&
    kept.alt_en === values.altEn &&
    kept.focus_x === values.focusX &&
    kept.focus_y === values.focusY
  );
}

/** Whatever it says it is. */
function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-';
}

function unreadable(): Refusal {
  return new Refusal('invalid-input', { problems: [{ path: 'file', problem: 'file-unreadable' }] });
}
