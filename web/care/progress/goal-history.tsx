import '../../messages/progress.ts'
import type { Goal } from '@newyou/contract/care/progress'
import { ratingMax } from '@newyou/contract/care/progress/limits'
import { useLocale, useTranslations } from 'use-intl'
import { longDay } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { Stack } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { HistoryTable } from '../self-tests/history-table.tsx'
import { Lines } from '../self-tests/lines.tsx'

/** What both said of a goal so far, as a picture and as a table. */
export function GoalHistory({ goal: { reviews } }: { goal: Goal }) {
  const t = useTranslations('progress.history')
  const locale = useLocale()
  const { zone, now } = useWhen()
  const said = reviews.filter(({ client, healer }) => client || healer)
  if (said.length === 0) return null
  const cell = (answer: Goal['reviews'][number]['client']) =>
    answer ? (
      <>
        <b className="num">{t('rating', { rating: answer.rating })}</b>
        {answer.words && <p className={layout.typed}>{answer.words}</p>}
      </>
    ) : (
      <span className="t3">{t('none')}</span>
    )
  return (
    <Stack gap={2}>
      {said.length > 1 && (
        <>
          <Lines
            moments={said.map((one) => one.asked_at)}
            max={ratingMax}
            lines={[
              { key: 'client', values: said.map(({ client }) => client?.rating ?? null) },
              { key: 'healer', values: said.map(({ healer }) => healer?.rating ?? null), isSecond: true },
            ]}
          />
          <p className="small t3">{t('picture')}</p>
        </>
      )}
      <HistoryTable
        columns={[t('day'), t('client'), t('healer')]}
        rows={said.toReversed().map((one) => ({
          key: one.u_id,
          cells: [longDay(one.asked_at, zone, locale, now), cell(one.client), cell(one.healer)],
        }))}
      />
    </Stack>
  )
}
