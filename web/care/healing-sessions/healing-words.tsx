import '../../messages/healing-sessions.ts'
import type {
  HealingSession,
  PracticeHealingSession,
} from '@newyou/contract/care/healing-sessions/healing-sessions'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { IconCheck } from '../../ui/icons.ts'
import { StatePill, type Tone } from '../../ui/state-pill.tsx'
import { AppointmentPill } from '../appointments/appointment-words.tsx'

const tones: Record<HealingSession['state'], Tone> = {
  offered: 'info',
  accepted: 'warn',
  booked: 'ok',
  declined: 'past',
  withdrawn: 'past',
  lapsed: 'past',
}

/** How an offer stands; once it is booked, how its appointment does. */
export function HealingPill({ of }: { of: HealingSession }) {
  const t = useTranslations('healing-sessions.states')
  if (of.state === 'booked' && of.appointment_state)
    return <AppointmentPill of={{ state: of.appointment_state, payment_state: of.payment_state }} />
  return <StatePill tone={tones[of.state]}>{t(of.state)}</StatePill>
}

/** The same for the healer who made the offer, who sees that it is being paid, not how. */
export function OfferedPill({ of }: { of: PracticeHealingSession }) {
  const t = useTranslations('healing-sessions.practice.states')
  if (of.state === 'booked' && of.appointment_state && of.appointment_state !== 'confirmed')
    return <AppointmentPill of={{ state: of.appointment_state, payment_state: 'none' }} />
  return (
    <StatePill tone={tones[of.state]}>
      {of.state === 'booked' && <Icon of={IconCheck} size="meta" />}
      {t(of.state)}
    </StatePill>
  )
}

/** An offer that still waits for the client, to say yes or to pay. */
export const isWaiting = ({ state, stands_until }: HealingSession, now: number) =>
  (state === 'offered' || state === 'accepted') && Date.parse(stands_until) > now
