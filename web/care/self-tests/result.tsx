import '../../messages/self-tests.ts'
import type { TestListEntry } from '@newyou/contract/care/self-tests'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { Helplines } from '../../foundation/crisis/helplines.tsx'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Section, Stack } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { Qualified } from './qualified.tsx'
import { selfTestQueries } from './queries.ts'
import styles from './result.module.css'
import { ResultCard } from './result-card.tsx'
import { TestRequests } from './test-requests.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'self-tests')
  return pageMeta(matches, {
    path: urls.result(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function Result() {
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <MyResults />}
    </PrivatePage>
  )
}

function MyResults() {
  const t = useTranslations('self-tests')
  const wordsFor = useErrorWords()
  const locale = useLocale()
  const list = useQuery(selfTestQueries.list(locale))
  const results = useQuery(selfTestQueries.results(locale))
  const failed = [list, results].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <>
        <h1>{t('title')}</h1>
        <ErrorState
          title={wordsFor(failed.error)}
          words={t('failed')}
          onRetry={() => void Promise.all([list.refetch(), results.refetch()])}
        />
      </>
    )
  if (!list.data || !results.data) return <Waiting />
  const { data: histories, healers, qualified } = results.data
  const taken = new Set(histories.map(({ code }) => code))
  const latest = histories.flatMap((history) => history.results.slice(-1))
  const untaken = list.data.filter(({ code }) => !taken.has(code))
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro} ${layout.measure}`}>{t('lead')}</p>
      {latest.some((one) => one.is_worrying) ? (
        <Helplines goesOn="result" />
      ) : (
        latest.some((one) => one.needs_help) && <Helplines goesOn="score" />
      )}
      <TestRequests tests={list.data} />
      {histories.map((history) => (
        <ResultCard key={history.code} history={history} healers={healers} />
      ))}
      {histories.length > 0 && qualified.length > 0 && <Qualified healers={qualified} />}
      {untaken.length > 0 && (
        <Section>
          <h2>{t('list.title')}</h2>
          <ul>
            {untaken.map((test) => (
              <TestRow key={test.code} test={test} />
            ))}
          </ul>
        </Section>
      )}
      <Section>
        <h2>{t('answers.title')}</h2>
        <p className="t2">{t('answers.words')}</p>
        <Stack as="p" above={3}>
          <Button variant="quiet" small to={urls.questions()}>
            {t('answers.view')}
          </Button>
        </Stack>
      </Section>
    </>
  )
}

function TestRow({ test }: { test: TestListEntry }) {
  const t = useTranslations('self-tests')
  const { at } = useWhen()
  return (
    <li className={styles.row}>
      <div>
        <h3>{test.name}</h3>
        <p className="t2">{test.about}</p>
        <p className="small t3">
          {t('questions', {
            count: test.question_count,
            minutes: Math.ceil(test.question_count / 4),
          })}
        </p>
      </div>
      {test.retest_at ? (
        <p className="small t2">{t('againFrom', { when: at(test.retest_at) })}</p>
      ) : (
        <Button variant="primary" small to={urls.test(test.code)} aria-label={`${t('take')}: ${test.name}`}>
          {t('take')}
        </Button>
      )}
    </li>
  )
}

function Waiting() {
  const t = useTranslations('self-tests')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro} ${layout.measure}`}>{t('lead')}</p>
      <div className={layout.rowSkeletons} aria-hidden="true">
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" />
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" />
      </div>
    </>
  )
}
