import '../../../messages/healers-page.ts'
import type { OwnPage } from '@newyou/contract/care/healers/page'
import { useTranslations } from 'use-intl'
import { useAction } from '../../../api/use-action.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/overlay-store.ts'
import { useWhen } from '../../../ui/visitor-time.tsx'

/** Text that waits to be read, or was refused for a reason. */
export function PageChange({
  change,
  onWithdrawn,
}: {
  change: NonNullable<OwnPage['change']>
  onWithdrawn: (page: OwnPage) => void
}) {
  const t = useTranslations('healers-page')
  const when = useWhen()
  const { run, isBusy } = useAction(async () => {
    const { data } = await callApi('POST /api/practice/page-change/withdraw')
    onWithdrawn(data)
    toast({ tone: 'ok', words: t('waiting.withdrawn') })
  })
  const isRefused = change.refused_at !== null
  return (
    <Notice>
      <h2>{t(isRefused ? 'refused.title' : 'waiting.title')}</h2>
      {isRefused && <p>{change.refused_because}</p>}
      <p>{isRefused ? t('refused.words') : t('waiting.words', { when: when.at(change.sent_at) })}</p>
      <Button variant="quiet" busy={isBusy} onClick={() => void run()}>
        {t(isRefused ? 'refused.discard' : 'waiting.withdraw')}
      </Button>
    </Notice>
  )
}
