import { createHash } from 'node:crypto'
import { pathTo } from '@newyou/contract/addresses'
import type { HealerDetail } from '@newyou/contract/care/healers/healers'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { orNotFound } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import type { Pictures } from '../../platform/media/pictures.ts'
import { heavyWork, type Workers } from '../../platform/workers/workers.ts'
import type { makeBrochure } from './brochure-pdf.ts'
import type { Directory } from './directory.ts'

interface BrochureDependencies {
  directory: Directory
  pictures: Pictures
  publicUrl: string
  workers: Workers
}

const brochurePdf = heavyWork<typeof makeBrochure>(
  new URL('./brochure-pdf.ts', import.meta.url),
  'makeBrochure',
)
/** Brochures of healers who are looked at now. */
const keptMax = 40

/** The brochure of a healer as a PDF, drawn once for all who ask while nothing of the healer changes. */
export function createBrochures({ directory, pictures, publicUrl, workers }: BrochureDependencies) {
  const made = new LRUCache<string, Promise<Buffer>>({ max: keptMax })

  async function draw(healer: HealerDetail): Promise<Buffer> {
    const picture = healer.image && (await pictures.read(`${healer.image.portrait}-512.webp`))
    const address = `${publicUrl}${pathTo('healer', { healerId: healer.u_id })}`
    return workers.run(brochurePdf, { healer, address, picture: picture ?? undefined })
  }

  /** @param written the healer as our own query writes them */
  function brochureOf(written: string): Promise<Buffer> {
    const key = createHash('sha256').update(written).digest('hex')
    const { data } = JSON.parse(written) as { data: HealerDetail }
    const pdf = made.get(key) ?? draw(data)
    made.set(key, pdf)
    pdf.catch(() => made.delete(key))
    return pdf
  }

  return {
    serve(app: FastifyInstance) {
      app.get<{ Params: { healerId: string } }>(
        '/api/website/healer/:healerId/brochure',
        {
          config: { limit: limits.write, plain: { policy: 'any', reason: 'a PDF' } },
          schema: { hide: true },
        },
        async (request, reply) => {
          const { data: healerId } = z.uuid().safeParse(request.params.healerId)
          const pdf = await brochureOf(await directory.detail(orNotFound(healerId)))
          return reply
            .header('content-type', 'application/pdf')
            .header('content-disposition', 'attachment; filename="brochure.pdf"')
            .header('cache-control', 'public, max-age=600')
            .send(pdf)
        },
      )
    },
  }
}
