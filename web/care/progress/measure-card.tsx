import '../../messages/progress.ts'
import type { ProgressSide } from '@newyou/contract/care/progress/limits'
import type { Measure } from '@newyou/contract/care/progress/measures'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { Helplines } from '../../foundation/crisis/helplines.tsx'
import { Button } from '../../ui/button.tsx'
import { longDay } from '../../ui/format.ts'
import { Card, Stack, Toolbar } from '../../ui/parts.tsx'
import { StatePill } from '../../ui/state-pill.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { DemoPill } from '../appointments/appointment-words.tsx'
import { HistoryTable } from '../self-tests/history-table.tsx'
import { Lines } from '../self-tests/lines.tsx'
import type { useProgressCalls } from './use-progress-calls.ts'

/** One measure as both see it: its scores over time, the change that counts, and where that comes from. */
export function MeasureCard({
  measure,
  side,
  calls,
}: {
  measure: Measure
  side: ProgressSide
  calls: ReturnType<typeof useProgressCalls>
}) {
  const t = useTranslations('progress.measure')
  const locale = useLocale()
  const { zone, now } = useWhen()
  const stop = useAction(() => calls.endMeasure(measure.u_id))
  const { test, points, rhythm } = measure
  const answered = points.flatMap(({ result }) => result ?? [])
  const [first, latest] = [answered.at(0), answered.at(-1)]
  const changed = first && first.score + (test.is_higher_better ? 1 : -1) * test.change.points
  const needsHelp = latest && test.bands.findLast(({ from }) => from <= latest.score)?.needs_help
  return (
    <Card as="li" gap={3} width="text">
      <Toolbar as="p">
        <StatePill tone={measure.ended_at ? 'past' : 'ok'}>
          {t(measure.ended_at ? 'ended' : 'running')}
        </StatePill>
        {measure.is_demo && <DemoPill />}
      </Toolbar>
      <h3>{test.name}</h3>
      {!measure.ended_at && (
        <p className="small t2">
          {t(`says.${rhythm.unit}`, { every: rhythm.every, hours: measure.hours_before })}
        </p>
      )}
      {latest ? (
        <>
          <p>
            <b className="num">{t('score', { score: latest.score, max: test.max_score })}</b>{' '}
            {latest.band.name}
          </p>
          {side === 'client' && (latest.is_worrying || needsHelp) && (
            <Helplines goesOn={latest.is_worrying ? 'result' : 'score'} />
          )}
          {side === 'healer' && latest.is_worrying && <p>{t('worrying')}</p>}
          <Lines
            moments={points.map((one) => one.asked_at)}
            max={test.max_score}
            bands={test.bands.map(({ from }) => from)}
            lines={[{ key: test.code, values: points.map(({ result }) => result?.score ?? null) }]}
            mark={changed !== undefined && changed >= 0 && changed <= test.max_score ? changed : undefined}
          />
          <p className="small t3">{t('picture', { points: test.change.points })}</p>
          <HistoryTable
            columns={[t('day'), t('result')]}
            rows={points.toReversed().map(({ asked_at: askedAt, result }) => ({
              key: askedAt,
              cells: [
                longDay(askedAt, zone, locale, now),
                <Result key="result" of={result} max={test.max_score} />,
              ],
            }))}
          />
        </>
      ) : (
        <p className="t2">{t(points.length > 0 ? 'unanswered' : 'none')}</p>
      )}
      <details>
        <summary className="small">{t('sources')}</summary>
        <Stack gap={2} className="small t2">
          <p>
            {test.change.by_formula
              ? t('byFormula', {
                  points: test.change.points,
                  reliability: `${test.change.by_formula.reliability}`,
                  deviation: `${test.change.by_formula.deviation}`,
                })
              : t('byPublisher', { points: test.change.points })}{' '}
            {test.change.source}
          </p>
          <p>{test.source.citation}</p>
          <p>{test.source.terms}</p>
          {test.source.translation && <p>{test.source.translation}</p>}
          <p>{t('notDiagnosis')}</p>
        </Stack>
      </details>
      {!measure.ended_at && (
        <div>
          <Button variant="bare" small busy={stop.isBusy} onClick={() => void stop.run()}>
            {t(side === 'client' ? 'stopMine' : 'stop')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Result({ of, max }: { of: Measure['points'][number]['result']; max: number }) {
  const t = useTranslations('progress.measure')
  if (!of) return <span className="t3">{t('gap')}</span>
  return (
    <>
      <span className="num">{t('score', { score: of.score, max })}</span> {of.band.name}
    </>
  )
}
