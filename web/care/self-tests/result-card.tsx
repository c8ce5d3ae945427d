import '../../messages/self-tests.ts'
import type { ResultHistory } from '@newyou/contract/care/self-tests'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { longDay } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { Card, Stack, Toolbar } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './result.module.css'
import { ResultChart } from './result-chart.tsx'
import { ShareResult, type ShareWith } from './share-result.tsx'

/** A test that was taken: the latest result in plain words, how it went over time, and what can be done with it. */
export function ResultCard({ history, healers }: { history: ResultHistory; healers: readonly ShareWith[] }) {
  const t = useTranslations('self-tests')
  const locale = useLocale()
  const { at, zone, now } = useWhen()
  const latest = history.results.at(-1)
  if (!latest) return null
  const isClosed = history.retest_at !== null && Date.parse(history.retest_at) > now
  const day = (moment: string) => longDay(moment, zone, locale, now)
  return (
    <Card as="section" above={6} width="text" gap={3} aria-labelledby={`test-${history.code}`}>
      <h2 id={`test-${history.code}`}>{history.name}</h2>
      <div className={styles.figure}>
        <p className={`${styles.points} num`}>
          {t('result.score', { score: latest.score, max: latest.max_score })}
        </p>
        <div>
          <p className={styles.band}>{latest.band.name}</p>
          <p className="small t3">{t(history.is_higher_better ? 'result.higher' : 'result.lower')}</p>
          <p className="small t3">
            {t('result.taken', { day: day(latest.taken_at) })}
            {latest.is_demo && ` (${t('result.demo')})`}
          </p>
        </div>
      </div>
      <p className={layout.measure}>{latest.band.meaning}</p>
      <p className={`small t3 ${layout.measure}`}>{t('result.notDiagnosis')}</p>
      {history.results.length > 1 && (
        <Stack gap={2}>
          <b>{t('result.history')}</b>
          <ResultChart history={history} />
          <ol className="small t2">
            {history.results.map((one) => (
              <li key={one.u_id}>
                {t('result.point', {
                  day: day(one.taken_at),
                  score: one.score,
                  max: one.max_score,
                  band: one.band.name,
                })}
              </li>
            ))}
          </ol>
        </Stack>
      )}
      <Toolbar>
        {isClosed && history.retest_at ? (
          <p className="small t2">{t('againFrom', { when: at(history.retest_at) })}</p>
        ) : (
          <Button variant="quiet" to={urls.test(history.code)} aria-label={`${t('again')}: ${history.name}`}>
            {t('again')}
          </Button>
        )}
      </Toolbar>
      <ShareResult result={latest} healers={healers} />
      <details className={styles.about}>
        <summary className="small">{t('result.about')}</summary>
        <p className="small t2">{history.source.citation}</p>
        <p className="small t2">{history.source.terms}</p>
        {history.source.translation && <p className="small t2">{history.source.translation}</p>}
        <p className="small">
          <a href={history.source.link} rel="noreferrer">
            {t('result.source')}
          </a>
        </p>
      </details>
    </Card>
  )
}
