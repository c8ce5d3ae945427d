import { proposalUploadsPath, reelMaxBytes } from '@newyou/contract/foundation/media'
import type { MediaModule } from '../../foundation/media/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createReelFiles } from './reel-files.ts'
import { submissionRoutes } from './routes.ts'
import { createSubmissions } from './submissions.ts'

/** Events, articles and reels that healers propose and the back office decides. */
export function submissionsModule(
  platform: Platform,
  { media }: { media: Pick<MediaModule, 'files' | 'uploadsAt'> },
) {
  const { files, uploadsAt } = media
  return {
    routes(http) {
      const submissions = createSubmissions({ ...platform, files })
      const reelFiles = createReelFiles({ ...platform, files, submissions })
      submissionRoutes(http, submissions, reelFiles)
      uploadsAt(http, {
        path: proposalUploadsPath,
        who: 'healer',
        policy: 'healers, for what they propose',
        underWayMax: 1,
        maxBytes: reelMaxBytes,
        demand: reelFiles.requireMaySend,
      })
    },
  } satisfies Module
}
