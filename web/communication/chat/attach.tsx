import '../../messages/chat.ts'
import { chatFiles } from '@newyou/contract/file-limits'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FieldError } from '../../ui/form/form-parts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconFileText, IconPaperclip, IconX } from '../../ui/icons.ts'
import { prepareFile } from '../../ui/prepare-file.ts'
import styles from './chat.module.css'

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
const megabytes = chatFiles.maxBytes / 1024 / 1024
const { max } = chatFiles

/** Pictures and PDFs that go with the next message, and what is wrong with those that cannot. */
export function useAttach() {
  const t = useTranslations('chat.files')
  const [files, setFiles] = useState<readonly File[]>([])
  const [wrong, setWrong] = useState<string>()

  function add(chosen: readonly File[]) {
    setWrong(undefined)
    const large = chosen.find(({ size }) => size > chatFiles.maxBytes)
    const strange = chosen.find(({ type }) => !kinds.includes(type))
    if (large) return setWrong(t('tooLarge', { name: large.name, megabytes }))
    if (strange) return setWrong(t('wrongKind', { name: strange.name }))
    if (files.length + chosen.length > max) return setWrong(t('tooMany', { max }))
    setFiles([...files, ...chosen])
  }
  return {
    files,
    wrong,
    add,
    remove: (file: File) => setFiles(files.filter((one) => one !== file)),
    clear: () => setFiles([]),
  }
}

export function ChosenFiles({ files, wrong, remove }: Omit<ReturnType<typeof useAttach>, 'add' | 'clear'>) {
  const t = useTranslations('chat.files')
  return (
    <>
      {files.length > 0 && (
        <ul className={styles.chosen}>
          {files.map((file) => (
            <li key={`${file.name}-${file.lastModified}-${file.size}`}>
              <Icon of={IconFileText} />
              <span className={styles.name}>{file.name}</span>
              <IconButton label={t('remove', { name: file.name })} onClick={() => remove(file)}>
                <Icon of={IconX} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {wrong && (
        <div className={styles.wrong}>
          <FieldError>{wrong}</FieldError>
        </div>
      )}
    </>
  )
}

export function AttachButton({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const t = useTranslations('chat.files')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton label={t('attach')} onClick={() => input.current?.click()}>
        <Icon of={IconPaperclip} />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        accept={kinds.join(',')}
        aria-label={t('attach')}
        tabIndex={-1}
        className={styles.input}
        onChange={({ target }) => {
          void Promise.all([...(target.files ?? [])].map(prepareFile)).then(onAdd)
          target.value = ''
        }}
      />
    </>
  )
}
