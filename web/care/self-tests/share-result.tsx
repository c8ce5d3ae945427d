import '../../messages/self-tests.ts'
import type { OwnTestResult } from '@newyou/contract/care/self-tests'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Switch } from '../../ui/choice.tsx'
import styles from './result.module.css'

export interface ShareWith {
  healer_u_id: string
  full_name: string
}

/** With which healers a result is shared; nothing is until the client says so. */
export function ShareResult({ result, healers }: { result: OwnTestResult; healers: readonly ShareWith[] }) {
  const t = useTranslations('self-tests.share')
  const queries = useQueryClient()
  const shared = new Set(result.shared_with.map(({ healer_u_id: id }) => id))
  const change = useAction(async (healerId: string) => {
    const params = { resultId: result.u_id, healerId }
    if (shared.has(healerId))
      await callApi('DELETE /api/website/test-result/{resultId}/share/{healerId}', { params })
    else await callApi('PUT /api/website/test-result/{resultId}/share/{healerId}', { params })
    await queries.invalidateQueries({ queryKey: ['self-tests'] })
  })
  return (
    <details className={styles.about} open={shared.size > 0}>
      <summary>
        {shared.size > 0
          ? t('shared', { names: result.shared_with.map((one) => one.full_name).join(', ') })
          : t('open')}
      </summary>
      <p className="small t2">{healers.length > 0 ? t('words') : t('none')}</p>
      {healers.map((healer) => (
        <Switch
          key={healer.healer_u_id}
          // As it will be, while it is sent.
          checked={shared.has(healer.healer_u_id) !== (change.busyWith === healer.healer_u_id)}
          disabled={change.isBusy}
          onChange={() => void change.run(healer.healer_u_id)}
        >
          {t('with', { name: healer.full_name })}
        </Switch>
      ))}
    </details>
  )
}
