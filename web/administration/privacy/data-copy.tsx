import '../../messages/privacy.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Row } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { privacyQueries } from './queries.ts'

const kilobyte = 1024

/** A copy of everything as a ZIP: asked for, watched while it is made, downloaded for a day. */
export function DataCopy() {
  const t = useTranslations('privacy.copy')
  const failed = useTranslations('privacy')('failed')
  const locale = useLocale()
  const { until } = useWhen()
  const client = useQueryClient()
  const { queryKey } = privacyQueries.copy()
  const { data: copy, isError, refetch } = useQuery(privacyQueries.copy())
  const request = useAction(async () => {
    const { data } = await callApi('POST /api/website/data-export')
    await showSaved(client, queryKey, data)
  })
  const download = useAction(async (exportId: string) => {
    const { data } = await callApi('GET /api/website/data-export/{exportId}/address', {
      params: { exportId },
    })
    location.assign(data.address)
  })
  const sizeOf = (bytes: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
      Math.max(1, bytes / kilobyte),
    )
  return (
    <Row as="section" size="large" width="form" start gap={3}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words')}</p>
      {isError && <ErrorState title={failed} onRetry={() => void refetch()} />}
      <div role="status">
        {copy?.state === 'waiting' && <p>{t('waiting', { percent: copy.percent })}</p>}
        {copy?.state === 'ready' && (
          <p>{t('ready', { size: sizeOf(copy.bytes ?? 0), when: until(copy.expires_at) })}</p>
        )}
        {copy?.state === 'failed' && <p>{t('failed')}</p>}
        {copy?.state === 'expired' && <p className="t2">{t('expired')}</p>}
      </div>
      {copy?.state === 'waiting' && <progress aria-label={t('progress')} max={100} value={copy.percent} />}
      {copy?.state === 'ready' ? (
        <Button variant="primary" busy={download.isBusy} onClick={() => void download.run(copy.u_id)}>
          {t('download')}
        </Button>
      ) : (
        <Button
          variant="quiet"
          busy={request.isBusy}
          disabled={copy?.state === 'waiting'}
          onClick={() => void request.run()}
        >
          {t('request')}
        </Button>
      )}
    </Row>
  )
}
