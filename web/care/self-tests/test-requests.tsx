import '../../messages/self-tests.ts'
import type { TestListEntry } from '@newyou/contract/care/self-tests'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { urls } from '../../urls.ts'
import styles from './result.module.css'

/** Healers who asked for a result and wait for a yes or a no. */
export function TestRequests({ tests }: { tests: readonly TestListEntry[] }) {
  const t = useTranslations('self-tests')
  const queries = useQueryClient()
  const decline = useAction(async (requestId: string) => {
    await callApi('POST /api/website/test-request/{requestId}/decline', { params: { requestId } })
    await queries.invalidateQueries({ queryKey: ['self-tests'] })
  })
  const requests = tests.flatMap((test) => test.requests.map((request) => ({ test, request })))
  if (requests.length === 0) return null
  return (
    <ul className={styles.requests}>
      {requests.map(({ test, request }) => (
        <li key={request.u_id}>
          <p>{t('asks.words', { name: request.healer.full_name, test: test.name })}</p>
          <div className={layout.cluster}>
            {!test.retest_at && (
              <Button variant="primary" small to={urls.test(test.code)}>
                {t('take')}
              </Button>
            )}
            <Button
              variant="bare"
              small
              busy={decline.busyWith === request.u_id}
              onClick={() => void decline.run(request.u_id)}
            >
              {t('asks.decline')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
