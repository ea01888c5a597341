import * as asn1 from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  ExtKeyUsage,
  id_BasicConstraints,
  id_ExtKeyUsage,
} from 'pkijs';

export type Holder = { readonly certificate: Certificate; readonly privateKey: CryptoKey };

export const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const COMMON_NAME = '2.5.4.3';

type Issue = {
  readonly name: string;
  /** Who signs it; undefined: itself. */
  readonly issuer?: Holder;
  readonly isCa?: boolean;
  readonly purposes?: readonly string[];
  readonly isCritical?: boolean;
  readonly years?: readonly [from: number, until: number];
};

let serial = 1;

/** A key and its certificate, as an authority issues them. */
export async function issueCertificate({
  name,
  issuer,
  isCa = false,
  purposes,
  isCritical = true,
  years: [from, until] = [2020, 2049],
}: Issue): Promise<Holder> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const certificate = new Certificate();
  certificate.version = 2;
  serial += 1;
  certificate.serialNumber = new asn1.Integer({ value: serial });
  certificate.subject.typesAndValues.push(nameOf(name));
  const by = issuer?.certificate.subject.typesAndValues ?? [nameOf(name)];
  certificate.issuer.typesAndValues.push(...by);
  certificate.notBefore.value = new Date(Date.UTC(from, 0, 1));
  certificate.notAfter.value = new Date(Date.UTC(until, 0, 1));
  certificate.extensions = [
    new Extension({
      extnID: id_BasicConstraints,
      critical: true,
      extnValue: new BasicConstraints({ cA: isCa }).toSchema().toBER(),
    }),
  ];
  if (purposes) {
    certificate.extensions.push(
      new Extension({
        extnID: id_ExtKeyUsage,
        critical: isCritical,
        extnValue: new ExtKeyUsage({ keyPurposes: [...purposes] }).toSchema().toBER(),
      }),
    );
  }
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(issuer?.privateKey ?? keys.privateKey, 'SHA-256');
  // Read again, as whoever receives it does: what was built and what was encoded are then one.
  const der = certificate.toSchema(true).toBER();
  return { certificate: Certificate.fromBER(der), privateKey: keys.privateKey };
}

export function pemOf({ certificate }: Holder): string {
  const body = Buffer.from(certificate.toSchema().toBER()).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${body.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function nameOf(name: string): AttributeTypeAndValue {
  return new AttributeTypeAndValue({
    type: COMMON_NAME,
    value: new asn1.Utf8String({ value: name }),
  });
}
