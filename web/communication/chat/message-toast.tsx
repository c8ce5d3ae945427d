import '../../messages/chat.ts'
import { chatToastCut, toastMs } from '@newyou/contract/business'
import { useTranslations } from 'use-intl'
import { queryClient } from '../../api/query-client.ts'
import { textsOf } from '../../messages/index.ts'
import { currentSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconMessageCircle, IconX } from '../../ui/icons.ts'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { hideInCorner, showInCorner } from '../../ui/overlay-store.ts'
import { useStay } from '../../ui/use-stay.ts'
import { urls } from '../../urls.ts'
import styles from './message-toast.module.css'
import { chatQueries } from './queries.ts'

/** The last message of each conversation that this window has shown in a toast. */
const told = new Map<string, number>()
/** How long the toast stays after the pointer or the focus has left it. */
const leastMs = 1500

const cut = (text: string) => {
  const signs = [...text.replaceAll('\n', ' ')]
  return signs.length > chatToastCut ? `${signs.slice(0, chatToastCut).join('').trimEnd()}…` : signs.join('')
}

/** Asks what came to a conversation, and shows it when it is unread and was not shown before. */
export async function tellMessage(chatId: string) {
  const thread = await queryClient
    .fetchQuery({ ...chatQueries.thread(queryClient, chatId), staleTime: 0 })
    .catch(() => undefined)
  const last = thread?.messages.at(-1)
  if (!thread || !last || last.is_mine || last.is_gone || last.seq <= thread.read_seq) return
  const before = told.get(chatId) ?? 0
  if (last.seq <= before) return
  told.set(chatId, last.seq)
  hideInCorner(`chat-${chatId}-${before}`)
  const id = `chat-${chatId}-${last.seq}`
  const to = currentSession()?.role === 'healer' ? urls.practiceChat(chatId) : urls.chat(chatId)
  showInCorner(
    id,
    <MessageToast
      id={id}
      name={thread.chat.name}
      text={cut(last.text) || textsOf(localeOf(location.pathname), 'chat')('file')}
      to={to}
    />,
  )
}

/** Hides after five seconds; hover or focus pauses the timer. */
function MessageToast({ id, name, text, to }: { id: string; name: string; text: string; to: string }) {
  const t = useTranslations('chat.toast')
  const close = () => hideInCorner(id)
  const stay = useStay({ ms: toastMs, leastMs, onEnd: close })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div role="group" aria-label={t('label', { name })} className={styles.toast} {...stay}>
      <Icon of={IconMessageCircle} />
      <div className={styles.words}>
        <p>
          <b>{name}</b>
        </p>
        <p className="t2">{text}</p>
        <LocaleLink to={to} onClick={close}>
          {t('open')}
        </LocaleLink>
      </div>
      <IconButton label={t('close')} onClick={close}>
        <Icon of={IconX} />
      </IconButton>
    </div>
  )
}
