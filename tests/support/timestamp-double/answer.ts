import { createHash, randomBytes } from 'node:crypto';
import * as asn1 from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  id_sha256,
  MessageImprint,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import type { Holder } from './certificates.ts';

export type Answered = {
  readonly signer: Holder;
  /** Certificates sent along, beside that of the signer. */
  readonly along?: readonly Holder[];
  readonly at: Date;
  readonly imprint?: Buffer;
  readonly nonce?: Buffer;
  readonly isRefused?: boolean;
  readonly hash?: 'SHA-1' | 'SHA-256';
  /** Named in the signature in the place of the signer’s. */
  readonly named?: Holder;
};

const bufferOf = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;

/** What was asked: as an authority reads it. */
export function readQuery(bytes: Uint8Array) {
  const { messageImprint, nonce } = TimeStampReq.fromBER(bufferOf(bytes));
  return {
    imprint: Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView),
    nonce: nonce && Buffer.from(nonce.valueBlock.valueHexView),
  };
}

/** A TimeStampResp (RFC 3161), signed as real authorities sign theirs. */
export async function answerTo(
  query: Uint8Array,
  {
    signer,
    along = [],
    at,
    isRefused = false,
    named = signer,
    hash = 'SHA-256',
    ...instead
  }: Answered,
): Promise<Buffer> {
  if (isRefused) {
    const status = new PKIStatusInfo({ status: PKIStatus.rejection });
    return Buffer.from(new TimeStampResp({ status }).toSchema().toBER());
  }
  const asked = readQuery(query);
  const { imprint = asked.imprint, nonce = asked.nonce } = instead;
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: new MessageImprint({
      hashAlgorithm: sha256Identifier(),
      hashedMessage: new asn1.OctetString({ valueHex: bufferOf(imprint) }),
    }),
    serialNumber: new asn1.Integer({ valueHex: bufferOf(Buffer.from([1, ...randomBytes(7)])) }),
    genTime: at,
    ...(nonce && { nonce: new asn1.Integer({ valueHex: bufferOf(nonce) }) }),
  });
  const signed = await sign(Buffer.from(info.toSchema().toBER()), { signer, along, named, hash });
  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status: PKIStatus.granted }),
    timeStampToken: new ContentInfo({
      contentType: id_ContentType_SignedData,
      content: signed.toSchema(true),
    }),
  });
  return Buffer.from(response.toSchema().toBER());
}

async function sign(
  content: Buffer,
  { signer, along, named, hash }: Required<Pick<Answered, 'signer' | 'along' | 'named' | 'hash'>>,
): Promise<SignedData> {
  const { certificate } = signer;
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: id_eContentType_TSTInfo,
      eContent: new asn1.OctetString({ valueHex: bufferOf(content) }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(
              '1.2.840.113549.1.9.3',
              new asn1.ObjectIdentifier({ value: id_eContentType_TSTInfo }),
            ),
            attribute('1.2.840.113549.1.9.4', octets(sha256(content))),
            attribute('1.2.840.113549.1.9.16.2.47', signingCertificate(named)),
          ],
        }),
      }),
    ],
    certificates: [certificate, ...along.map((each) => each.certificate)],
  });
  await signed.sign(signer.privateKey, 0, hash, bufferOf(content));
  return signed;
}

/** SigningCertificateV2 of one certificate, by its SHA-256 (RFC 5035). */
function signingCertificate({ certificate }: Holder): asn1.Sequence {
  const hash = octets(sha256(Buffer.from(certificate.toSchema().toBER())));
  const id = new asn1.Sequence({ value: [hash] });
  return new asn1.Sequence({ value: [new asn1.Sequence({ value: [id] })] });
}

const attribute = (type: string, value: asn1.AsnType) => new Attribute({ type, values: [value] });
const octets = (bytes: Buffer) => new asn1.OctetString({ valueHex: bufferOf(bytes) });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const sha256Identifier = () => new AlgorithmIdentifier({ algorithmId: id_sha256 });
