import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { backOfficePath } from '@newyou/contract/addresses'
import type { FastifyInstance } from 'fastify'
import { backOfficeReplies } from './messages/replies/back-office.ts'
import { throwError } from './platform/http/errors.ts'
import { limits } from './platform/http/limits.ts'
import { declarePlain } from './platform/http/routes.ts'
import { contentSecurityPolicy } from './platform/pages/content-security.ts'
import { securityHeaders, strictTransport } from './platform/pages/pages.ts'
import { brandInHtml, escapeHtml, presentBrand, showIcon } from './platform/present-brand.ts'

const folder = path.resolve(import.meta.dirname, '../back-office/build')

interface Surroundings {
  isProduction?: boolean
  isDevelopment?: boolean
  /** Other origins that pictures and films come from. */
  files?: string[]
}

/** Of the page of the back office. While it is edited, Vite writes a script and styles into it. */
export const backOfficeHeaders = ({
  isProduction = false,
  isDevelopment = false,
  files = [],
}: Surroundings) => ({
  ...securityHeaders,
  ...(isProduction ? strictTransport : {}),
  // Documents of applicants come with the session of the one who looks, and are shown from memory. Its styles are written by script into elements that are empty in the page.
  'content-security-policy': contentSecurityPolicy('', '', {
    isDevelopment,
    scripts: isDevelopment ? ["'unsafe-inline'"] : [],
    styles: [''],
    frames: ['blob:'],
    pictures: ['blob:', ...files],
    media: files,
  }),
  'x-robots-tag': 'noindex, nofollow',
})

/**
 * The back office: one page for all of its addresses, and its files. It is an application that is rendered in the
 * browser; the page itself says nothing, so any visitor may load it.
 */
export async function serveBackOffice(app: FastifyInstance, surroundings: Surroundings) {
  const assets = path.join(folder, 'assets')
  if (existsSync(assets))
    await app.register(async (scope) => {
      declarePlain(scope, limits.probe, 'files of the back office')
      await scope.register(fastifyStatic, {
        root: assets,
        prefix: `${backOfficePath}/assets/`,
        decorateReply: false,
        index: false,
        immutable: true,
        maxAge: '365d',
        preCompressed: true,
      })
    })
  /** As it was built, with the mark for the name. */
  let page: string | undefined
  function showBrandIn(text: string) {
    const brand = presentBrand()
    const inAttribute = (values: unknown) => escapeHtml(JSON.stringify(values))
    return showIcon(brandInHtml(text), brand)
      .replace('⟦colours⟧', () => inAttribute(brand.colours))
      .replace('⟦logo⟧', () => inAttribute(brand.logo))
  }
  const headers = {
    ...backOfficeHeaders(surroundings),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  }
  for (const url of [backOfficePath, `${backOfficePath}/*`])
    app.get(url, {
      helmet: false,
      config: { limit: limits.page, plain: { policy: 'any', reason: 'the page of the back office' } },
      schema: { hide: true },
      async handler(_request, reply) {
        const file = path.join(folder, 'index.html')
        if (!page && !existsSync(file)) throwError('notFound', { message: backOfficeReplies.notBuilt })
        page ??= readFileSync(file, 'utf8')
        return reply.headers(headers).send(showBrandIn(page))
      },
    })
}
