import { Box, Typography } from '@mui/material'
import type { Today } from '@newyou/contract/administration/back-office/today'
import { Link } from 'react-router-dom'
import { Section } from '../fields/facts.tsx'
import { wordsOf } from '../fields/words.ts'
import { hoursOf, spanOf } from './hours.ts'

type Healer = NonNullable<Today['healers']>[number]
type Span = ReturnType<typeof spanOf>

const clockOf = (hours: number) =>
  `${Math.floor(hours)}:${String(Math.round((hours % 1) * 60)).padStart(2, '0')}`
const share = (hours: number, { from, to }: Span) => `${((hours - from) / (to - from)) * 100}%`
const endOf = ({ starts_at: start, ends_at: end }: Healer['sessions'][number]) =>
  hoursOf(end) > hoursOf(start) ? hoursOf(end) : 24

/** One healer's day as a line of hours; the words beside it say the same. */
function Line({ healer, span, now }: { healer: Healer; span: Span; now: number }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '220px minmax(0, 1fr)' },
        columnGap: 2,
        alignItems: 'center',
        py: 0.75,
      }}
    >
      <Box>
        <Typography>{healer.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {healer.sessions
            .map((one) => `${clockOf(hoursOf(one.starts_at))} ${wordsOf(one.state).toLowerCase()}`)
            .join(', ')}
        </Typography>
      </Box>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          height: 28,
          borderRadius: 1,
          bgcolor: 'action.hover',
          overflow: 'hidden',
        }}
      >
        {healer.sessions.map((one) => (
          <Box
            key={one.starts_at}
            sx={{
              position: 'absolute',
              insetBlock: 3,
              left: share(hoursOf(one.starts_at), span),
              width: `calc(${share(span.from + endOf(one) - hoursOf(one.starts_at), span)} - 2px)`,
              borderRadius: 0.5,
              bgcolor: one.state === 'confirmed' ? 'primary.main' : 'text.disabled',
            }}
          />
        ))}
        {now >= span.from && now <= span.to && (
          <Box
            sx={{
              position: 'absolute',
              insetBlock: 0,
              left: share(now, span),
              width: '2px',
              bgcolor: 'secondary.main',
            }}
          />
        )}
      </Box>
    </Box>
  )
}

/** The sessions of today by healer and hour. */
export function DaySessions({
  healers,
  now,
  mayOpenDiary,
}: {
  healers: Healer[]
  now: string
  mayOpenDiary: boolean
}) {
  const span = spanOf(healers)
  const hours = Array.from(
    { length: Math.floor((span.to - span.from) / 3) + 1 },
    (_, index) => span.from + index * 3,
  )
  const count = healers.reduce((sum, { sessions }) => sum + sessions.length, 0)
  if (count === 0)
    return (
      <Section title="Sessions today">
        <Typography>No sessions today.</Typography>
      </Section>
    )
  return (
    <Section title="Sessions today">
      <Typography gutterBottom>
        {count} {count === 1 ? 'session' : 'sessions'} with {healers.length}{' '}
        {healers.length === 1 ? 'healer' : 'healers'}, in the hours of the practice.{' '}
        {mayOpenDiary && <Link to="/diary">Open the diary</Link>}
      </Typography>
      <Box
        aria-hidden
        sx={{ display: { xs: 'none', md: 'block' }, position: 'relative', height: 22, ml: '236px' }}
      >
        {hours.map((hour) => (
          <Typography
            key={hour}
            variant="body2"
            color="text.secondary"
            className="num"
            sx={{
              position: 'absolute',
              left: share(hour, span),
              transform: hour === span.from ? 'none' : `translateX(-${hour === span.to ? 100 : 50}%)`,
            }}
          >
            {hour}:00
          </Typography>
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {healers.map((healer) => (
          <Line key={healer.u_id} healer={healer} span={span} now={hoursOf(now)} />
        ))}
      </Box>
    </Section>
  )
}
