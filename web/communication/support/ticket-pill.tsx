import '../../messages/support.ts'
import type { SupportState } from '@newyou/contract/communication/support'
import { useTranslations } from 'use-intl'
import { StatePill, type Tone } from '../../ui/state-pill.tsx'

const tones: Record<SupportState, Tone> = { open: 'info', waiting: 'warn', closed: 'past' }
/** At the desk, `waiting` is the other side's turn. */
const deskMoods: Record<SupportState, Tone> = { open: 'warn', waiting: 'info', closed: 'past' }

/** Ticket state, as its client sees it or as the desk does. */
export function TicketPill({ state, atDesk = false }: { state: SupportState; atDesk?: boolean }) {
  const t = useTranslations('support')
  return (
    <StatePill tone={(atDesk ? deskMoods : tones)[state]}>
      {atDesk ? t(`desk.states.${state}`) : t(`states.${state}`)}
    </StatePill>
  )
}
