import '../../messages/rooms-after.ts'
import { lineMinutes } from '@newyou/contract/communication/rooms/line-minutes'
import type { LineReport } from '@newyou/contract/communication/rooms/line-report'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import layout from '../../ui/layout.module.css'
import { Section, Stack } from '../../ui/parts.tsx'
import styles from './notes.module.css'
import { roomQueries } from './queries.ts'

/** How the line of both was during a session, in words and figures. */
export function LinesOfSession({ roomId, otherName }: { roomId: string; otherName: string }) {
  const t = useTranslations('rooms-after.line')
  const { data } = useQuery(roomQueries.lines(roomId))
  if (!data) return null
  return (
    <Section>
      <h2>{t('title')}</h2>
      <Stack gap={5} above={2}>
        <p className="t2">{t('lead')}</p>
        <OneLine title={t('mine')} report={data.mine} />
        <OneLine title={t('other', { name: otherName })} report={data.other} />
      </Stack>
    </Section>
  )
}

function OneLine({ title, report }: { title: string; report: LineReport | null }) {
  const t = useTranslations('rooms-after.line')
  const time = (seconds: number) =>
    seconds < 120 ? t('seconds', { count: seconds }) : t('aboutMinutes', { count: Math.round(seconds / 60) })
  if (!report)
    return (
      <Stack gap={2}>
        <h3>{title}</h3>
        <p className="t2">{t('none')}</p>
      </Stack>
    )
  const { minutes, lost_seconds: lost, apart_seconds: apart, picture_off_seconds: pictureOff } = report
  const [good, fair, weak, none] = lineMinutes.map((how) => minutes.filter((one) => one === how).length)
  return (
    <Stack gap={2}>
      <h3>{title}</h3>
      <svg
        className={styles.minutes}
        viewBox={`0 0 ${minutes.length} 1`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {minutes.map((how, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its place
          <rect key={at} x={at} width="1" height="1" data-line={how} />
        ))}
      </svg>
      <ul className={layout.bullets}>
        <li>
          {t('minutes', {
            total: minutes.length,
            good: good ?? 0,
            fair: fair ?? 0,
            weak: weak ?? 0,
            lost: none ?? 0,
          })}
        </li>
        <li>{lost > 0 ? t('lost', { time: time(lost) }) : t('never')}</li>
        {apart > 0 && <li>{t('apart', { time: time(apart) })}</li>}
        {report.reconnects > 0 && <li>{t('reconnects', { count: report.reconnects })}</li>}
        {pictureOff > 0 && <li>{t('picture', { time: time(pictureOff) })}</li>}
        {report.sound_packets > 0 && (
          <li>
            {t('sound', {
              lost: report.sound_packets_lost,
              all: report.sound_packets,
              time: time(Math.round(report.concealed_ms / 1000)),
            })}
          </li>
        )}
      </ul>
    </Stack>
  )
}
