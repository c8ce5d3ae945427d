import '../../messages/session-packs.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { dayOf, fullDate } from '../../ui/format.ts'
import { Row, Section } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { urls } from '../../urls.ts'
import { packQueries } from './queries.ts'

/** Sessions that were paid for in advance, with how many are left and until when. Nothing when there are none. */
export function SessionPacks() {
  const t = useTranslations('session-packs')
  const locale = useLocale()
  const { data: packs = [] } = useQuery(packQueries.mine())
  if (packs.length === 0) return null
  return (
    <Section above={6}>
      <h2>{t('mine')}</h2>
      <ul>
        {packs.map((pack) => (
          <Row key={pack.u_id} shape="record" size="small">
            <Face image={pack.healer.image} size="card" />
            <div>
              <b>{pack.healer.full_name}</b>
              {pack.service.u_id !== pack.healer.u_id && (
                <p>{(locale === 'hi' && pack.service.name_hi) || pack.service.name}</p>
              )}
              <p className="small t2">
                {t('left', {
                  title: pack.title,
                  left: pack.left_count,
                  count: pack.session_count,
                  day: fullDate(dayOf(pack.expires_at), locale),
                })}
              </p>
            </div>
            {pack.left_count > 0 && (
              <Button
                variant="quiet"
                small
                to={urls.healer(pack.healer.u_id, {
                  pack: pack.u_id,
                  service: pack.service.u_id === pack.healer.u_id ? undefined : pack.service.u_id,
                })}
              >
                {t('book')}
                <span className="sr-only">: {pack.healer.full_name}</span>
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </Section>
  )
}
