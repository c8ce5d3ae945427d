import '../../messages/payments.ts'
import { returnDays, returnLessons } from '@newyou/contract/business'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import type { EventKind } from '@newyou/contract/learning/events/events'
import type { Order } from '@newyou/contract/money/payments/payments'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { HealerTime, useModeWords, useWholeTime } from '../../care/appointments/appointment-words.tsx'
import { sameAgain } from '../../care/appointments/same-again.ts'
import { useEventTime } from '../../learning/events/event-words.ts'
import { eventQueries } from '../../learning/events/queries.ts'
import { useOrderTitle } from '../../money/payments/use-order-title.ts'
import { useSite } from '../../page/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconClockPause } from '../../ui/icons.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Face } from '../../ui/portrait.tsx'
import { useWhen, useZoneName } from '../../ui/visitor-time.tsx'
import styles from './checkout.module.css'
import { isSeat, thingKindOf } from './places.ts'

/** Product being paid, and the end of its hold. */
export function Product({ order, appointment }: { order: Order; appointment: Appointment | undefined }) {
  const t = useTranslations('payments')
  const titleOf = useOrderTitle()
  const { until } = useWhen()
  const kind = thingKindOf(order)
  const { settings } = useSite()
  return (
    <section className={styles.step}>
      {appointment ? (
        <AppointmentProduct appointment={appointment} />
      ) : order.kind === 'webinar' || order.kind === 'workshop' ? (
        <EventProduct order={order} kind={order.kind} />
      ) : (
        <div>
          <h2>{titleOf(order.title)}</h2>
          {kind && (
            <p className="t2">
              {t(`things.${kind}.words`, {
                days: returnDays,
                lessons: returnLessons,
                hours: settings.event_cancel_hours,
              })}
            </p>
          )}
        </div>
      )}
      {(appointment || isSeat(order)) && order.expires_at && (
        <p className={`small t2 ${styles.hold}`}>
          <Icon of={IconClockPause} />
          <span>
            {t(appointment?.healing_session_u_id ? 'holdOffer' : appointment ? 'hold' : 'holdSeat', {
              time: until(order.expires_at),
            })}
          </span>
        </p>
      )}
    </section>
  )
}

/** A seat, with its time; or a recording, which is kept. */
function EventProduct({ order, kind }: { order: Order; kind: EventKind }) {
  const t = useTranslations('payments')
  const { settings } = useSite()
  const time = useEventTime()
  const { data: event } = useQuery(eventQueries.shown(kind, order.item_u_id))
  const zone = useZoneName(event?.starts_at)
  return (
    <div>
      <h2>{order.title}</h2>
      {event && !event.is_recorded && (
        <p className="t2">
          {t('eventWhen', { ...time(event), zone: zone.short, name: event.host.full_name })}
        </p>
      )}
      <p className="t2">
        {event?.is_recorded
          ? t('recording')
          : t(`things.${kind}.words`, { hours: settings.event_cancel_hours })}
      </p>
    </div>
  )
}

function AppointmentProduct({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('payments')
  const zoneName = useZoneName(appointment.starts_at)
  const modeWords = useModeWords()
  const wholeTime = useWholeTime()
  const { healer } = appointment
  return (
    <div className={styles.product}>
      <Face image={healer.image} size="card" />
      <div>
        <h2>{healer.full_name}</h2>
        <p className="t2">
          {t('when', {
            time: wholeTime(appointment),
            zone: zoneName.short,
            mode: modeWords(appointment),
          })}
        </p>
        <HealerTime of={appointment} />
        {!appointment.healing_session_u_id && (
          <p className="small">
            <LocaleLink to={sameAgain(appointment)}>{t('changeTime')}</LocaleLink>
          </p>
        )}
      </div>
    </div>
  )
}
