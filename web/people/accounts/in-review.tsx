import '../../messages/accounts-healer.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { useFile } from '../../session/save-file.ts'
import type { Session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './profile.module.css'

/** A healer's view of their application until they are verified. */
export function InReview({ session }: { session: Session }) {
  const t = useTranslations('accounts-healer')
  const { save, isBusy } = useFile()
  const state = session.profile?.healer_state
  const isInReview = state === 'in-review'
  const isOff = state === 'refused' || state === 'paused'
  const application = useQuery({
    queryKey: ['healer-application'],
    queryFn: ({ signal }) => callApi('GET /api/website/healer-application', { signal }),
    enabled: isOff,
  })
  const { data } = useQuery({
    queryKey: ['healer-documents'],
    queryFn: ({ signal }) => callApi('GET /api/website/healer-document', { signal }),
    enabled: isInReview,
  })
  if (isOff)
    return (
      <div className={styles.waiting}>
        <Notice>
          <strong>{t(`${state}Title`)}</strong>
          <p>{application.data?.data.reason}</p>
          <p>{t(state)}</p>
        </Notice>
      </div>
    )
  if (!isInReview) return null
  return (
    <div className={styles.waiting}>
      <Notice>
        <strong>{t('inReviewTitle')}</strong>
        <p>{t('inReview')}</p>
      </Notice>
      <h2 className={styles.part}>{t('sentDocuments')}</h2>
      <ul className={styles.devices}>
        {data?.data.map(({ u_id: id, name }) => (
          <li key={id}>
            {name}
            <Button
              variant="quiet"
              small
              busy={isBusy}
              onClick={() => void save(name, `/api/website/healer-document/${id}`)}
            >
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
