import '../../messages/chat.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/session.ts'
import { WithQueries } from '../../session/with-queries.tsx'
import { Button } from '../../ui/button.tsx'
import { urls } from '../../urls.ts'
import { chatQueries } from './queries.ts'

/** The link to a conversation with a healer, or with the other side of an appointment, where one is allowed. */
export default function WriteLink({ id }: { id: string }) {
  return (
    <WithQueries>
      <Way id={id} />
    </WithQueries>
  )
}

function Way({ id }: { id: string }) {
  const t = useTranslations('chat')
  const isHealer = useSession()?.role === 'healer'
  const client = useQueryClient()
  const { data } = useQuery(chatQueries.thread(client, id))
  if (!data || (data.chat.writing !== 'open' && !data.chat.is_begun)) return null
  const chatId = data.chat.u_id
  return (
    <Button variant="quiet" to={isHealer ? urls.practiceChat(chatId) : urls.chat(chatId)}>
      {t('write')}
    </Button>
  )
}
