import '../../messages/rooms.ts'
import '../../messages/rooms-after.ts'
import type { VisitEnd } from '@newyou/contract/communication/rooms/live'
import { leftToHealer } from '@newyou/contract/communication/rooms/standing'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { appointmentQueries } from '../../care/appointments/queries.ts'
import { sameAgain } from '../../care/appointments/same-again.ts'
import { SessionReview } from '../../care/appointments/session-review.tsx'
import { useRefundWords } from '../../money/payments/use-refund-words.ts'
import { practiceUrls } from '../../practice-urls.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { urls } from '../../urls.ts'
import styles from './lobby.module.css'
import { homeOf, type KnownRoom } from './queries.ts'
import { TopBar } from './top-bar.tsx'

const titles = {
  left: 'left',
  removed: 'removed',
  elsewhere: 'elsewhere',
  closed: 'closed',
  lost: 'lost',
  flood: 'lost',
  forged: 'lost',
} as const

/** After the session: how it was and what comes next, and the way back while the room is open. */
export function After({
  room,
  ended,
  onBack,
}: {
  room: KnownRoom
  ended: VisitEnd | undefined
  onBack: () => void
}) {
  const t = useTranslations('rooms.after')
  const after = useTranslations('rooms-after')
  const refundWords = useRefundWords()
  const { name } = room.other
  const isClient = room.role === 'client'
  const appointmentId = room.appointment_u_id ?? room.u_id
  const { data: appointment } = useQuery({ ...appointmentQueries.one(appointmentId), enabled: isClient })
  const mayReturn = room.phase === 'open' && ended !== undefined
  const hasBegun = Date.parse(room.starts_at) <= Date.parse(room.now)
  const again = appointment ? sameAgain(appointment) : urls.healer(room.healer_u_id)
  const left =
    room.appointment_state && leftToHealer({ state: room.appointment_state }) === 'plan'
      ? 'healerPlan'
      : 'healer'
  const isLeftAlone = isClient && room.appointment_state === 'healer-no-show'
  return (
    <>
      <TopBar to={homeOf(room.role)} />
      <div className={styles.page}>
        <div className={styles.facts}>
          <h1>{isLeftAlone ? t('leftAlone', { name }) : t(titles[ended ?? 'closed'])}</h1>
          {isLeftAlone && <p className={`t2 ${layout.measure}`}>{t('leftAloneWords')}</p>}
          {isLeftAlone && appointment && appointment.refunded_money_paise > 0 && (
            <p className={`t2 ${layout.measure}`}>{refundWords(appointment.refunded_parts)}</p>
          )}
          {ended === 'elsewhere' && <p className="t2">{t('elsewhereWords')}</p>}
          {ended === 'removed' && <p className="t2">{t('removedWords', { name })}</p>}
          {room.has_met && (
            <p className={`t2 ${layout.measure}`}>{t(isClient ? 'client' : left, { name })}</p>
          )}
          <div className={layout.cluster}>
            {mayReturn && (
              <Button variant="accent" onClick={onBack}>
                {t(ended === 'elsewhere' ? 'here' : 'comeBack')}
              </Button>
            )}
            {hasBegun && (
              <Button variant={mayReturn ? 'quiet' : 'primary'} to={urls.afterSession(appointmentId)}>
                {after('link')}
              </Button>
            )}
            {isClient ? (
              <>
                <Button variant="quiet" to={again}>
                  {t('again')}
                </Button>
                <Button variant="quiet" to={urls.appointment(appointmentId)}>
                  {t('appointment')}
                </Button>
                <Button variant="quiet" to={urls.chat(appointmentId)}>
                  {t('write')}
                </Button>
              </>
            ) : (
              <>
                <Button variant="quiet" to={practiceUrls.appointment(appointmentId)}>
                  {t('appointment')}
                </Button>
                <Button variant="quiet" to={practiceUrls.newPlan(appointmentId)}>
                  {t('plan')}
                </Button>
                <Button variant="quiet" to={urls.practiceChat(appointmentId)}>
                  {t('write')}
                </Button>
              </>
            )}
          </div>
          {isClient && appointment?.state === 'completed' && <SessionReview appointment={appointment} />}
          {isClient && room.has_met && appointment?.state === 'confirmed' && (
            <p className="small t3">{t('clientLater')}</p>
          )}
        </div>
      </div>
    </>
  )
}
