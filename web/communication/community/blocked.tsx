import '../../messages/community.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/parts.tsx'
import styles from './community.module.css'
import { communityQueries } from './queries.ts'

/** People the reader has blocked, with a button to unblock. */
export function Blocked() {
  const t = useTranslations('community.blocked')
  const client = useQueryClient()
  const { data = [] } = useQuery(communityQueries.blocked())
  const unblock = useAction(async (blockId: string) => {
    await callApi('DELETE /api/website/person-block/{blockId}', { params: { blockId } })
    await Promise.all([
      client.invalidateQueries({ queryKey: ['community'] }),
      client.invalidateQueries({ queryKey: ['chat'] }),
    ])
  })
  if (data.length === 0) return null
  return (
    <Section>
      <h2>{t('title')}</h2>
      <p className="t2">{t('lead')}</p>
      <ul className={styles.blocked}>
        {data.map(({ u_id: blockId, name }) => (
          <li key={blockId}>
            <span>{name || t('former')}</span>
            <Button
              variant="quiet"
              small
              busy={unblock.busyWith === blockId}
              aria-label={t('unblockLabel', { name: name || t('former') })}
              onClick={() => void unblock.run(blockId)}
            >
              {t('unblock')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
