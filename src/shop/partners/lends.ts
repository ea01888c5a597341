import type { EvidenceFileType } from './rules/partner-evidence.ts';

/** What other rooms are given of partners. */
export type PartnersLends = {
  /** Keeps the file of a partner's document, judged as what comes through their link. */
  readonly receiveEvidence: (file: EvidenceFile) => Promise<void>;
};

export type EvidenceFile = {
  /** `evidenceFileName` of its document. */
  readonly name: string;
  readonly type: EvidenceFileType;
  readonly bytes: Uint8Array<ArrayBuffer>;
};
