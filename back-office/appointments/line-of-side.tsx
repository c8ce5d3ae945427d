import { Stack, Typography } from '@mui/material'
import { lineMinutes } from '@newyou/contract/communication/rooms/line-minutes'
import type { LineReport } from '@newyou/contract/communication/rooms/line-report'
import { Fact, Section } from '../fields/facts.tsx'
import { wordsOf } from '../fields/words.ts'

/** Equal minutes that follow each other, as one run. */
function runsOf(minutes: LineReport['minutes']) {
  const runs: { how: string; from: number; to: number }[] = []
  for (const [at, how] of minutes.entries()) {
    const last = runs.at(-1)
    if (last?.how === how) last.to = at + 1
    else runs.push({ how, from: at + 1, to: at + 1 })
  }
  return runs
}

/** How the line of one person was in the room, with the figures that answer a complaint. */
export function LineOfSide({ title, line }: { title: string; line: LineReport | null }) {
  if (!line)
    return (
      <Section title={title}>
        <Typography color="text.secondary">Nothing was measured.</Typography>
      </Section>
    )
  const counts = lineMinutes.map(
    (how) => `${line.minutes.filter((one) => one === how).length} ${wordsOf(how).toLowerCase()}`,
  )
  return (
    <Section title={title}>
      <Stack direction="row" gap={4} flexWrap="wrap">
        <Fact label="Minutes">{counts.join(', ')}</Fact>
        <Fact label="Without a line">{line.lost_seconds} s</Fact>
        <Fact label="Not connected to the other">{line.apart_seconds} s</Fact>
        <Fact label="Reconnected">{line.reconnects}</Fact>
        <Fact label="Own picture off">{line.picture_off_seconds} s</Fact>
        <Fact label="Sound packets lost">
          {line.sound_packets_lost} of {line.sound_packets}
        </Fact>
        <Fact label="Sound filled in">{(line.concealed_ms / 1000).toFixed(1)} s</Fact>
      </Stack>
      <Typography color="text.secondary">
        {runsOf(line.minutes)
          .map(
            ({ how, from, to }) => `${from === to ? `Minute ${from}` : `Minutes ${from} to ${to}`}: ${how}`,
          )
          .join('; ')}
      </Typography>
    </Section>
  )
}
