import '../../messages/privacy.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Row } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { privacyQueries } from './queries.ts'

/** When staff looked at records of the client. */
export function Looks() {
  const t = useTranslations('privacy.looks')
  const failed = useTranslations('privacy')('failed')
  const { at } = useWhen()
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    ...privacyQueries.looks(page),
    placeholderData: keepPreviousData,
  })
  return (
    <Row as="section" size="large" width="form" start gap={3}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words')}</p>
      {isError && <ErrorState title={failed} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p>{t('none')}</p>}
      {data && data.total > 0 && (
        <>
          <ul>
            {data.data.map((look) => (
              <Row key={`${look.at} ${look.kind} ${look.title}`} shape="line" size="small" gap={1}>
                <span>
                  {t(`kinds.${look.kind}`, { title: look.title })}
                  <span className="small t2"> · {t(look.is_change ? 'changed' : 'looked')}</span>
                </span>
                <span className="small t2">{at(look.at)}</span>
              </Row>
            ))}
          </ul>
          <Pager of={data} label={t('pages')} onPage={setPage} />
        </>
      )}
    </Row>
  )
}
