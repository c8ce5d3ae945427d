import type { FastifyInstance } from 'fastify'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { brandSheets } from '../../platform/present-brand.ts'
import type { Brands } from './brands.ts'
import type { BrandPreviews } from './previews.ts'

/** The sheet with the colours, by an address that changes with them. Pages that are whole have it inside already. */
export function serveSheet(
  app: FastifyInstance,
  brands: Pick<Brands, 'sheetAt'>,
  previews: Pick<BrandPreviews, 'sheetAt'>,
) {
  app.get(
    `${brandSheets}:name`,
    {
      config: { limit: limits.probe, plain: { policy: 'any', reason: 'a sheet of the website' } },
      schema: { hide: true },
    },
    async (request, reply) => {
      // An older page asks for colours that are gone: it is drawn in those of the house.
      const sheet =
        (await brands.sheetAt(request.url)) ?? (await previews.sheetAt(request.url)) ?? throwError('notFound')
      return reply
        .header('content-type', 'text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(sheet)
    },
  )
}
