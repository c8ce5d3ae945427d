import '../messages/ui-upload.ts'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../api/client.ts'
import { useErrorWords } from '../api/error-words.ts'
import { Button } from './button.tsx'
import styles from './files-field.module.css'
import { FormFailure } from './form/form-parts.tsx'
import layout from './layout.module.css'
import { prepareFile } from './prepare-file.ts'

const megabyte = 1024 ** 2

export type UploadState =
  | { phase: 'idle'; error?: unknown }
  | { phase: 'sending' | 'paused'; name: string; share: number }
  | { phase: 'looking'; name: string }

/** How a file is sent; `useUpload` of the session does it. */
interface Upload {
  state: UploadState
  send: (file: File) => void
  refuse: (error: unknown) => void
  pause: () => void
  goOn: () => void
  cancel: () => void
}

/** A size in words, in MB or whole GB. */
function useSizeWords() {
  const t = useTranslations('ui-upload')
  return (bytes: number) => {
    const megabytes = bytes / megabyte
    return megabytes % 1024 === 0
      ? t('gigabytes', { count: megabytes / 1024 })
      : t('megabytes', { count: megabytes })
  }
}

/** Chooses a file and sends it in parts: how far it is, pausing, going on, and what was refused, a file too large unsent. */
export function FileUpload({
  upload: { state, send, refuse, pause, goOn, cancel },
  accept,
  maxBytes,
  label,
  choose,
  error,
  beside,
  children,
}: {
  upload: Upload
  accept: string
  maxBytes: number
  /** Label of the file input, for screen readers. */
  label: string
  /** The button's label. */
  choose: string
  /** Another error of the current file. */
  error?: string | undefined
  /** Beside the button, while nothing is sent. */
  beside?: ReactNode
  /** Below it, while nothing is sent. */
  children?: ReactNode
}) {
  const t = useTranslations('ui-upload')
  const sizeWords = useSizeWords()
  const wordsFor = useErrorWords()
  const chooser = useRef<HTMLInputElement>(null)
  const isIdle = state.phase === 'idle'
  const percent = 'share' in state ? Math.floor(state.share * 100) : undefined

  function take(file: File) {
    if (file.size > maxBytes)
      refuse(
        new ApiError(400, { message: t('tooLarge', { size: sizeWords(maxBytes) }), code: 'fileRefused' }),
      )
    else send(file)
  }

  return (
    <>
      {!isIdle && (
        <div className={styles.progress}>
          <p aria-live="polite">
            {state.phase === 'looking'
              ? t('checking', { name: state.name })
              : t(state.phase, { name: state.name, percent: percent ?? 0 })}
          </p>
          <progress aria-label={t('progress')} max={100} value={percent} />
        </div>
      )}
      <input
        ref={chooser}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void prepareFile(file).then(take)
          target.value = ''
        }}
      />
      <div className={layout.cluster}>
        {isIdle && (
          <>
            <Button variant="quiet" onClick={() => chooser.current?.click()}>
              {choose}
            </Button>
            {beside}
          </>
        )}
        {(state.phase === 'sending' || state.phase === 'paused') && (
          <>
            <Button variant="quiet" onClick={state.phase === 'sending' ? pause : goOn}>
              {t(state.phase === 'sending' ? 'pause' : 'goOn')}
            </Button>
            <Button variant="bare" onClick={cancel}>
              {t('cancel')}
            </Button>
          </>
        )}
      </div>
      {isIdle && children}
      <FormFailure>{state.phase === 'idle' && state.error ? wordsFor(state.error) : error}</FormFailure>
    </>
  )
}
