import '../../messages/appointments.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Section } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { urls } from '../../urls.ts'
import styles from './dashboard.module.css'

const queryKey = ['appointments', 'waitlist']

/** Healers who are full and whom the client waits for; nothing when there are none. */
export function WaitingFor() {
  const t = useTranslations('appointments.waitlist')
  const locale = useLocale()
  const wordsFor = useErrorWords()
  const client = useQueryClient()
  const [leaving, setLeaving] = useState<string>()
  const { data = [] } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callApi('GET /api/website/waitlist', { signal })).data,
  })
  if (data.length === 0) return null

  async function leave(entryId: string) {
    setLeaving(entryId)
    try {
      await callApi('DELETE /api/website/waitlist/{u_id}', { params: { u_id: entryId } })
      toast({ tone: 'ok', words: t('left') })
      await client.invalidateQueries({ queryKey })
    } catch (error) {
      toast({ tone: 'bad', words: wordsFor(error) })
    } finally {
      setLeaving(undefined)
    }
  }

  return (
    <Section>
      <h2>{t('mine')}</h2>
      <ul>
        {data.map(({ u_id: entryId, healer, service, ahead }) => (
          <li key={entryId} className={styles.todo}>
            <Face image={healer.image} size="card" />
            <div>
              <LocaleLink to={urls.healer(healer.u_id)}>
                <b>{healer.full_name}</b>
              </LocaleLink>
              {service.u_id !== healer.u_id && <p>{(locale === 'hi' && service.name_hi) || service.name}</p>}
              <p className="t2">
                {service.u_id === healer.u_id && healer.next_free_at
                  ? t('free')
                  : t('ahead', { count: ahead })}
              </p>
              <Button variant="bare" small busy={leaving === entryId} onClick={() => void leave(entryId)}>
                {t('leave')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
