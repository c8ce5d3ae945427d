import '../../messages/submissions.ts'
import { submissionKinds } from '@newyou/contract/content/submissions'
import { lazy, Suspense } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'

const EventForm = lazy(() => import('./event-form.tsx'))
const ArticleForm = lazy(() => import('./article-form.tsx'))
const ReelForm = lazy(() => import('./reel-form.tsx'))

const kinds = {
  event: { title: 'newEvent', Form: EventForm },
  article: { title: 'newArticle', Form: ArticleForm },
  reel: { title: 'newReel', Form: ReelForm },
} as const

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'submissions')
  return pageMeta(matches, {
    path: urls.practiceSubmissions(),
    title: t('one.meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function NewSubmission() {
  const t = useTranslations('submissions.one')
  const [query] = useSearchParams()
  const kind = submissionKinds.find((one) => one === query.get('kind')) ?? 'event'
  const { Form } = kinds[kind]
  const title = t(kinds[kind].title)
  return (
    <PrivatePage of="healer" waiting={<h1>{title}</h1>}>
      {() => (
        <>
          <Breadcrumbs way={[{ name: t('crumb'), to: urls.practiceSubmissions() }, { name: title }]} />
          <h1>{title}</h1>
          <Suspense fallback={null}>
            <Form />
          </Suspense>
        </>
      )}
    </PrivatePage>
  )
}
