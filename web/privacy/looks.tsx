import '../messages/privacy.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorState } from '../ui/error-state.tsx'
import { Pager } from '../ui/pager.tsx'
import { useWhen } from '../ui/visitor-time.tsx'
import styles from './privacy.module.css'
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
    <section className={styles.part}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words')}</p>
      {isError && <ErrorState title={failed} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p>{t('none')}</p>}
      {data && data.total > 0 && (
        <>
          <ul className={styles.rows}>
            {data.data.map((look) => (
              <li key={`${look.at} ${look.kind} ${look.title}`}>
                <span>
                  {t(`kinds.${look.kind}`, { title: look.title })}
                  <span className="small t2"> · {t(look.is_change ? 'changed' : 'looked')}</span>
                </span>
                <span className="small t2">{at(look.at)}</span>
              </li>
            ))}
          </ul>
          <Pager of={data} label={t('pages')} onPage={setPage} />
        </>
      )}
    </section>
  )
}
