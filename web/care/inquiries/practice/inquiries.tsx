import '../../../messages/inquiries-practice.ts'
import { inquiryAnswerMax, type PracticeInquiry } from '@newyou/contract/care/inquiries'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../../messages/index.ts'
import { PrivatePage } from '../../../page/private-page.tsx'
import { callApi } from '../../../session/call-api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import layout from '../../../ui/layout.module.css'
import { localeOf } from '../../../ui/locale.ts'
import { toast } from '../../../ui/overlay-store.ts'
import { pageMeta } from '../../../ui/page-meta.ts'
import { Pager } from '../../../ui/pager.tsx'
import { Row } from '../../../ui/parts.tsx'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { StatePill } from '../../../ui/state-pill.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { WordsForm } from '../../../ui/words-form.tsx'
import { urls } from '../../../urls.ts'

const received = (page: number) => ({
  queryKey: ['practice', 'inquiries', page],
  placeholderData: keepPreviousData,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('GET /api/practice/inquiry', { query: { page }, signal }),
})

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'inquiries-practice')
  return pageMeta(matches, {
    path: urls.practiceInquiries(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

/** In the practice: what people ask this healer before they book. */
export default function Inquiries() {
  return (
    <PrivatePage of="healer" waiting={<Waiting />}>
      {() => <MyInquiries />}
    </PrivatePage>
  )
}

function MyInquiries() {
  const t = useTranslations('inquiries-practice')
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery(received(page))
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
      {data.total === 0 ? (
        <EmptyState title={t('none.title')} words={t('none.words')} />
      ) : (
        <ul>
          {data.data.map((inquiry) => (
            <Row key={inquiry.u_id}>
              <Inquiry inquiry={inquiry} />
            </Row>
          ))}
        </ul>
      )}
      <Pager of={data} label={t('pages')} onPage={setPage} />
    </>
  )
}

function Inquiry({ inquiry }: { inquiry: PracticeInquiry }) {
  const t = useTranslations('inquiries-practice')
  const { at } = useWhen()
  const queries = useQueryClient()
  const isNew = inquiry.state === 'new'
  return (
    <>
      <div className={layout.ends}>
        <b>{inquiry.name}</b>
        <StatePill tone={isNew ? 'info' : 'past'}>{t(isNew ? 'waiting' : 'answered')}</StatePill>
      </div>
      <p className={layout.typed}>{inquiry.description}</p>
      {inquiry.preferred_at && <p className="t2">{t('preferred', { when: at(inquiry.preferred_at) })}</p>}
      <p className="small t3">{t('received', { when: at(inquiry.created_at) })}</p>
      {isNew ? (
        <WordsForm
          label={t('label')}
          hint={t('hint')}
          send={t('send')}
          rows={4}
          maxLength={inquiryAnswerMax}
          onSend={async (text) => {
            const { message = '' } = await callApi('POST /api/practice/inquiry/{inquiryId}/answer', {
              params: { inquiryId: inquiry.u_id },
              body: { text },
            })
            toast({ tone: 'ok', words: message })
            await queries.invalidateQueries({ queryKey: ['practice', 'inquiries'] })
          }}
        />
      ) : (
        <div>
          <p className="small t3">
            {t('yours', { when: inquiry.answered_at ? at(inquiry.answered_at) : '' })}
          </p>
          <p className={layout.typed}>{inquiry.answer}</p>
        </div>
      )}
    </>
  )
}

function Waiting() {
  const t = useTranslations('inquiries-practice')
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
