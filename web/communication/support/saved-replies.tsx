import '../../messages/support.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import { supportQueries } from './queries.ts'

interface SavedRepliesProps {
  clientName: string
  onChoose: (text: string) => void
}

/** The team's saved replies as a choice; nothing while there are none. */
export function SavedReplies({ clientName, onChoose }: SavedRepliesProps) {
  const t = useTranslations('support.desk')
  const { data: { replies } = { replies: [] } } = useQuery(supportQueries.deskOffers())
  if (replies.length === 0) return null
  const [firstName = ''] = clientName.split(' ')
  return (
    <Field label={t('savedReply')} hint={t('savedReplyHint')}>
      {(control) => (
        <select
          {...control}
          value=""
          onChange={({ target }) => {
            const reply = replies.find(({ u_id }) => u_id === target.value)
            if (reply) onChoose(reply.text.replaceAll('{name}', firstName))
          }}
        >
          <option value="">{t('savedReplyNone')}</option>
          {replies.map(({ u_id: id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
