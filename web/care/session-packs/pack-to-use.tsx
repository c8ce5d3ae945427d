import '../../messages/session-packs.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { WithQueries } from '../../session/with-queries.tsx'
import { Button } from '../../ui/button.tsx'
import { dayOf, fullDate } from '../../ui/format.ts'
import { Card } from '../../ui/parts.tsx'
import { packQueries } from './queries.ts'

/** Offers a client the sessions paid in advance with this healer; one pack at most is chosen. */
export default function PackToUse(props: Parameters<typeof Packs>[0]) {
  return (
    <WithQueries>
      <Packs {...props} />
    </WithQueries>
  )
}

function Packs({
  healerId,
  serviceId,
  chosen,
  onChoose,
}: {
  healerId: string
  serviceId: string
  chosen: string | undefined
  /** An empty id: none. */
  onChoose: (packId: string) => void
}) {
  const t = useTranslations('session-packs')
  const locale = useLocale()
  const { data: packs } = useQuery(packQueries.mine(healerId))
  const usable = packs?.filter((pack) => pack.left_count > 0 && pack.service.u_id === serviceId) ?? []
  const pack = usable.find(({ u_id }) => u_id === chosen) ?? usable[0]
  if (packs && chosen && !usable.some(({ u_id }) => u_id === chosen))
    return (
      <Card tone="raised" size="small" start gap={2} above={3} role="status">
        <p className="small">{t('gone')}</p>
        <Button variant="quiet" small onClick={() => onChoose('')}>
          {t('notUse')}
        </Button>
      </Card>
    )
  if (!pack) return null
  return (
    <Card tone="raised" size="small" start gap={2} above={3}>
      <p>
        <b>{t('title')}</b>
        <span className="small t2">
          {t('left', {
            title: pack.title,
            left: pack.left_count,
            count: pack.session_count,
            day: fullDate(dayOf(pack.expires_at), locale),
          })}
        </span>
      </p>
      {chosen ? (
        <>
          <p className="small" role="status">
            {t('using')}
          </p>
          <Button variant="bare" small onClick={() => onChoose('')}>
            {t('notUse')}
          </Button>
        </>
      ) : (
        <Button variant="primary" small onClick={() => onChoose(pack.u_id)}>
          {t('use')}
        </Button>
      )}
    </Card>
  )
}
