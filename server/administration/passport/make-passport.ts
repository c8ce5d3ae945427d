import type { PassportRecord } from '@newyou/contract/administration/passport/record'
import { CompactSign, importJWK, type JWK } from 'jose'
import { badgeOf } from './badge.ts'
import { bundleOf } from './fhir.ts'
import { hashOfPage, withSignature } from './file.ts'
import { passportPage } from './page.ts'

export const passportType = 'health-passport+jwt'

interface Wanted {
  record: PassportRecord
  /** The private key, and how what it signs names it. */
  key: JWK
  header: { alg: string; kid: string }
  did: string
  publicUrl: string
  /** Of the client. */
  zone: string
  passportId: string
}

/** The page with the record, signed; the signature covers every byte of it. */
export async function makePassport(wanted: Wanted): Promise<string> {
  const { record, header, did, publicUrl, zone, passportId } = wanted
  const key = await importJWK(wanted.key, header.alg)
  const sign = (payload: object, typ: string) =>
    new CompactSign(Buffer.from(JSON.stringify(payload))).setProtectedHeader({ ...header, typ }).sign(key)
  const page = passportPage(record, { zone, site: new URL(publicUrl).host })
  const badges: string[] = []
  for (const one of record.certificates ?? [])
    badges.push(await sign(badgeOf(one, { did, practice: record.practice, publicUrl }), 'JWT'))
  const payload = {
    ...{ iss: did, iat: Math.floor(Date.parse(record.made_at) / 1000), jti: `urn:uuid:${passportId}` },
    ...{ page_sha256: hashOfPage(page), record, fhir: bundleOf(record), badges },
  }
  return withSignature({ page, signed: await sign(payload, passportType) })
}
