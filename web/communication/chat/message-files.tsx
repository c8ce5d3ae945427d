import '../../messages/chat.ts'
import type { Attachment } from '@newyou/contract/attachments'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconDownload } from '../../ui/icons.ts'
import styles from './chat.module.css'

/** Files of a message. URLs expire after minutes, so each opening requests a new one. */
export function MessageFiles({ chatId, files }: { chatId: string; files: readonly Attachment[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.u_id}>
          <MessageFile chatId={chatId} file={file} />
        </li>
      ))}
    </ul>
  )
}

function MessageFile({ chatId, file }: { chatId: string; file: Attachment }) {
  const t = useTranslations('chat.files')
  const [address, setAddress] = useState(file.address)
  const [shown, setShown] = useState<string>()
  const [isRenewed, setRenewed] = useState(false)
  const { name, kind, u_id: fileId } = file
  const fresh = () =>
    callApi('GET /api/website/all-user-chat/{id}/file/{fileId}', { params: { id: chatId, fileId } }).then(
      ({ data }) => data.address,
      () => file.address,
    )
  if (kind === 'pdf')
    return (
      <button
        type="button"
        className={styles.pdf}
        aria-label={t('save', { name })}
        onClick={async () => location.assign(await fresh())}
      >
        <Icon of={IconDownload} />
        {name}
      </button>
    )
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('enlarge', { name })}
        onClick={async () => setShown(await fresh())}
      >
        <img
          src={address}
          alt=""
          width="200"
          height="150"
          onError={async () => {
            if (isRenewed) return
            setRenewed(true)
            setAddress(await fresh())
          }}
        />
      </button>
      <Dialog isOpen={shown !== undefined} onClose={() => setShown(undefined)} title={name} width={960}>
        {shown && <img className={styles.large} src={shown} alt={name} />}
      </Dialog>
    </>
  )
}
