import '../../../messages/courses-practice.ts'
import { reviewMax } from '@newyou/contract/vocabulary'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { DemoPill } from '../../../care/appointments/appointment-words.tsx'
import { textsOf } from '../../../messages/index.ts'
import { PrivatePage } from '../../../page/private-page.tsx'
import { callApi } from '../../../session/call-api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ChoiceButtons } from '../../../ui/form/form-parts.tsx'
import layout from '../../../ui/layout.module.css'
import { localeOf } from '../../../ui/locale.ts'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { toast } from '../../../ui/overlay-store.ts'
import { pageMeta } from '../../../ui/page-meta.ts'
import { Pager } from '../../../ui/pager.tsx'
import { Row } from '../../../ui/parts.tsx'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { WordsForm } from '../../../ui/words-form.tsx'
import { urls } from '../../../urls.ts'

type Show = 'open' | 'answered'

const taught = (show: Show, page: number) => ({
  queryKey: ['learning', 'taught', show, page],
  placeholderData: keepPreviousData,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('GET /api/website/course-qa', {
      query: { page, taught: 'true', is_answered: show === 'answered' ? 'true' : 'false' },
      signal,
    }),
})

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'courses-practice')
  return pageMeta(matches, {
    path: urls.practiceQuestions(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

/** In the practice: questions about the healer's own courses. */
export default function Questions() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <MyQuestions />}
    </PrivatePage>
  )
}

function MyQuestions() {
  const t = useTranslations('courses-practice')
  const [show, setShow] = useState<Show>('open')
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery(taught(show, page))
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <div>
        <ChoiceButtons
          label={t('show')}
          name="show"
          options={[
            { value: 'open', label: t('open') },
            { value: 'answered', label: t('answered') },
          ]}
          value={show}
          onChoose={(value: Show) => {
            setShow(value)
            setPage(1)
          }}
        />
      </div>
      {!data && isError && <ErrorState words={t('failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeletons />}
      {data?.total === 0 && <EmptyState title={t(`none.${show}`)} words={t('noneWords')} />}
      {data && data.total > 0 && (
        <ul>
          {data.data.map((question) => (
            <Row start key={question.u_id}>
              <Question question={question} />
            </Row>
          ))}
        </ul>
      )}
      {data && <Pager of={data} label={t('pages')} onPage={setPage} />}
    </>
  )
}

interface Asked {
  u_id: string
  course_u_id: string
  course_title: string
  by: string
  question: string
  answer: string | null
  is_demo: boolean
  created_at: string
}

function Question({ question }: { question: Asked }) {
  const t = useTranslations('courses-practice')
  const { at } = useWhen()
  const queries = useQueryClient()
  return (
    <>
      {question.is_demo && <DemoPill />}
      <p className={layout.typed}>{question.question}</p>
      <p className="small t3">{t('by', { name: question.by, when: at(question.created_at) })}</p>
      <LocaleLink className="small" to={urls.course(question.course_u_id)}>
        {t('course', { title: question.course_title })}
      </LocaleLink>
      {question.answer === null ? (
        <WordsForm
          label={t('label')}
          send={t('send')}
          rows={3}
          maxLength={reviewMax}
          onSend={async (answer) => {
            await callApi('PUT /api/website/course-qa/{courseQueId}', {
              params: { courseQueId: question.u_id },
              body: { answer },
            })
            toast({ tone: 'ok', words: t('sent') })
            await queries.invalidateQueries({ queryKey: ['learning', 'taught'] })
          }}
        />
      ) : (
        <div>
          <p className="small t3">{t('yours')}</p>
          <p className={layout.typed}>{question.answer}</p>
        </div>
      )}
    </>
  )
}

function Skeletons() {
  return (
    <div className={layout.skeletons} aria-hidden="true">
      <SkeletonLine tall />
      <SkeletonLine tall />
    </div>
  )
}

function Waiting() {
  const t = useTranslations('courses-practice')
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('lead')}</p>
      <Skeletons />
    </>
  )
}
