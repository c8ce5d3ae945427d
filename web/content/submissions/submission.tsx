import '../../messages/submissions.ts'
import { type Submission, submissionRules } from '@newyou/contract/content/submissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type MetaArgs, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isNotThere } from '../../api/not-found.ts'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { DemoPill } from '../../care/appointments/appointment-words.tsx'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { practiceUrls } from '../../practice-urls.ts'
import { callApi } from '../../session/call-api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Card } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { submissionQueries } from './queries.ts'
import { ReelFilm } from './reel-film.tsx'
import { SubmissionPill, useKindWords } from './submission-pill.tsx'
import styles from './submissions.module.css'

const EventForm = lazy(() => import('./event-form.tsx'))
const ArticleForm = lazy(() => import('./article-form.tsx'))
const ReelForm = lazy(() => import('./reel-form.tsx'))

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'submissions')
  return pageMeta(matches, {
    path: urls.practiceSubmissions(),
    title: t('one.meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function OneSubmission() {
  const { submissionId = '' } = useParams()
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <Loaded submissionId={submissionId} />}
    </PrivatePage>
  )
}

function Loaded({ submissionId }: { submissionId: string }) {
  const t = useTranslations('submissions.one.notFound')
  const { data, error, refetch } = useQuery(submissionQueries.one(submissionId))
  if (data) return <Details submission={data} />
  if (isNotThere(error))
    return (
      <EmptyState heading="h1" title={t('title')} words={t('words')}>
        <Button variant="quiet" to={urls.practiceSubmissions()}>
          {t('action')}
        </Button>
      </EmptyState>
    )
  if (error) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return <Waiting />
}

const isIn = (states: readonly string[], { state }: Submission) => states.includes(state)

function Details({ submission }: { submission: Submission }) {
  const t = useTranslations('submissions')
  const kindWords = useKindWords()
  const mayChange = isIn(submissionRules.change, submission)
  return (
    <>
      <Breadcrumbs
        way={[{ name: t('one.crumb'), to: urls.practiceSubmissions() }, { name: t('one.crumbHere') }]}
      />
      <p className={`${layout.cluster} ${styles.pills}`}>
        <SubmissionPill of={submission} />
        {submission.is_demo && <DemoPill />}
      </p>
      <h1>{submission.content.title || t('untitled')}</h1>
      <p className={`t2 ${layout.intro}`}>{kindWords(submission)}</p>
      <Standing submission={submission} />
      {submission.kind === 'reel' && submission.state === 'sent' && (
        <ReelFilm files={submission.files} alt={submission.content.alt} />
      )}
      {mayChange && (
        <Suspense fallback={null}>
          {submission.kind === 'event' && <EventForm key={submission.version} submission={submission} />}
          {submission.kind === 'article' && <ArticleForm key={submission.version} submission={submission} />}
          {submission.kind === 'reel' && <ReelForm key={submission.version} submission={submission} />}
        </Suspense>
      )}
      <Ways submission={submission} />
    </>
  )
}

/** State of a submission. */
function Standing({ submission: { state, reason, result, kind } }: { submission: Submission }) {
  const t = useTranslations('submissions.one')
  if (state === 'sent') return <p className="t2">{t('waits')}</p>
  if (state === 'refused')
    return (
      <Card tone="warn" size="small" start gap={2} role="status">
        <b>{t('refused')}</b>
        <p className={layout.typed}>{reason}</p>
        <p>{t('refusedWords')}</p>
      </Card>
    )
  if (!result) return null
  if (!result.is_public) return kind === 'article' ? <p className="t2">{t('editing')}</p> : null
  return (
    <div className={layout.cluster}>
      {kind === 'event' && (
        <Button variant="primary" to={practiceUrls.event(result.u_id)}>
          {t('host')}
        </Button>
      )}
      <Button variant="quiet" to={result.page}>
        {t('view')}
      </Button>
    </div>
  )
}

function Ways({ submission }: { submission: Submission }) {
  const t = useTranslations('submissions.one')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const localized = useLocalized()
  const params = { submissionId: submission.u_id }
  const withdraw = useAction(async () => {
    const { data } = await callApi('POST /api/practice/submission/{submissionId}/withdraw', {
      params,
      body: { version: submission.version },
    })
    await showSaved(queries, submissionQueries.one(submission.u_id).queryKey, data)
    void queries.invalidateQueries({ queryKey: ['submissions', 'list'] })
    toast({ tone: 'ok', words: t('withdrawn') })
  })
  const remove = useAction(async () => {
    const isSure = await confirm({
      title: t('removing.title'),
      words: t('removing.words'),
      confirmLabel: t('removing.confirm'),
      cancelLabel: t('removing.cancel'),
    })
    if (!isSure) return
    await callApi('DELETE /api/practice/submission/{submissionId}', { params })
    void queries.invalidateQueries({ queryKey: ['submissions', 'list'] })
    toast({ tone: 'ok', words: t('removed') })
    await navigate(localized(urls.practiceSubmissions()), { replace: true })
  })
  return (
    <div className={`${layout.cluster} ${styles.more}`}>
      {isIn(submissionRules.withdraw, submission) && (
        <Button variant="quiet" busy={withdraw.isBusy} onClick={() => void withdraw.run()}>
          {t('withdraw')}
        </Button>
      )}
      {isIn(submissionRules.remove, submission) && (
        <Button variant="bare" busy={remove.isBusy} onClick={() => void remove.run()}>
          {t('remove')}
        </Button>
      )}
    </div>
  )
}

function Waiting() {
  const t = useTranslations('submissions.one')
  return (
    <>
      <h1 className="sr-only">{t('crumbHere')}</h1>
      <div className={layout.skeletons} aria-hidden="true">
        <SkeletonLine width="half" tall />
        <SkeletonLine tall />
        <SkeletonLine tall />
      </div>
    </>
  )
}
