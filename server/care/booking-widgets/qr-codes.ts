import { pathTo } from '@newyou/contract/addresses'
import type { FastifyInstance } from 'fastify'
import QRCode from 'qrcode'
import { z } from 'zod'
import { orNotFound } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import type { Platform } from '../../platform/platform.ts'

const asked = z.object({
  healerId: z.uuid(),
  service: z.uuid().optional(),
})

/** The link to a healer or to one of their services as a QR code for print, in SVG. */
export function serveQrCodes(app: FastifyInstance, { db, publicUrl }: Pick<Platform, 'db' | 'publicUrl'>) {
  app.get<{ Params: { healerId: string }; Querystring: { service?: string } }>(
    '/api/website/healer/:healerId/qr',
    {
      config: { limit: limits.read, plain: { policy: 'any', reason: 'a picture' } },
      schema: { hide: true },
    },
    async ({ params, query }, reply) => {
      const { healerId, service } = orNotFound(asked.safeParse({ ...params, ...query }).data)
      let found = db
        .selectFrom('healer_card as h')
        .select('h.u_id')
        .where('h.u_id', '=', healerId)
        .where('h.state', '=', 'verified')
      if (service)
        found = found
          .innerJoin('service_card as s', 's.healer_id', 'h.u_id')
          .where('s.u_id', '=', service)
          .where('s.state', '=', 'live')
      orNotFound(await found.executeTakeFirst())
      const link = `${publicUrl}${pathTo('healer', { healerId })}${service ? `?service=${service}` : ''}`
      const picture = await QRCode.toString(link, { type: 'svg', errorCorrectionLevel: 'M' })
      return reply
        .header('content-type', 'image/svg+xml; charset=utf-8')
        .header('content-disposition', 'attachment; filename="qr-code.svg"')
        .header('cache-control', 'public, max-age=600')
        .send(picture)
    },
  )
}
