import '../../messages/chat.ts'
import '../../messages/community.ts'
import type { ChatSide } from '@newyou/contract/communication/chat'
import type { CommunityGroup } from '@newyou/contract/communication/community/community'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { Helpline } from '../../page/helpline.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import conversation from '../../ui/conversation.module.css'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconArrowLeft } from '../../ui/icons.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { chatQueries, type KnownThread } from '../chat/queries.ts'
import { Thread } from '../chat/thread.tsx'
import { useOutbox } from '../chat/use-outbox.ts'
import { WriteBox } from '../chat/write-box.tsx'
import { AboutGroup } from './about-group.tsx'
import styles from './community.module.css'
import { communityQueries, pagesOf } from './queries.ts'
import { Rules } from './rules.tsx'

/** Posts of a group, for its members. */
export function GroupPosts({ group, side }: { group: CommunityGroup; side: ChatSide }) {
  const t = useTranslations('community')
  const client = useQueryClient()
  const { u_id: groupId, name } = group
  const { data, isError, refetch } = useQuery(chatQueries.thread(client, groupId))
  return (
    <div className={conversation.whole}>
      <section className={`${conversation.pane} ${styles.pane}`} aria-label={name}>
        <div className={conversation.with}>
          <LocaleLink className={conversation.back} to={pagesOf[side].all()} aria-label={t('group.back')}>
            <Icon of={IconArrowLeft} />
          </LocaleLink>
          <div className={conversation.who}>
            <h1 className={styles.title}>{name}</h1>
            <p className="small t3">
              {t('members', { count: group.members })}
              {group.healers > 0 && `, ${t('healers', { count: group.healers })}`}
              {group.is_demo && `, ${t('demo')}`}
            </p>
          </div>
          <AboutGroup group={group} side={side} />
        </div>
        {data ? (
          <Open thread={data} group={group} side={side} />
        ) : (
          isError && <ErrorState words={t('group.failed')} onRetry={() => void refetch()} />
        )}
      </section>
    </div>
  )
}

function Open({ thread, group, side }: { thread: KnownThread; group: CommunityGroup; side: ChatSide }) {
  const { u_id: groupId, name } = group
  const ids = new Set(thread.messages.map(({ u_id }) => u_id))
  const outbox = useOutbox(
    groupId,
    (messageId) => ids.has(messageId),
    () => undefined,
  )
  return (
    <>
      <Thread thread={thread} side={side} name={name} isModerator={group.is_moderator} outbox={outbox} />
      <div className={conversation.foot} data-dock="writing">
        <Helpline />
        <Foot thread={thread} group={group} onSend={outbox.send} />
      </div>
    </>
  )
}

/** The box, or what stands in its place. */
function Foot({
  thread: { chat },
  group,
  onSend,
}: {
  thread: KnownThread
  group: CommunityGroup
  onSend: (text: string, files: readonly File[]) => void
}) {
  const t = useTranslations('community.group')
  const ended = useTranslations('chat.box.ended')
  const when = useWhen()
  if (!group.has_agreed && chat.writing === 'rules') return <Agree group={group} />
  if (chat.writing === 'muted')
    return (
      <p className="t2">
        {group.muted_until ? t('muted', { when: when.until(group.muted_until) }) : ended('muted')}
      </p>
    )
  if (chat.writing === 'closed') return <p className="t2">{ended('closed')}</p>
  return <WriteBox id={group.u_id} name={group.name} isGroup onSend={onSend} />
}

/** The rules before the first post, and again when they changed. */
function Agree({ group }: { group: CommunityGroup }) {
  const t = useTranslations('community.group')
  const client = useQueryClient()
  const { u_id: groupId, rules } = group
  const agree = useAction(
    async () => {
      const { data } = await callApi('POST /api/website/community-group/{groupId}/agree', {
        params: { groupId },
        body: { rules },
      })
      await showSaved(client, communityQueries.group(groupId).queryKey, data)
      await client.invalidateQueries({ queryKey: ['chat'] })
    },
    { onFailure: () => client.invalidateQueries({ queryKey: ['community'] }) },
  )
  return (
    <div className={styles.agree}>
      <p>
        <b>{t('beforeWriting')}</b>
      </p>
      <Rules rules={rules} titled={false} />
      <Button variant="primary" busy={agree.isBusy} onClick={() => void agree.run()}>
        {t('agree')}
      </Button>
    </div>
  )
}
