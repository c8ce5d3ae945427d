import '../../messages/support.ts'
import type { Attachment } from '@newyou/contract/attachments'
import type { SupportMessage } from '@newyou/contract/communication/support'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconDownload } from '../../ui/icons.ts'
import styles from './ticket.module.css'
import { useDayAndTime } from './when.ts'

interface First {
  description: string
  created_at: string
  attachments: Attachment[]
}

/** All that was said, in its order; what the house wrote stands on a ground of its own. */
export function Thread({
  first,
  messages,
  askerName,
  renew,
}: {
  first: First
  messages: readonly SupportMessage[]
  /** Undefined where the client reads their own ticket. */
  askerName?: string
  /** The same attachments with addresses that live. */
  renew: () => Promise<Attachment[]>
}) {
  const t = useTranslations('support.thread')
  return (
    <ol className={styles.thread} aria-label={t('label')}>
      <Said
        by={askerName ?? t('you')}
        at={first.created_at}
        text={first.description}
        attachments={first.attachments}
        renew={renew}
      />
      {messages.map((message) => (
        <Said
          key={message.u_id}
          isHouse={message.side === 'support'}
          by={message.side === 'support' ? t('house', { name: message.by_name }) : (askerName ?? t('you'))}
          at={message.created_at}
          text={message.text}
          attachments={message.attachments}
          renew={renew}
        />
      ))}
    </ol>
  )
}

function Said({
  by,
  at,
  text,
  attachments,
  isHouse = false,
  renew,
}: {
  by: string
  at: string
  text: string
  attachments: readonly Attachment[]
  isHouse?: boolean
  renew: () => Promise<Attachment[]>
}) {
  const dayAndTime = useDayAndTime()
  return (
    <li className={styles.said} data-house={isHouse || undefined}>
      <p className={styles.by}>
        <strong>{by}</strong> <time dateTime={at}>{dayAndTime(at)}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {attachments.length > 0 && (
        <ul className={styles.attachments}>
          {attachments.map((attachment) => (
            <li key={attachment.u_id}>
              <Attached attachment={attachment} renew={renew} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** A picture opens over the page, a PDF is saved; each time by an address that lives. */
function Attached({ attachment, renew }: { attachment: Attachment; renew: () => Promise<Attachment[]> }) {
  const t = useTranslations('support.files')
  const [shown, setShown] = useState<string>()
  const { name, kind, u_id, address } = attachment
  const fresh = async () => (await renew()).find((one) => one.u_id === u_id)?.address ?? address
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
        <img src={address} alt="" loading="lazy" width="144" height="108" />
      </button>
      <Dialog isOpen={shown !== undefined} onClose={() => setShown(undefined)} title={name} width={960}>
        {shown && <img className={styles.large} src={shown} alt={name} />}
      </Dialog>
    </>
  )
}
