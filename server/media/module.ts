import path from 'node:path'
import { media as calls, uploadsPath, uploadsUnderWayMax } from '@newyou/contract/media'
import type { FastifyInstance } from 'fastify'
import { limits } from '../platform/http/limits.ts'
import { bindRoutes } from '../platform/http/routes.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { StaffModule } from '../staff/index.ts'
import { createPictureCutter } from './cut-pictures.ts'
import { createMediaFiles } from './files.ts'
import { resumableUploads, type UploadAddress } from './resumable.ts'

/** Films, sounds, books and pictures that staff uploads for the site. */
export function mediaModule(platform: Platform, { staff: { audit } }: { staff: Pick<StaffModule, 'audit'> }) {
  const arriving = path.resolve(platform.config.DATA_FOLDER, 'arriving')
  const files = createMediaFiles({ ...platform, audit, arriving, cutter: createPictureCutter(platform) })
  const uploadsAt = (http: FastifyInstance, address: UploadAddress) =>
    resumableUploads(http, { arriving, files, ids: platform.ids }, address)
  return {
    files,
    /** Takes uploads at another address; what becomes of them is the caller's. */
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
          handle: async ({ viewer, query }) => ({
            data: { address: files.addressOf(viewer.personId, query.file) },
          }),
        },
      })
    },
    sweep: files.sweep,
  } satisfies Module & Record<string, unknown>
}
export type MediaModule = ReturnType<typeof mediaModule>
