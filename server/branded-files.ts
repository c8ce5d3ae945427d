import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrandValues } from '@newyou/contract/foundation/brand/brand'
import { brandMark } from '@newyou/contract/foundation/brand/names'
import type { FastifyInstance } from 'fastify'
import { limits } from './platform/http/limits.ts'
import { brandStamp, presentBrand, sheetOfBrand } from './platform/present-brand.ts'

interface BrandedFile {
  type: string
  policy?: string
  fillIn: (text: string, brand: BrandValues) => string
}

const manifest = (locale: 'en' | 'hi'): BrandedFile => ({
  type: 'application/manifest+json; charset=utf-8',
  // A name has no sign that means anything in JSON.
  fillIn: (text, { names }) => text.replaceAll(brandMark, () => names[locale]),
})

/** Files of the finished build that show the brand, by their path. All others are served as they lie there. */
const files: Record<string, BrandedFile> = {
  'manifest.webmanifest': manifest('en'),
  'manifest.hi.webmanifest': manifest('hi'),
  'service-worker.js': {
    type: 'text/javascript; charset=utf-8',
    policy: "default-src 'none'; connect-src 'self'",
    // Another brand is another release, so that installed sites fetch their offline pages again.
    fillIn: (text, brand) =>
      text.replace(/const release = '(\w+)'/, `const release = '$1${brandStamp(brand)}'`),
  },
  'offline/offline.css': {
    type: 'text/css; charset=utf-8',
    fillIn: (text, brand) => text + sheetOfBrand(brand),
  },
}

/** For who serves the rest. */
export const brandedFiles = Object.keys(files)

/** Serves them with the brand of the moment. They may change with each saving, so browsers ask each time. */
export function serveBrandedFiles(app: FastifyInstance, folder: string) {
  const texts = new Map<string, string>()
  for (const [name, { type, policy, fillIn }] of Object.entries(files))
    app.get(
      `/${name}`,
      {
        config: { limit: limits.probe, plain: { policy: 'any', reason: 'a file of the website' } },
        schema: { hide: true },
      },
      async (_request, reply) => {
        const text = texts.get(name) ?? readFileSync(path.join(folder, name), 'utf8')
        texts.set(name, text)
        if (policy) reply.header('content-security-policy', policy)
        return reply
          .header('content-type', type)
          .header('cache-control', 'no-cache')
          .send(fillIn(text, presentBrand()))
      },
    )
}
