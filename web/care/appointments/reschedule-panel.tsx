import '../../messages/appointments.ts'
import type { BookingPolicy } from '@newyou/contract/care/appointments/policy'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { Card, Toolbar } from '../../ui/parts.tsx'
import { useWhen, useZoneName } from '../../ui/visitor-time.tsx'
import { readNextFree } from '../healers/refused-time.ts'
import { ChangePanel } from './change-panel.tsx'
import { NearWords } from './near-words.tsx'
import { TimesNear, useTimesNear } from './times-near.tsx'

/** Another free time of the same healer: choose one, see what changes, say yes once. */
export function ReschedulePanel({
  healerId,
  serviceId,
  placeId,
  startsAt,
  words,
  policy,
  onReschedule,
  onKeep,
}: {
  healerId: string
  serviceId: string
  /** Where they meet in person. */
  placeId?: string | undefined
  startsAt: string
  /** Effect of rescheduling for this side. */
  words: string
  /** Of the client, for whom a nearer time has other terms. */
  policy?: BookingPolicy
  onReschedule: (startsAt: string) => Promise<void>
  onKeep?: () => void
}) {
  const t = useTranslations('appointments.reschedule')
  const { at } = useWhen()
  const [chosen, setChosen] = useState<string>()
  const [nextFree, setNextFree] = useState<readonly string[]>([])
  const availability = useTimesNear(healerId, serviceId, startsAt, placeId)
  const zoneName = useZoneName(availability.free[0] ?? availability.taken[0])

  const rescheduling = useAction(onReschedule, {
    shows: 'failure',
    onFailure(error) {
      setNextFree(error instanceof ApiError ? readNextFree(error.data) : [])
      setChosen(undefined)
      availability.showWeek(availability.from)
    },
  })

  return (
    <ChangePanel title={t('title')} isOpened={onKeep !== undefined}>
      <p className="t2">
        {t('now', { when: at(startsAt) })} {words}
      </p>
      <p className="small t3">{t('zone', { zone: zoneName.long })}</p>
      <TimesNear availability={availability} chosen={chosen} onChoose={setChosen} />
      {rescheduling.failure && (
        <Card tone="bad" size="small" role="alert">
          <p>{rescheduling.failure}</p>
          {nextFree.length > 0 && (
            <Toolbar above={2}>
              {nextFree.map((time) => (
                <Button key={time} variant="quiet" small onClick={() => setChosen(time)}>
                  {at(time)}
                </Button>
              ))}
            </Toolbar>
          )}
        </Card>
      )}
      <p aria-live="polite">{chosen ? <b>{t('to', { when: at(chosen) })}</b> : t('choose')}</p>
      {chosen && policy && <NearWords startsAt={chosen} policy={policy} />}
      <div className={layout.cluster}>
        <Button
          variant="accent"
          busy={rescheduling.isBusy}
          disabled={!chosen}
          onClick={() => chosen && void rescheduling.run(chosen)}
        >
          {t('action')}
        </Button>
        {onKeep && (
          <Button variant="bare" onClick={onKeep}>
            {t('keep')}
          </Button>
        )}
      </div>
    </ChangePanel>
  )
}
