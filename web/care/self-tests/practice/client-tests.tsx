import '../../../messages/self-tests.ts'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import type { SelfTestCode } from '@newyou/contract/care/self-tests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../../api/use-action.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { longDay } from '../../../ui/format.ts'
import { toast } from '../../../ui/overlay-store.ts'
import { Section } from '../../../ui/parts.tsx'
import { StatePill } from '../../../ui/state-pill.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { selfTestQueries } from '../queries.ts'
import styles from '../result.module.css'

const tones = { open: 'info', shared: 'ok', declined: 'past' } as const

/** On the page of an appointment: the results that its client shared with this healer, and the way to ask for one. */
export function ClientTests({
  appointment,
}: {
  appointment: Pick<PracticeAppointment, 'u_id' | 'client_name'>
}) {
  const t = useTranslations('self-tests.practice')
  const locale = useLocale()
  const { zone, now } = useWhen()
  const queries = useQueryClient()
  const { data } = useQuery(selfTestQueries.ofClient(appointment.u_id, locale))
  const [chosen, setChosen] = useState<SelfTestCode>()
  const ask = useAction(async (test_code: SelfTestCode) => {
    await callApi('POST /api/practice/test-request', {
      body: { appointment_u_id: appointment.u_id, test_code },
    })
    await queries.invalidateQueries({ queryKey: ['self-tests', 'practice'] })
    toast({ tone: 'ok', words: t('asked') })
  })
  if (!data) return null
  const asked = new Set(data.requests.filter(({ state }) => state === 'open').map((one) => one.test_code))
  const left = data.tests.filter(({ code }) => !asked.has(code))
  const code = left.find((one) => one.code === chosen)?.code ?? left[0]?.code
  const day = (moment: string) => longDay(moment, zone, locale, now)
  return (
    <Section>
      <h2>{t('title')}</h2>
      {data.results.length === 0 && <p className="t2">{t('none', { name: appointment.client_name })}</p>}
      <ul>
        {data.results.map((one) => (
          <li key={one.u_id} className={styles.row}>
            <div>
              <p>
                {t('result', {
                  name: one.name,
                  score: one.score,
                  max: one.max_score,
                  band: one.band.name,
                })}
              </p>
              {one.is_worrying && <p className={styles.worrying}>{t('worrying')}</p>}
              <p className="small t3">{t('taken', { day: day(one.taken_at) })}</p>
            </div>
          </li>
        ))}
        {data.requests.map((one) => (
          <li key={one.u_id} className={styles.row}>
            <p className="t2">{t('request', { name: one.name, day: day(one.created_at) })}</p>
            <StatePill tone={tones[one.state]}>{t(`states.${one.state}`)}</StatePill>
          </li>
        ))}
      </ul>
      <p className="small t3">{t('note')}</p>
      {code && (
        <div className={styles.ask}>
          <Field label={t('choose')}>
            {(control) => (
              <select
                {...control}
                value={code}
                onChange={({ target }) => setChosen(left.find((one) => one.code === target.value)?.code)}
              >
                {left.map((one) => (
                  <option key={one.code} value={one.code}>
                    {one.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button variant="quiet" busy={ask.isBusy} onClick={() => void ask.run(code)}>
            {t('ask')}
          </Button>
        </div>
      )}
    </Section>
  )
}
