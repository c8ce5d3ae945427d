import { type PassportRecord, passportRecord } from '@newyou/contract/administration/passport/record'
import { compactVerify, importJWK, type JWK } from 'jose'
import { z } from 'zod'
import { hashOfPage, type PassportFile } from './file.ts'
import { passportType } from './make-passport.ts'

const payloadIn = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' })
      return z.NEVER
    }
  })
  .pipe(z.object({ iss: z.string(), page_sha256: z.string(), record: passportRecord }))

/** One signature can be written in several ways, of which only the first is ours: any other is a change. */
const isCanonical = (signed: string) =>
  signed.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

/** The record of a file that this key signed as it is; null for what was changed or signed by another. */
export async function checkPassport({
  file: { page, signed },
  key,
  algorithm,
  issuer,
}: {
  file: PassportFile
  key: JWK
  algorithm: string
  issuer: string
}): Promise<PassportRecord | null> {
  if (!isCanonical(signed)) return null
  const verified = await importJWK(key, algorithm)
    .then((imported) => compactVerify(signed, imported, { algorithms: [algorithm] }))
    .catch(() => null)
  if (verified?.protectedHeader.typ !== passportType) return null
  const payload = payloadIn.safeParse(Buffer.from(verified.payload).toString())
  if (!payload.success || payload.data.iss !== issuer) return null
  return payload.data.page_sha256 === hashOfPage(page) ? payload.data.record : null
}
