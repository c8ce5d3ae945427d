import type { ErrorAnswer } from '@newyou/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { DetailedError, Upload } from 'tus-js-client'
import { ApiError } from '../api/client.ts'
import { say } from '../api/say.ts'
import type { UploadState } from '../ui/file-upload.tsx'
import { localeOf } from '../ui/locale.ts'
import { changeHeaders } from './call-api.ts'

/** So much is sent at once: what is cut off costs no more than this. */
const partBytes = 4 * 1024 * 1024
/** After these milliseconds a lost line is tried again; each part that arrives begins anew. */
const retryDelays = [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000]

/** The server's error for a part, or a network error, in the reader's language. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof DetailedError)) return error
  const said = (words: string) => say(localeOf(location.pathname), words)
  const { originalResponse: answer } = error
  try {
    const refused = JSON.parse(answer?.getBody() ?? '') as Partial<ErrorAnswer>
    return new ApiError(answer?.getStatus() ?? 0, { ...refused, message: said(refused.message ?? '') })
  } catch {
    return new ApiError(0, {
      message: said('The connection was lost. Choose the same file again to continue'),
    })
  }
}

/**
 * Sends a file in parts to an address of the tus protocol, and says by its id that it is there as a whole. An upload
 * resumes where it stopped before a reload.
 */
export function useUpload(endpoint: string, onArrived: (uploadId: string) => Promise<void>) {
  const [state, setState] = useState<UploadState>({ phase: 'idle' })
  const upload = useRef<Upload>(null)

  // Leaving the form stops the upload; sent parts stay, to resume later.
  useEffect(() => () => void upload.current?.abort(), [])

  async function look(name: string, address: string) {
    setState({ phase: 'looking', name })
    try {
      await onArrived(address.split('/').at(-1) ?? '')
      setState({ phase: 'idle' })
    } catch (error) {
      setState({ phase: 'idle', error })
    }
  }

  async function send(file: File) {
    const { name } = file
    setState({ phase: 'sending', name, share: 0 })
    const next = new Upload(file, {
      endpoint,
      chunkSize: partBytes,
      retryDelays,
      removeFingerprintOnSuccess: true,
      metadata: { filename: name },
      async onBeforeRequest(request) {
        for (const [header, value] of Object.entries(await changeHeaders())) request.setHeader(header, value)
      },
      // Retrying cannot change a refusal, but a lost connection can come back; 409 says that more had come than was known.
      onShouldRetry: ({ originalResponse: answer }) =>
        !answer || answer.getStatus() === 409 || answer.getStatus() >= 423,
      onProgress: (sent, all) => setState({ phase: 'sending', name, share: sent / all }),
      onError: (error) => setState({ phase: 'idle', error: refusalOf(error) }),
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
    /** Says what is wrong with a file before anything is sent. */
    refuse: (error: unknown) => setState({ phase: 'idle', error }),
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
