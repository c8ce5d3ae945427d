import type { BrandValues } from '@newyou/contract/foundation/brand/brand'
import { brandPictureAt, brandPictures } from '@newyou/contract/foundation/brand/pictures'
import type { UploadShape } from '@newyou/contract/foundation/media'
import type { FastifyInstance } from 'fastify'
import type { Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { forEver } from '../../platform/media/storage.ts'
import type { Platform } from '../../platform/platform.ts'
import type { MediaFiles } from '../media/index.ts'

/** The pictures of a brand with the shape that each has, by the path of its field. */
const picturesOf = ({
  logo,
  icon,
  hero,
}: BrandValues): (readonly [field: string, file: string, shape: UploadShape])[] => [
  ...(logo ? [['values.logo.light', logo.light, 'logo'] as const] : []),
  ...(logo?.dark ? [['values.logo.dark', logo.dark, 'logo-dark'] as const] : []),
  ...(icon ? [['values.icon', icon, 'icon'] as const] : []),
  ...(hero ? [['values.hero.picture', hero.picture, 'hero'] as const] : []),
]

/**
 * Takes what was uploaded for the brand. It is never given back: each saving can be had again, so one that an earlier
 * saving took is the brand's already. @throws DomainError invalidInput
 */
export async function takePictures(trx: Trx, files: MediaFiles, staffId: string, values: BrandValues) {
  for (const [field, file, shape] of picturesOf(values))
    await files.takeForGood(trx, staffId, file, shape, (words) =>
      throwError('invalidInput', { message: words, errors: { [field]: words } }),
    )
}

/** Icons, and the logo of mails: from here they come without a redirect, which a worker or a mail program may refuse. */
export function servePictures(app: FastifyInstance, { pictures }: Pick<Platform, 'pictures'>) {
  app.get(
    `${brandPictures}:name`,
    {
      config: { limit: limits.probe, plain: { policy: 'any', reason: 'public pictures' } },
      schema: { hide: true },
    },
    async (request, reply) => {
      const picture = brandPictureAt(request.url)
      const content = (picture && (await pictures.read(picture))) ?? throwError('notFound')
      return reply.header('content-type', 'image/png').header('cache-control', forEver).send(content)
    },
  )
}
