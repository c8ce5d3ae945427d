import { readFile } from 'node:fs/promises'
import type { OpenedPassport } from '@newyou/contract/administration/passport/calls'
import { decodeProtectedHeader } from 'jose'
import { z } from 'zod'
import { throwError } from '../../platform/http/errors.ts'
import { OutsideRefusedError } from '../../platform/http/outside.ts'
import type { Upload } from '../../platform/http/uploads.ts'
import type { Platform } from '../../platform/platform.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import type { checkPassport } from './check-passport.ts'
import { type PassportFile, splitFile } from './file.ts'
import { algorithm, type SigningKeys } from './signing-keys.ts'

const checking = heavyWork<typeof checkPassport>(
  new URL('./check-passport.ts', import.meta.url),
  'checkPassport',
)

const documentMaxBytes = 64 * 1024
const documentWithinMs = 10_000

/** A host with its port; did:web of a path is not what this software writes. */
const issuerOf = /^(did:web:([a-z0-9.-]+(?:%3A\d{1,5})?))#[\w-]+$/i

const documentShape = z.object({
  id: z.string(),
  verificationMethod: z.array(
    z.object({
      id: z.string(),
      controller: z.string(),
      publicKeyJwk: z.looseObject({
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string(),
        y: z.string(),
      }),
    }),
  ),
  assertionMethod: z.array(z.string()),
})

interface ReadingNeeds extends Pick<Platform, 'outside' | 'publicUrl' | 'workers'> {
  keys: SigningKeys
}

/** Opens files that other people bring: whose signature it is, and whether it is as it was signed. Nothing is kept. */
export function createPassportReading({ keys, outside, publicUrl, workers }: ReadingNeeds) {
  const { protocol } = new URL(publicUrl)

  /** The document of keys of another site. @throws DomainError passportIssuerSilent */
  async function askFor(site: string): Promise<unknown> {
    try {
      const { status, body } = await outside.fetch(`${protocol}//${site}/.well-known/did.json`, {
        maxBytes: documentMaxBytes,
        timeoutMs: documentWithinMs,
      })
      if (status === 200) return JSON.parse(body.toString())
    } catch (error) {
      if (!(error instanceof OutsideRefusedError) && !(error instanceof SyntaxError)) throw error
    }
    return throwError('passportIssuerSilent')
  }

  function headerOf({ signed }: PassportFile) {
    try {
      return decodeProtectedHeader(signed)
    } catch {
      return throwError('passportChanged')
    }
  }

  return {
    /** @throws DomainError fileRefused, passportUnreadable, passportChanged, passportIssuerSilent */
    async read(upload: Upload | undefined): Promise<OpenedPassport> {
      if (!upload) return throwError('fileRefused')
      const bytes = await readFile(upload.path)
      let text: string
      try {
        // Each file has one text and each text one file, so that no changed byte is read away.
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
      } catch {
        return throwError('passportUnreadable')
      }
      const file = splitFile(text) ?? throwError('passportUnreadable')
      const { alg, kid = '' } = headerOf(file)
      const [, did, host] = issuerOf.exec(kid) ?? []
      if (!did || !host || alg !== algorithm) return throwError('passportChanged')
      const site = decodeURIComponent(host)
      const isOwn = did === keys.did
      const document = documentShape.safeParse(isOwn ? await keys.document() : await askFor(site))
      if (!document.success || document.data.id !== did) return throwError('passportIssuerSilent')
      const { verificationMethod: methods, assertionMethod: signing } = document.data
      const method = methods.find(({ id, controller }) => id === kid && controller === did)
      if (!method || !signing.includes(kid)) return throwError('passportChanged')
      const record = await workers.run(checking, { file, key: method.publicKeyJwk, algorithm, issuer: did })
      return { site, is_own: isOwn, record: record ?? throwError('passportChanged') }
    },
  }
}
export type PassportReading = ReturnType<typeof createPassportReading>
