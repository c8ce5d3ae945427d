import '../../messages/self-tests.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { longDay } from '../../ui/format.ts'
import { Section, Stack } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { selfTestQueries } from './queries.ts'
import { TestRequests } from './test-requests.tsx'

/** On the dashboard: what healers asked for, and when a test was taken. The result is not in the open: others may look on. */
export function TestsGlance() {
  const t = useTranslations('self-tests.glance')
  const locale = useLocale()
  const { zone, now } = useWhen()
  const { data: tests } = useQuery(selfTestQueries.list(locale))
  const { data: results } = useQuery(selfTestQueries.results(locale))
  if (!tests || !results) return null
  const latest = results.data
    .flatMap(({ name, results: taken }) => taken.slice(-1).map(({ taken_at }) => ({ name, taken_at })))
    .sort((one, other) => other.taken_at.localeCompare(one.taken_at))[0]
  return (
    <Section>
      <h2>{t('title')}</h2>
      <TestRequests tests={tests} />
      <p className="t2">
        {latest
          ? t('latest', { name: latest.name, day: longDay(latest.taken_at, zone, locale, now) })
          : t('words')}
      </p>
      <Stack as="p" above={3}>
        <Button variant="quiet" small to={urls.result()}>
          {t('view')}
        </Button>
      </Stack>
    </Section>
  )
}
