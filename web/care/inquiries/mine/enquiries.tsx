import '../../../messages/inquiries-mine.ts'
import type { MyInquiry } from '@newyou/contract/care/inquiries'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
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
import { pageMeta } from '../../../ui/page-meta.ts'
import { Pager } from '../../../ui/pager.tsx'
import { Row } from '../../../ui/parts.tsx'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { StatePill } from '../../../ui/state-pill.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { urls } from '../../../urls.ts'

const asked = (page: number) => ({
  queryKey: ['enquiries', page],
  placeholderData: keepPreviousData,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('GET /api/website/my-inquiry', { query: { page }, signal }),
})

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'inquiries-mine')
  return pageMeta(matches, {
    path: urls.enquiries(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

/** Client inquiries before a booking; the replies are read here, not in a mailbox. */
export default function Enquiries() {
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {() => <Asked />}
    </PrivatePage>
  )
}

function Asked() {
  const t = useTranslations('inquiries-mine')
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery(asked(page))
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

function Inquiry({ inquiry: { healer, description, answer, ...at } }: { inquiry: MyInquiry }) {
  const t = useTranslations('inquiries-mine')
  const when = useWhen()
  return (
    <>
      <div className={layout.ends}>
        <h2>{healer ? t('toHealer', { healer: healer.full_name }) : t('toUs')}</h2>
        <StatePill tone={at.answered_at ? 'past' : 'info'}>
          {t(at.answered_at ? 'answered' : 'waiting')}
        </StatePill>
      </div>
      <p className={layout.typed}>{description}</p>
      <p className="small t3">{t('sent', { when: when.at(at.created_at) })}</p>
      {at.answered_at && (
        <div className={layout.quote}>
          <p className="small t3">{t('reply', { when: when.at(at.answered_at) })}</p>
          <p className={layout.typed}>{answer}</p>
        </div>
      )}
    </>
  )
}

function Waiting() {
  const t = useTranslations('inquiries-mine')
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
