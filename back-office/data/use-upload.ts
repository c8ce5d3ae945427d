import {
  brandPictureRules,
  isBrandShape,
  type MediaFile,
  type MediaWish,
  mediaRules,
  uploadMaxBytes,
  uploadsPath,
} from '@newyou/contract/foundation/media'
import { useUpload as useParts } from '@newyou/web/session/use-upload.ts'
import { call } from './call.ts'

/** Sends a file in parts and has it looked at. */
export function useUpload({ kinds, shape }: MediaWish, onDone: (file: MediaFile) => void) {
  const { state, send, refuse, ...parts } = useParts(uploadsPath, async (uploadId) => {
    const { data } = await call('POST /api/staff/media/{uploadId}', {
      params: { uploadId },
      body: { kinds: [...kinds], ...(shape && { shape }) },
    })
    onDone(data)
  })
  const { error } = state.phase === 'idle' ? state : {}
  return {
    ...parts,
    state,
    /** Why nothing was kept. */
    problem:
      error instanceof Error ? error.message : error ? 'Something went wrong. Please try again' : undefined,
    send(file: File) {
      const rules = isBrandShape(shape) ? [brandPictureRules] : kinds.map((kind) => mediaRules[kind])
      const most = Math.max(...rules.map(({ maxBytes }) => maxBytes))
      if (file.size > Math.min(most, uploadMaxBytes))
        return refuse(new Error(`This file is larger than ${most / 1024 / 1024} MB`))
      send(file)
    },
  }
}
