import path from 'node:path'
import { media as calls, uploadsPath, uploadsUnderWayMax } from '@newyou/contract/foundation/media'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Audit } from '../audit/index.ts'
import { folderArrivals } from './arrivals.ts'
import { createBroughtPictures } from './brought-pictures.ts'
import { bucketArrivals } from './bucket-arrivals.ts'
import { createPictureCutter } from './cut-pictures.ts'
import { createFfmpeg } from './ffmpeg.ts'
import { createMediaFiles } from './files.ts'
import { playedBy } from './played.ts'
import { createRenditions } from './renditions.ts'
import { resumableUploads, type UploadAddress } from './resumable.ts'

/** Videos, audio, books and pictures that staff upload for the site. */
export function mediaModule(platform: Platform, { audit }: { audit: Audit }) {
  const folder = path.resolve(platform.config.DATA_FOLDER, 'arriving')
  const arrivals =
    'bucket' in platform.storage.place
      ? bucketArrivals({ ...platform, folder })
      : folderArrivals({ ...platform, folder })
  const renditions = createRenditions({
    ...platform,
    ffmpeg: createFfmpeg(platform.config.FFMPEG_PATH),
    isElsewhere: platform.config.ROLE === 'web',
    folder: path.resolve(platform.config.DATA_FOLDER, 'renditions'),
  })
  const cutter = createPictureCutter(platform)
  const files = createMediaFiles({ ...platform, audit, arrivals, folder, cutter, renditions })
  const uploadsAt = (http: FastifyInstance, address: UploadAddress) =>
    resumableUploads(http, { arrivals, files, ids: platform.ids }, address)
  return {
    files,
    /** Pictures that come from another site. */
    brought: createBroughtPictures({ ...platform, audit, cutter, folder }),
    /** A video for a viewer who may play it: the original, its smaller renditions, its poster. */
    played: playedBy(platform, renditions),
    /** Accepts uploads at another address; the caller decides what happens with them. */
    uploadsAt,
    routes(http) {
      uploadsAt(http, {
        path: uploadsPath,
        who: ['editor', 'admin'],
        policy: 'editors and administrators',
        underWayMax: uploadsUnderWayMax,
      })
      bindRoutes(http, calls, {
        'POST /api/staff/media/{uploadId}': {
          limit: limits.upload,
          handle: async ({ viewer, params, body }) => ({
            data: await files.finish(viewer.personId, params.uploadId, body),
          }),
        },
        'GET /api/staff/media': {
          limit: limits.read,
          handle: async ({ viewer, query }) => ({ data: await files.look(viewer.personId, query.file) }),
        },
      })
    },
    async sweep() {
      await files.sweep()
      await arrivals.sweep()
    },
  } satisfies Module & Record<string, unknown>
}
export type MediaModule = ReturnType<typeof mediaModule>
