import '../messages/submissions.ts'
import { mediaRules, proposalUploadsPath } from '@newyou/contract/media'
import type { ReelFileSlot } from '@newyou/contract/submissions'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../api/client.ts'
import { useErrorWords } from '../api/error-words.ts'
import { useUpload } from '../session/use-upload.ts'
import { Button } from '../ui/button.tsx'
import { FormFailure } from '../ui/form/form-parts.tsx'
import layout from '../ui/layout.module.css'
import styles from './submissions.module.css'

const kinds = { film: 'film', poster: 'picture', captions: 'captions' } as const

/** One file of a reel: what is there, and how another one is sent. */
export function ReelFile({
  slot,
  has,
  error,
  onArrived,
  onRemove,
  children,
}: {
  slot: ReelFileSlot
  has: boolean
  error: string | undefined
  onArrived: (uploadId: string) => Promise<void>
  /** Undefined where it cannot be taken away. */
  onRemove: (() => void) | undefined
  children?: ReactNode
}) {
  const t = useTranslations('submissions.reelFiles')
  const wordsFor = useErrorWords()
  const chooser = useRef<HTMLInputElement>(null)
  const { state, send, refuse, pause, goOn, cancel } = useUpload(proposalUploadsPath, onArrived)
  const { accept, maxBytes } = mediaRules[kinds[slot]]
  const megabytes = maxBytes / 1024 ** 2
  const isIdle = state.phase === 'idle'
  const percent = 'share' in state ? Math.floor(state.share * 100) : undefined
  const failure = state.phase === 'idle' && state.error ? wordsFor(state.error) : undefined
  return (
    <fieldset className={styles.file}>
      <legend>{t(`${slot}.title`)}</legend>
      <p className="small t3">{t(`${slot}.hint`, { megabytes })}</p>
      {children}
      {!isIdle && (
        <>
          <p aria-live="polite">
            {state.phase === 'looking'
              ? t('checking', { name: state.name })
              : t(state.phase, { name: state.name, percent: percent ?? 0 })}
          </p>
          <progress aria-label={t('progress')} max={100} value={percent} />
        </>
      )}
      <input
        ref={chooser}
        type="file"
        accept={accept}
        aria-label={t(`${slot}.choose`)}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file && file.size > maxBytes)
            refuse(new ApiError(400, { message: t('tooLarge', { megabytes }), code: 'fileRefused' }))
          else if (file) send(file)
          target.value = ''
        }}
      />
      <div className={layout.cluster}>
        {isIdle && (
          <Button variant="quiet" onClick={() => chooser.current?.click()}>
            {t(has ? `${slot}.another` : `${slot}.choose`)}
          </Button>
        )}
        {isIdle && has && onRemove && (
          <Button variant="bare" onClick={onRemove}>
            {t(`${slot}.remove`)}
          </Button>
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
      <FormFailure>{failure ?? error}</FormFailure>
    </fieldset>
  )
}
