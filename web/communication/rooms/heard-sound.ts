import type { HeardSound } from './line-diary.ts'

interface SoundReport {
  type: string
  kind?: string
  packetsReceived?: number
  packetsLost?: number
  concealedSamples?: number
  silentConcealedSamples?: number
  totalSamplesReceived?: number
  totalSamplesDuration?: number
}

/** The sound of a connection. Silence that a browser fills in is a pause of the other, not a gap. */
export function soundOf(reports: Pick<RTCStatsReport, 'values'>): HeardSound | undefined {
  for (const report of reports.values() as Iterable<SoundReport>) {
    if (report.type !== 'inbound-rtp' || report.kind !== 'audio') continue
    const { concealedSamples = 0, silentConcealedSamples = 0, totalSamplesReceived = 0 } = report
    const share = totalSamplesReceived
      ? (concealedSamples - silentConcealedSamples) / totalSamplesReceived
      : 0
    return {
      packets: report.packetsReceived ?? 0,
      lost: Math.max(0, report.packetsLost ?? 0),
      concealedMs: Math.max(0, share * (report.totalSamplesDuration ?? 0) * 1000),
    }
  }
  return undefined
}
