import '../messages/ui-attachments.ts'
import { supportFiles } from '@newyou/contract/file-limits'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import styles from './files-field.module.css'
import { FieldError } from './form/form-parts.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { IconFileText, IconX } from './icons.ts'
import { prepareFile } from './prepare-file.ts'

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
const megabytes = supportFiles.maxBytes / 1024 / 1024
const { max } = supportFiles

/** Chooses pictures and PDFs; says at once which cannot be sent. */
export function FilesField({
  files,
  error,
  onChange,
}: {
  files: readonly File[]
  /** The server's error message. */
  error?: string | undefined
  onChange: (files: File[]) => void
}) {
  const t = useTranslations('ui-attachments')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()

  function add(chosen: File[]) {
    setWrong(undefined)
    const large = chosen.find(({ size }) => size > supportFiles.maxBytes)
    const strange = chosen.find(({ type }) => !kinds.includes(type))
    if (large) return setWrong(t('tooLarge', { name: large.name, megabytes }))
    if (strange) return setWrong(t('wrongKind', { name: strange.name }))
    if (files.length + chosen.length > max) return setWrong(t('tooMany', { max }))
    onChange([...files, ...chosen])
  }

  const words = wrong ?? error
  return (
    <fieldset className={styles.field} aria-describedby={words ? `${id}-error` : undefined}>
      <legend>{t('label')}</legend>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={`${file.name}-${file.lastModified}-${file.size}`}>
              <Icon of={IconFileText} />
              <span className={styles.name}>{file.name}</span>
              <span className="small t3 num">{t('size', { kilobytes: Math.ceil(file.size / 1024) })}</span>
              <IconButton
                label={t('remove', { name: file.name })}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                <Icon of={IconX} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept={kinds.join(',')}
        aria-label={t('label')}
        tabIndex={-1}
        className={styles.input}
        onChange={({ target }) => {
          void Promise.all([...(target.files ?? [])].map(prepareFile)).then(add)
          target.value = ''
        }}
      />
      {files.length < max && (
        <Button variant="quiet" small onClick={() => input.current?.click()}>
          {t(files.length > 0 ? 'more' : 'choose')}
        </Button>
      )}
      {words && <FieldError id={`${id}-error`}>{words}</FieldError>}
      <p className="small t3">{t('hint', { max, megabytes })}</p>
    </fieldset>
  )
}
