import '../../messages/submissions.ts'
import type { Submission } from '@newyou/contract/content/submissions'
import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { DemoPill } from '../../care/appointments/appointment-words.tsx'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { practiceUrls } from '../../practice-urls.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Pager } from '../../ui/pager.tsx'
import { Row } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { usePage } from '../../ui/use-page.ts'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { submissionQueries } from './queries.ts'
import { SubmissionPill, useKindWords } from './submission-pill.tsx'
import styles from './submissions.module.css'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'submissions')
  return pageMeta(matches, {
    path: urls.practiceSubmissions(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function Submissions() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <MySubmissions />}
    </PrivatePage>
  )
}

function MySubmissions() {
  const t = useTranslations('submissions')
  const { page, toPage } = usePage(urls.practiceSubmissions)
  const { data, isError, refetch } = useQuery(submissionQueries.list(page))
  if (!data)
    return isError ? (
      <ErrorState heading="h1" words={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <Waiting />
    )
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <div className={layout.cluster}>
        <Button variant="primary" to={practiceUrls.newSubmission('event')}>
          {t('newEvent')}
        </Button>
        <Button variant="quiet" to={practiceUrls.newSubmission('article')}>
          {t('newArticle')}
        </Button>
        <Button variant="quiet" to={practiceUrls.newSubmission('reel')}>
          {t('newReel')}
        </Button>
      </div>
      {data.total === 0 ? (
        <EmptyState title={t('none.title')} words={t('none.words')} />
      ) : (
        <ul className={styles.more}>
          {data.data.map((submission) => (
            <li key={submission.u_id}>
              <SubmissionRow submission={submission} />
            </li>
          ))}
        </ul>
      )}
      <Pager of={data} label={t('pages')} onPage={toPage} />
    </>
  )
}

function SubmissionRow({ submission }: { submission: Submission }) {
  const t = useTranslations('submissions')
  const kindWords = useKindWords()
  const { at } = useWhen()
  const { sent_at: sent, state } = submission
  return (
    <Row as={LocaleLink} shape="ends" to={practiceUrls.submission(submission.u_id)}>
      <span className={layout.names}>
        <b>{submission.content.title || t('untitled')}</b>
        <span className="small t2">{kindWords(submission)}</span>
        <span className="small t3">
          {sent && state !== 'draft'
            ? t('sentAt', { when: at(sent) })
            : t('changed', { when: at(submission.updated_at) })}
        </span>
      </span>
      <span className={layout.cluster}>
        <SubmissionPill of={submission} />
        {submission.is_demo && <DemoPill />}
      </span>
    </Row>
  )
}

function Waiting() {
  const t = useTranslations('submissions')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <div className={layout.skeletons} aria-hidden="true">
        <SkeletonLine tall />
        <SkeletonLine tall />
      </div>
    </>
  )
}
