import '../../messages/appointments.ts'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { useLocale, useTranslations } from 'use-intl'
import { useFile } from '../../session/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { hourOf, longDay, timeSpan } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import {
  IconCalendarPlus,
  IconCheck,
  IconMapPin,
  IconMessageCircle,
  IconMicrophone,
  IconVideo,
} from '../../ui/icons.ts'
import { StatePill, type Tone } from '../../ui/state-pill.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { isUnpaid, UnpaidPill } from './unpaid-words.tsx'

type Shown = Pick<Appointment, 'state' | 'payment_state'> & {
  is_reschedule_open?: boolean
  pay_by?: string | null
}

/** Which words and which colour an appointment's state has. */
function stateOf({ state, payment_state: payment, is_reschedule_open: isRescheduleOpen }: Shown) {
  if (state === 'held')
    return payment === 'failed'
      ? ({ key: 'failed', tone: 'bad' } as const)
      : ({ key: 'pending', tone: 'warn' } as const)
  if (state === 'confirmed' && isRescheduleOpen) return { key: 'rescheduleOpen', tone: 'warn' } as const
  if (state === 'released') return { key: state, tone: 'warn' } as const
  if (state === 'reported' || state === 'disputed') return { key: state, tone: 'info' } as const
  if (state === 'confirmed') return { key: 'confirmed', tone: 'ok' } as const
  if (state === 'lapsed' && payment === 'refunded') return { key: 'refunded', tone: 'past' } as const
  return { key: state, tone: 'past' } as const
}

export function AppointmentPill({ of }: { of: Shown }) {
  const t = useTranslations('appointments.states')
  if (isUnpaid({ pay_by: null, ...of })) return <UnpaidPill />
  const { key, tone }: { key: Parameters<typeof t>[0]; tone: Tone } = stateOf(of)
  return (
    <StatePill tone={tone}>
      {tone === 'ok' && <Icon of={IconCheck} size="meta" />}
      {t(key)}
    </StatePill>
  )
}

/** Made up, to show how it works. */
export function DemoPill() {
  const t = useTranslations('appointments')
  return <StatePill tone="info">{t('demo')}</StatePill>
}

/** Free of charge, with an intern. */
export function FreePill() {
  const t = useTranslations('appointments')
  return <StatePill tone="info">{t('free')}</StatePill>
}

/** Offered by the healer. */
export function HealingSessionPill() {
  const t = useTranslations('appointments')
  return <StatePill tone="info">{t('healing')}</StatePill>
}

export const modeIcons = {
  video: IconVideo,
  voice: IconMicrophone,
  chat: IconMessageCircle,
  'in-person': IconMapPin,
} as const

type Booked = Pick<Appointment, 'service_u_id' | 'service_name' | 'service_name_hi'>

/** The name of what was booked, unless it is the healer's first service, which every page means that names none. */
export function useServiceName() {
  const locale = useLocale()
  return (
    { service_u_id: serviceId, service_name: name, service_name_hi: nameInHindi }: Booked,
    healerId: string,
  ) => (serviceId === healerId ? null : (locale === 'hi' && nameInHindi) || name)
}

/** The length of a session in minutes. */
export const minutesOf = ({ starts_at: from, ends_at: to }: Pick<Appointment, 'starts_at' | 'ends_at'>) =>
  (Date.parse(to) - Date.parse(from)) / 60_000

/** `Video, 45 minutes`. */
export function useModeWords() {
  const t = useTranslations('appointments.modes')
  return (session: Pick<Appointment, 'mode' | 'starts_at' | 'ends_at'>) =>
    t(session.mode, { count: minutesOf(session) })
}

/** `Sunday 22 November, 7:15 to 8:00 am`, in the visitor's zone, or another. */
export function useWholeTime() {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const own = useVisitorZone()
  const now = useNow()
  return ({ starts_at: from, ends_at: to }: Pick<Appointment, 'starts_at' | 'ends_at'>, zone = own) =>
    t('wholeTime', { day: longDay(from, zone, locale, now), ...timeSpan(from, to, zone, locale) })
}

/** The healer's own time, when it is not the visitor's. */
export function HealerTime({
  of: appointment,
}: {
  of: Pick<Appointment, 'starts_at' | 'ends_at' | 'healer'>
}) {
  const t = useTranslations('appointments')
  const zone = useVisitorZone()
  const wholeTime = useWholeTime()
  if (appointment.healer.time_zone === zone) return null
  return (
    <p className="small t3">
      {t('healerTime', {
        name: appointment.healer.full_name,
        time: wholeTime(appointment, appointment.healer.time_zone),
      })}
    </p>
  )
}

/** The appointment as a file for a calendar; it is private, so the session goes along. */
export function CalendarButton({
  of: { u_id: appointmentId },
  variant = 'bare',
}: {
  of: Pick<Appointment, 'u_id'>
  variant?: 'bare' | 'quiet'
}) {
  const t = useTranslations('appointments')
  const { save, isBusy } = useFile()
  return (
    <Button
      variant={variant}
      busy={isBusy}
      onClick={() => void save('session.ics', `/api/website/appointment/${appointmentId}/calendar`)}
    >
      <Icon of={IconCalendarPlus} />
      {t('calendar')}
    </Button>
  )
}

const skies = [
  { until: 5, name: 'night' },
  { until: 11, name: 'dawn' },
  { until: 16, name: 'day' },
  { until: 19, name: 'dusk' },
  { until: 24, name: 'night' },
] as const

/** The picture of a session is the sky of its hour. */
export function HourPicture({ at, className }: { at: string; className?: string | undefined }) {
  const hour = hourOf(at, useVisitorZone())
  const name = skies.find(({ until }) => hour < until)?.name ?? 'night'
  return <img className={className} src={`/art/hour-${name}.svg`} width="640" height="400" alt="" />
}
