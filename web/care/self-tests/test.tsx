import '../../messages/self-tests.ts'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isNotThere } from '../../api/not-found.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useLanguageOfQuestions } from '../../ui/use-language-of-questions.ts'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { selfTestQueries } from './queries.ts'
import { TakeTest } from './take-test.tsx'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'self-tests')
  return pageMeta(matches, {
    path: urls.test(params.testCode ?? ''),
    title: t('test.meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function Test() {
  const { testCode = '' } = useParams()
  return (
    <PrivatePage of="client" plain waiting={<Waiting />}>
      {() => <OneTest key={testCode} testCode={testCode} />}
    </PrivatePage>
  )
}

function OneTest({ testCode }: { testCode: string }) {
  const t = useTranslations('self-tests.test')
  const { at, now } = useWhen()
  const { locale, languageId, setLanguageId } = useLanguageOfQuestions()
  const { data, error, refetch } = useQuery(selfTestQueries.one(testCode, locale, languageId))
  const toResults = (
    <Button variant="quiet" to={urls.result()}>
      {t('toResults')}
    </Button>
  )
  if (isNotThere(error))
    return (
      <EmptyState heading="h1" title={t('notFound')} words={t('notFoundWords')}>
        {toResults}
      </EmptyState>
    )
  if (error && !data) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  const { data: test, languages, language_u_id: shown } = data
  if (test.retest_at && Date.parse(test.retest_at) > now)
    return (
      <EmptyState heading="h1" title={t('closed')} words={t('closedWords', { when: at(test.retest_at) })}>
        {toResults}
      </EmptyState>
    )
  return <TakeTest test={test} language={{ shown, all: languages, onChange: setLanguageId }} />
}

function Waiting() {
  const t = useTranslations('self-tests.test')
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <div className={layout.skeletons} aria-hidden="true">
        <SkeletonLine width="third" />
        <SkeletonLine tall />
        <SkeletonLine tall />
        <SkeletonLine tall />
      </div>
    </>
  )
}
