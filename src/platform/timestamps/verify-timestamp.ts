import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import {
  type Attribute,
  Certificate,
  type ExtKeyUsage,
  id_ContentType_SignedData,
  id_ExtKeyUsage,
  id_eContentType_TSTInfo,
  id_sha256,
  PKIStatus,
  SignedData,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

/** What a timestamp proves: that what was sealed was there at that moment, by the word of this authority. */
export type Timestamp = { readonly at: Date; readonly authority: string };

/** What an authority answered is no timestamp of this, or not from whom we trust; says why. */
export class TimestampRefused extends Error {}

type Expected = {
  /** What was sealed: its SHA-256 is what the authority signed. */
  readonly sealed: Uint8Array;
  /** Certificates in which the chain must end; undefined where nobody says which: it is not compared. */
  readonly trusted: readonly Certificate[] | undefined;
  /** Between which moments it must have been made. */
  readonly between: readonly [from: Date, until: Date];
  /** What we asked with, as long as we know it: an answer to another question carries another. */
  readonly nonce?: Uint8Array;
};

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.47';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
/** SHA-256, 384, 512: a signature over anything weaker proves nothing for forty years. */
const STRONG_DIGESTS: Readonly<Record<string, string>> = {
  [id_sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** RSA and ECDSA over such a digest; plain RSA signs the digest that the signer names. */
const STRONG_SIGNATURES: readonly string[] = [
  '1.2.840.113549.1.1.1',
  '1.2.840.113549.1.1.11',
  '1.2.840.113549.1.1.12',
  '1.2.840.113549.1.1.13',
  '1.2.840.10045.4.3.2',
  '1.2.840.10045.4.3.3',
  '1.2.840.10045.4.3.4',
];

/**
 * Reads an answer of an authority (RFC 3161) and compares it with what was asked: nothing of it is believed
 * before its signature and the chain of its certificate are.
 * @param response as it came: a TimeStampResp in DER
 * @throws TimestampRefused
 */
export async function verifyTimestamp(
  response: Uint8Array,
  { sealed, trusted, between, nonce }: Expected,
): Promise<Timestamp> {
  const { signed, info } = readToken(response);
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const isOurs =
    hashAlgorithm.algorithmId === id_sha256 &&
    Buffer.from(hashedMessage.valueBlock.valueHexView).equals(sha256(sealed));
  refuseUnless(isOurs, 'it is of something else');
  const isAnswer =
    nonce === undefined ||
    (info.nonce !== undefined &&
      Buffer.from(info.nonce.valueBlock.valueHexView).equals(Buffer.from(nonce)));
  refuseUnless(isAnswer, 'it answers another question');
  const [from, until] = between;
  refuseUnless(info.genTime >= from && info.genTime <= until, 'its time is not plausible');
  const signer = await verifySignature(signed, sealed, trusted);
  return { at: info.genTime, authority: nameOf(signer) };
}

/** @throws TimestampRefused for anything that is not a granted answer with one signed token in it */
function readToken(response: Uint8Array) {
  return attempt('it is no timestamp', () => {
    const { status, timeStampToken } = TimeStampResp.fromBER(bufferOf(response));
    const isGranted = [PKIStatus.granted, PKIStatus.grantedWithMods].includes(status.status);
    refuseUnless(isGranted, 'the authority did not grant it');
    refuseUnless(timeStampToken?.contentType === id_ContentType_SignedData, 'it is not signed');
    const signed = new SignedData({ schema: timeStampToken?.content });
    const { eContentType, eContent } = signed.encapContentInfo;
    const isTimestamp = eContentType === id_eContentType_TSTInfo && eContent !== undefined;
    refuseUnless(isTimestamp && signed.signerInfos.length === 1, 'it is no timestamp');
    return { signed, info: TSTInfo.fromBER(eContent?.getValue() ?? new ArrayBuffer()) };
  });
}

/** @returns the certificate of the authority; its chain held when it signed. */
async function verifySignature(
  signed: SignedData,
  sealed: Uint8Array,
  trusted: readonly Certificate[] | undefined,
): Promise<Certificate> {
  const { digestAlgorithm, signatureAlgorithm, signedAttrs } = signed.signerInfos[0] ?? {};
  refuseUnless(
    STRONG_DIGESTS[digestAlgorithm?.algorithmId ?? ''] !== undefined &&
      STRONG_SIGNATURES.includes(signatureAlgorithm?.algorithmId ?? ''),
    'its hash is too weak',
  );
  const result = await signed
    .verify({
      signer: 0,
      data: bufferOf(sealed),
      trustedCerts: [...(trusted ?? [])],
      checkChain: trusted !== undefined,
      // An authority that sends lists of what it revoked need not send those of everybody above it.
      passedWhenNotRevValues: true,
      extendedMode: true,
    })
    .catch((cause: unknown) => {
      throw new TimestampRefused('neither its signature nor its certificate holds', { cause });
    });
  const { signatureVerified, signerCertificateVerified, signerCertificate: signer } = result;
  refuseUnless(signatureVerified === true && signerCertificateVerified === true, 'its signature');
  if (!signer) throw new TimestampRefused('nobody signed it');
  const attributes = signedAttrs?.attributes ?? [];
  const isBound = attempt(
    'it does not name its certificate',
    () => saysTimestamp(attributes) && namesCertificate(attributes, signer),
  );
  refuseUnless(isBound, 'it does not name its certificate');
  refuseUnless(isForTimestamps(signer), 'its certificate is not for timestamps');
  return signer;
}

/** The library looks whether the signed type is there, not at what it says. */
function saysTimestamp(attributes: readonly Attribute[]): boolean {
  const said: unknown = attributes.find(({ type }) => type === CONTENT_TYPE)?.values[0];
  return said instanceof asn1.ObjectIdentifier && said.getValue() === id_eContentType_TSTInfo;
}

/**
 * The certificate is part of what is signed (RFC 5816): another of the same key is not taken for it, nor an
 * answer that names it by SHA-1, as RFC 3161 had it at first.
 */
function namesCertificate(attributes: readonly Attribute[], signer: Certificate): boolean {
  const der = Buffer.from(signer.toSchema().toBER());
  return attributes.some(({ type, values }) => {
    if (type !== SIGNING_CERTIFICATE) return false;
    const [first] = partsOf(partsOf(values[0])[0]);
    const parts = partsOf(first);
    const [algorithm] = parts[0] instanceof asn1.Sequence ? partsOf(parts[0]) : [];
    const hash = parts.find((part) => part instanceof asn1.OctetString);
    const name =
      algorithm instanceof asn1.ObjectIdentifier ? STRONG_DIGESTS[algorithm.getValue()] : 'sha256';
    return (
      name !== undefined &&
      hash !== undefined &&
      createHash(name).update(der).digest().equals(Buffer.from(hash.getValue()))
    );
  });
}

function partsOf(value: unknown): readonly unknown[] {
  return value instanceof asn1.Sequence ? value.valueBlock.value : [];
}

/** For this alone, and said so that whoever does not understand it refuses (RFC 3161, 2.3). */
function isForTimestamps({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === id_ExtKeyUsage);
  const purposes = (usage?.parsedValue as ExtKeyUsage | undefined)?.keyPurposes ?? [];
  return usage?.critical === true && purposes.length === 1 && purposes[0] === TIME_STAMPING;
}

const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';
const LONGEST_NAME = 100;

/** As its certificate calls it, on one line. */
function nameOf({ subject }: Certificate): string {
  const said = (type: string) =>
    subject.typesAndValues.find((each) => each.type === type)?.value.valueBlock.value;
  const name = said(COMMON_NAME) ?? said(ORGANISATION) ?? '';
  return (
    name
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_NAME) || '?'
  );
}

const PEM = /-----BEGIN CERTIFICATE-----([\s\S]+?)-----END CERTIFICATE-----/g;

/** @param pem certificates one after the other @throws Error when there is none, or one is not readable */
export function readCertificates(pem: string): Certificate[] {
  const found = [...pem.matchAll(PEM)].map(([, body = '']) =>
    Certificate.fromBER(bufferOf(Buffer.from(body, 'base64'))),
  );
  if (found.length === 0) throw new Error('no certificate in PEM');
  return found;
}

function attempt<T>(why: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof TimestampRefused ? cause : new TimestampRefused(why, { cause });
  }
}

function refuseUnless(isIt: boolean, why: string): asserts isIt {
  if (!isIt) throw new TimestampRefused(why);
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
