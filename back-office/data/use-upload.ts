import {
  type MediaFile,
  type MediaWish,
  mediaRules,
  uploadMaxBytes,
  uploadsPath,
} from '@newyou/contract/media'
import { changeHeaders } from '@newyou/web/session/call-api.ts'
import { useEffect, useRef, useState } from 'react'
import { DetailedError, Upload } from 'tus-js-client'
import { call } from './data-provider.ts'

/** So much is sent at once: what is cut off costs no more than this. */
const partBytes = 4 * 1024 * 1024
/** After these milliseconds a lost line is tried again; each part that arrives begins anew. */
const retryDelays = [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000]

export type UploadState =
  | { phase: 'idle'; error?: string }
  | { phase: 'sending' | 'paused'; name: string; share: number }
  | { phase: 'looking'; name: string }

const wordsOf = (error: unknown) => {
  if (error instanceof DetailedError) {
    const answer = error.originalResponse?.getBody() ?? ''
    try {
      return String((JSON.parse(answer) as { message: unknown }).message)
    } catch {
      return 'The connection was lost. Choose the same file again to continue'
    }
  }
  return error instanceof Error ? error.message : 'Something went wrong. Please try again'
}

/** Sends a file in parts and has it looked at; what was begun before a reload goes on where it stopped. */
export function useUpload({ kinds, shape }: MediaWish, onDone: (file: MediaFile) => void) {
  const [state, setState] = useState<UploadState>({ phase: 'idle' })
  const upload = useRef<Upload>(null)

  // Who leaves the form stops sending; what has arrived stays, to go on with later.
  useEffect(() => () => void upload.current?.abort(), [])

  async function look(name: string, address: string) {
    setState({ phase: 'looking', name })
    try {
      const { data } = await call('POST /api/staff/media/{uploadId}', {
        params: { uploadId: address.split('/').at(-1) ?? '' },
        body: { kinds, ...(shape && { shape }) },
      })
      setState({ phase: 'idle' })
      onDone(data as MediaFile)
    } catch (error) {
      setState({ phase: 'idle', error: wordsOf(error) })
    }
  }

  async function send(file: File) {
    const { name } = file
    const most = Math.max(...kinds.map((kind) => mediaRules[kind].maxBytes))
    if (file.size > Math.min(most, uploadMaxBytes))
      return setState({ phase: 'idle', error: `This file is larger than ${most / 1024 / 1024} MB` })
    setState({ phase: 'sending', name, share: 0 })
    const next = new Upload(file, {
      endpoint: uploadsPath,
      chunkSize: partBytes,
      retryDelays,
      removeFingerprintOnSuccess: true,
      metadata: { filename: name },
      async onBeforeRequest(request) {
        for (const [header, value] of Object.entries(await changeHeaders())) request.setHeader(header, value)
      },
      // A refusal stays one however often it is asked; a line that is lost comes back.
      onShouldRetry: ({ originalResponse: answer }) => !answer || answer.getStatus() >= 423,
      onProgress: (sent, all) => setState({ phase: 'sending', name, share: sent / all }),
      onError: (error) => setState({ phase: 'idle', error: wordsOf(error) }),
      onSuccess: () => void look(name, next.url ?? ''),
    })
    upload.current = next
    const [begun] = await next.findPreviousUploads()
    if (begun) next.resumeFromPreviousUpload(begun)
    next.start()
  }

  return {
    state,
    send: (file: File) => void send(file),
    pause() {
      void upload.current?.abort()
      if (state.phase === 'sending') setState({ ...state, phase: 'paused' })
    },
    goOn() {
      if (state.phase === 'paused') setState({ ...state, phase: 'sending' })
      upload.current?.start()
    },
    cancel() {
      void upload.current?.abort(true).catch(() => {})
      setState({ phase: 'idle' })
    },
  }
}
