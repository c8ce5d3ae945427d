import '../../messages/accounts-held.ts'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { type HeldTime, keepHeldTime } from '../../session/held-time.ts'
import { Button } from '../../ui/button.tsx'
import { longDay, rupees, timeSpan } from '../../ui/format.ts'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import styles from './held-time.module.css'
import { useSecondsUntil } from './use-seconds-until.ts'

/** The chosen time with its countdown. Once it is over, the same time can be held again if it is still available. */
export function HeldTimeNote({ held, onHeld }: { held: HeldTime; onHeld: (held: HeldTime) => void }) {
  const t = useTranslations('accounts-held')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const left = useSecondsUntil(held.until)
  const { run, isBusy, failure } = useAction(
    async () => {
      const { data } = await callApi('POST /api/website/slot-hold', {
        body: {
          healer_u_id: held.healerId,
          service_u_id: held.serviceId,
          ...(held.placeId && { place_u_id: held.placeId }),
          starts_at: held.at,
          ...(held.holdId && { instead_of: held.holdId }),
        },
      })
      const renewed = { ...held, holdId: data.hold_u_id, until: Date.parse(data.hold_until) }
      keepHeldTime(renewed)
      onHeld(renewed)
    },
    { shows: 'failure' },
  )
  const end = new Date(Date.parse(held.at) + held.minutes * 60_000)
  const isHeld = held.holdId !== undefined && left > 0
  return (
    <section className={styles.note} aria-label={t('label')}>
      <p>
        <b>{held.healerName}</b>
        <span className="num">{rupees(held.pricePaise)}</span>
      </p>
      <p>
        {t('when', { day: longDay(held.at, zone, locale, now), ...timeSpan(held.at, end, zone, locale) })}
      </p>
      {isHeld ? (
        <p className="small t2" role="timer">
          {t('heldFor', {
            minutes: `${Math.floor(left / 60)}`,
            seconds: `${left % 60}`.padStart(2, '0'),
          })}
        </p>
      ) : (
        <div className={styles.over}>
          <p className="small t2">{t(held.holdId ? 'over' : 'notHeld')}</p>
          <Button variant="quiet" small busy={isBusy} onClick={() => void run()}>
            {t('again')}
          </Button>
        </div>
      )}
      {failure && (
        <p className="small" role="alert">
          {failure}
        </p>
      )}
    </section>
  )
}
