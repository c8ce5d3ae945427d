import '../messages/self-tests.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { urls } from '../urls.ts'
import { selfTestQueries } from './queries.ts'
import styles from './result.module.css'
import { TestRequests } from './test-requests.tsx'

/** On the dashboard: what healers asked for, and the latest result. */
export function TestsGlance() {
  const t = useTranslations('self-tests.glance')
  const locale = useLocale()
  const { data: tests } = useQuery(selfTestQueries.list(locale))
  const { data: results } = useQuery(selfTestQueries.results(locale))
  if (!tests || !results) return null
  const latest = results.data
    .flatMap((history) => history.results.slice(-1).map((result) => ({ history, result })))
    .sort((one, other) => other.result.taken_at.localeCompare(one.result.taken_at))[0]
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <TestRequests tests={tests} />
      <p className="t2">
        {latest
          ? t('latest', {
              name: latest.history.name,
              percentage: latest.result.percentage,
              band: latest.result.band.name,
            })
          : t('words')}
      </p>
      <p className={styles.after}>
        <Button variant="quiet" small to={urls.result()}>
          {t('view')}
        </Button>
      </p>
    </section>
  )
}
