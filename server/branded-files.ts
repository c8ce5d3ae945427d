import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrandValues } from '@newyou/contract/foundation/brand/brand'
import { brandMark } from '@newyou/contract/foundation/brand/names'
import { brandPictureAddress, pictureOfIcons } from '@newyou/contract/foundation/brand/pictures'
import type { FastifyInstance } from 'fastify'
import { limits } from './platform/http/limits.ts'
import { brandStamp, presentBrand, sheetOfBrand, showIcon } from './platform/present-brand.ts'

/** Of pages that are files: they show what lies beside them, and nothing else. */
const policyOfFiles =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

interface BrandedFile {
  type: string
  policy?: string
  fillIn: (text: string, brand: BrandValues) => string
}

const iconsOf = (picture: string) =>
  (['icon-192', 'icon-512', 'icon-mask'] as const).map((name) => ({
    src: brandPictureAddress(picture, name),
    sizes: name === 'icon-192' ? '192x192' : '512x512',
    type: 'image/png',
    purpose: name === 'icon-mask' ? 'maskable' : 'any',
  }))

const manifest = (locale: 'en' | 'hi'): BrandedFile => ({
  type: 'application/manifest+json; charset=utf-8',
  fillIn(text, brand) {
    // A name has no sign that means anything in JSON.
    const named = text.replaceAll(brandMark, () => brand.names[locale])
    const picture = pictureOfIcons(brand)
    return picture ? JSON.stringify({ ...JSON.parse(named), icons: iconsOf(picture) }, null, 2) : named
  },
})

const offlinePage: BrandedFile = {
  type: 'text/html; charset=utf-8',
  policy: policyOfFiles,
  fillIn: showIcon,
}

/** Files of the finished build that show the brand, by their path. All others are served as they lie there. */
const files: Record<string, BrandedFile> = {
  'manifest.webmanifest': manifest('en'),
  'manifest.hi.webmanifest': manifest('hi'),
  'service-worker.js': {
    type: 'text/javascript; charset=utf-8',
    policy: "default-src 'none'; connect-src 'self'",
    // Another brand is another release, so that installed sites fetch their offline pages again.
    fillIn: (text, brand) =>
      showIcon(text, brand).replace(/const release = '(\w+)'/, `const release = '$1${brandStamp(brand)}'`),
  },
  'offline/en.html': offlinePage,
  'offline/hi.html': offlinePage,
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
