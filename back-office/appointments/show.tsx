import { Box, Stack, Typography } from '@mui/material'
import type { StaffAppointment } from '@newyou/contract/administration/back-office/appointments'
import { Link, Show, useRecordContext } from 'react-admin'
import { inRupees } from '../fields/columns.tsx'
import { Fact, Section } from '../fields/facts.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { wordsOfStep } from '../fields/steps.ts'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'
import { LineOfSide } from './line-of-side.tsx'

interface Line {
  key: string
  at: string
  words: string
}

/** A list of events, each with its time. */
const Lines = ({ title, lines, empty }: { title: string; lines: Line[]; empty: string }) => (
  <Section title={title}>
    {lines.length === 0 && <Typography color="text.secondary">{empty}</Typography>}
    {lines.map(({ key, at, words }) => (
      <Typography key={key}>
        <Box component="span" color="text.secondary" className="num">
          {when(at)}
        </Box>{' '}
        {words}
      </Typography>
    ))}
  </Section>
)

const roomLines = ({ room }: StaffAppointment): Line[] =>
  room.flatMap((visit) => {
    const line = (name: string, at: string | null, words: string): Line[] =>
      at ? [{ key: `${visit.u_id}-${name}`, at, words: `${wordsOf(visit.role)} ${words}` }] : []
    return [
      ...line('entered', visit.entered_at, 'entered'),
      ...line('admitted', visit.admitted_at, 'was let in'),
      ...line('joined', visit.joined_at, 'was connected'),
      ...line('left', visit.left_at, `left (${visit.ended_by})`),
    ]
  })

const moneyLines = ({ payments, refunds }: StaffAppointment): Line[] => [
  ...payments.map(({ id, at, amount_paise: amount, state, error }) => ({
    key: id,
    at,
    words: `Payment ${id} of ${inRupees(amount)}, ${wordsOf(state).toLowerCase()}${error && `: ${error}`}`,
  })),
  ...refunds.map(({ id, at, amount_paise: amount, state }) => ({
    key: `refund-${id ?? at}`,
    at,
    words: `Refund of ${inRupees(amount)}, ${wordsOf(state).toLowerCase()}`,
  })),
]

const channels: Record<string, string> = { mail: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp' }

const noticeLines = ({ notifications }: StaffAppointment): Line[] =>
  notifications.map(({ u_id: key, to, title, at, is_read: isRead, sent }) => {
    const ways = sent.map((one) => `${channels[one.channel] ?? one.channel} ${when(one.at)}`).join(', ')
    const notes = [isRead ? 'read' : 'unread', ...(ways ? [ways] : [])].join('; ')
    return { key, at, words: `To the ${to}: ${title} (${notes})` }
  })

function Story() {
  const appointment = useRecordContext<StaffAppointment & { id: string }>()
  // Until the whole is there, a row of the list stands in for it.
  if (!appointment?.transitions) return null
  const { order, objections } = appointment
  return (
    <Box p={2}>
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap" mb={2}>
        <Typography variant="h5" component="h2">
          <Link to={`/clients/${appointment.client_u_id}/show`}>{appointment.client_name}</Link> with{' '}
          {appointment.healer_name}
        </Typography>
        <StateChip state={appointment.state} />
      </Stack>
      <Stack direction="row" gap={4} flexWrap="wrap">
        <Fact label="Starts">{when(appointment.starts_at)}</Fact>
        <Fact label="Mode">{wordsOf(appointment.mode)}</Fact>
        {appointment.place && <Fact label="Place">{appointment.place}</Fact>}
        {appointment.arrived_at && appointment.arrived_by && (
          <Fact label="Client arrived">
            {when(appointment.arrived_at)}, said by the {appointment.arrived_by}
          </Fact>
        )}
        <Fact label="Price">{appointment.is_free ? 'Free' : inRupees(appointment.price_paise)}</Fact>
        {appointment.pay_by && <Fact label="Not paid, due">{when(appointment.pay_by)}</Fact>}
        {order && <Fact label="Order">{wordsOf(order.state)}</Fact>}
        {order && <Fact label="Refunded">{inRupees(order.refunded_paise)}</Fact>}
        {appointment.rescheduled_by && <Fact label="Moved by">{wordsOf(appointment.rescheduled_by)}</Fact>}
        {appointment.cancelled_by && <Fact label="Cancelled by">{wordsOf(appointment.cancelled_by)}</Fact>}
      </Stack>
      <Lines
        title="History"
        empty="No history."
        lines={appointment.transitions.map((step) => ({
          key: `${step.state}-${step.starts_at}-${step.at}`,
          at: step.at,
          words: wordsOfStep(step),
        }))}
      />
      <Lines title="Payments" empty="No payments through the gateway." lines={moneyLines(appointment)} />
      <Lines title="Room" empty="No one was in the room." lines={roomLines(appointment)} />
      <LineOfSide title="Line of the client" line={appointment.lines.client} />
      <LineOfSide title="Line of the healer" line={appointment.lines.healer} />
      {!appointment.place && (
        <Lines title="Room" empty="No one was in the room." lines={roomLines(appointment)} />
      )}
      <Lines title="Notifications" empty="No notifications." lines={noticeLines(appointment)} />
      {objections.length > 0 && (
        <Lines
          title="Review requests"
          empty=""
          lines={objections.map(({ ticket_u_id: key, ticket_number: number, side, decision, at }) => ({
            key,
            at,
            words: `By the ${side}, ticket ${number}: ${decision ? wordsOf(decision) : 'not decided'}`,
          }))}
        />
      )}
    </Box>
  )
}

/** An appointment with its whole story on one page. */
export default function Appointment() {
  return (
    <Show title="Appointment" actions={false}>
      <Story />
    </Show>
  )
}
