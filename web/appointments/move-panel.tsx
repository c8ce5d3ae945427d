import '../messages/appointments.ts'
import type { BookingPolicy } from '@newyou/contract/appointments/policy'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { readNextFree } from '../healers/refused-time.ts'
import { Button } from '../ui/button.tsx'
import layout from '../ui/layout.module.css'
import panel from '../ui/panel.module.css'
import { useWhen, useZoneName } from '../ui/visitor-time.tsx'
import { ChangePanel } from './change-panel.tsx'
import styles from './changes.module.css'
import { NearWords } from './near-words.tsx'
import { TimesNear, useTimesNear } from './times-near.tsx'

/** Another free time of the same healer: choose one, see what changes, say yes once. */
export function MovePanel({
  healerId,
  startsAt,
  words,
  policy,
  onMove,
  onKeep,
}: {
  healerId: string
  startsAt: string
  /** What moving means for this side. */
  words: string
  /** Of the client, for whom a nearer time has other terms. */
  policy?: BookingPolicy
  onMove: (startsAt: string) => Promise<void>
  onKeep?: () => void
}) {
  const t = useTranslations('appointments.move')
  const { at } = useWhen()
  const [chosen, setChosen] = useState<string>()
  const [nextFree, setNextFree] = useState<readonly string[]>([])
  const availability = useTimesNear(healerId, startsAt)
  const zoneName = useZoneName(availability.free[0] ?? availability.taken[0])

  const moving = useAction(onMove, {
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
      {moving.failure && (
        <div className={panel.wrong} role="alert">
          <p>{moving.failure}</p>
          {nextFree.length > 0 && (
            <div className={styles.next}>
              {nextFree.map((time) => (
                <Button key={time} variant="quiet" small onClick={() => setChosen(time)}>
                  {at(time)}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
      <p aria-live="polite">{chosen ? <b>{t('to', { when: at(chosen) })}</b> : t('choose')}</p>
      {chosen && policy && <NearWords startsAt={chosen} policy={policy} />}
      <div className={layout.cluster}>
        <Button
          variant="accent"
          busy={moving.isBusy}
          disabled={!chosen}
          onClick={() => chosen && void moving.run(chosen)}
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
