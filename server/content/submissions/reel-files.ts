import type { ReelFileSlot } from '@newyou/contract/content/submissions'
import {
  type MediaWish,
  reelMaxBytes,
  reelSecondsMax,
  reelTooLarge,
  reelTooLong,
} from '@newyou/contract/foundation/media'
import type { MediaFiles } from '../../foundation/media/index.ts'
import { submissionReplies } from '../../messages/replies/content.ts'
import { days } from '../../platform/clock.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { fileRefusal, throwError } from '../../platform/http/errors.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Submissions } from './submissions.ts'

const uploadsPerDay = 30
const wishes: Record<ReelFileSlot, MediaWish> = {
  film: { kinds: ['film'] },
  poster: { kinds: ['picture'], shape: 'reel' },
  captions: { kinds: ['captions'] },
}

interface Dependencies {
  db: Database
  files: Pick<MediaFiles, 'finish' | 'take' | 'release'>
  rateLimits: Pick<RateLimits, 'spend'>
  submissions: Pick<Submissions, 'locked' | 'set'>
}

interface SentFile {
  slot: ReelFileSlot
  version: number
  /** Null takes away what is there. */
  uploadId: string | null
}

const refuse: (message: string) => never = fileRefusal('upload_u_id')

/** The film, the picture and the captions of a reel that a healer proposes. */
export function createReelFiles({ db, files, rateLimits, submissions }: Dependencies) {
  /** @throws DomainError as `submissions.locked`, and notNow for what is no reel */
  async function locked(...[trx, personId, what]: Parameters<Submissions['locked']>) {
    const row = await submissions.locked(trx, personId, what)
    if (row.kind !== 'reel') throwError('notNow')
    return row
  }

  return {
    /** Before an upload begins. @throws DomainError tooManyRequests */
    requireMaySend: (personId: string) =>
      rateLimits.spend([{ key: `proposal-upload:${personId}`, max: uploadsPerDay, window: days(1) }]),

    /** @throws DomainError notFound, notNow, noteChanged, fileRefused */
    async keep(personId: string, submissionId: string, { slot, version, uploadId }: SentFile) {
      const wish = wishes[slot]
      const what = { submissionId, action: 'change', version } as const
      // Before a film is looked at, which takes a while.
      await inTransaction(db, (trx) => locked(trx, personId, what))
      if (!uploadId && slot === 'film') throwError('notNow', { message: submissionReplies.videoMissing })
      const sent = uploadId
        ? await files.finish(personId, uploadId, { kinds: wish.kinds, shape: wish.shape })
        : null
      if (slot === 'film' && (sent?.seconds ?? 0) > reelSecondsMax) refuse(reelTooLong)
      // It may have been sent as a recording, which may be larger.
      if (slot === 'film' && (sent?.bytes ?? 0) > reelMaxBytes) refuse(reelTooLarge)
      return inTransaction(db, async (trx) => {
        const row = await locked(trx, personId, what)
        const taken = sent && (await files.take(trx, personId, sent.file, wish, refuse))
        const before = row[slot]
        if (before) await files.release(trx, [before])
        return submissions.set(trx, submissionId, {
          [slot]: taken?.file ?? null,
          ...(slot === 'film' && { film_seconds: taken?.seconds ?? null }),
        })
      })
    },
  }
}
export type ReelFiles = ReturnType<typeof createReelFiles>
