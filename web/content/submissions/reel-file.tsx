import '../../messages/submissions.ts'
import type { ReelFileSlot } from '@newyou/contract/content/submissions'
import { mediaRules, proposalUploadsPath, reelMaxBytes } from '@newyou/contract/foundation/media'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useUpload } from '../../session/use-upload.ts'
import { Button } from '../../ui/button.tsx'
import { FileUpload } from '../../ui/file-upload.tsx'
import styles from './submissions.module.css'

const rules = {
  film: { ...mediaRules.film, maxBytes: reelMaxBytes },
  poster: mediaRules.picture,
  captions: mediaRules.captions,
} as const

/** One file of a reel: its current state, and the upload control. */
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
  const upload = useUpload(proposalUploadsPath, onArrived)
  const { accept, maxBytes } = rules[slot]
  return (
    <fieldset className={styles.file}>
      <legend>{t(`${slot}.title`)}</legend>
      <p className="small t3">{t(`${slot}.hint`, { megabytes: maxBytes / 1024 ** 2 })}</p>
      {children}
      <FileUpload
        upload={upload}
        accept={accept}
        maxBytes={maxBytes}
        label={t(`${slot}.choose`)}
        choose={t(has ? `${slot}.another` : `${slot}.choose`)}
        error={error}
        beside={
          has &&
          onRemove && (
            <Button variant="bare" onClick={onRemove}>
              {t(`${slot}.remove`)}
            </Button>
          )
        }
      />
    </fieldset>
  )
}
