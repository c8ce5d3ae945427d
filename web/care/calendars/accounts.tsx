import '../../messages/calendars.ts'
import {
  type AskingProviderName,
  type CalendarProviderName,
  calendarAccountsMax,
} from '@newyou/contract/care/calendars'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Stack, Toolbar } from '../../ui/parts.tsx'
import { ConnectServer } from './connect-server.tsx'
import { rememberPage } from './consent-page.ts'
import { FinishConnecting } from './finish-connecting.tsx'
import { OneAccount } from './one-account.tsx'
import { calendarQueries } from './queries.ts'

/** Goes to the page of a provider that asks whether we may come in; it sends the browser back here. */
function useConnect() {
  return useAction(async (provider: AskingProviderName) => {
    const { data } = await callApi('POST /api/practice/calendar-accounts/consent', { body: { provider } })
    rememberPage()
    window.location.assign(data.address)
  })
}

/**
 * The accounts of a healer at providers of calendars: connected, their calendars chosen, given up. Of how many calendars the
 * account has ended tells when there is news of the accounts.
 */
export function Accounts({ endedCount }: { endedCount: number }) {
  const t = useTranslations('calendars.accounts')
  const { data, isError, refetch } = useQuery(calendarQueries.accounts())
  const [isAsking, setAsking] = useState(false)
  const connecting = useConnect()
  const connect = (provider: CalendarProviderName) =>
    provider === 'caldav' ? setAsking(true) : void connecting.run(provider)
  useEffect(() => {
    if (endedCount > 0) void refetch()
  }, [endedCount, refetch])
  if (isError && !data) return <ErrorState heading="h3" onRetry={() => void refetch()} />
  if (!data || data.providers.length + data.accounts.length === 0) return null
  const mayConnect = data.accounts.length < calendarAccountsMax
  return (
    <Stack as="section" gap={4} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p className="t2">{t('words')}</p>
      <FinishConnecting />
      {data.accounts.length > 0 && (
        <Stack as="ul" gap={4}>
          {data.accounts.map((account) => (
            <OneAccount
              key={account.u_id}
              account={account}
              again={
                <Button
                  variant="primary"
                  small
                  busy={connecting.isBusy || connecting.isDone}
                  onClick={() => connect(account.provider)}
                >
                  {t('again')}
                </Button>
              }
            />
          ))}
        </Stack>
      )}
      {isAsking && <ConnectServer onClose={() => setAsking(false)} />}
      {mayConnect ? (
        <Toolbar>
          {data.providers.map((provider) => (
            <Button
              key={provider}
              variant="quiet"
              busy={connecting.isBusy || connecting.isDone}
              onClick={() => connect(provider)}
            >
              {t(`connect.${provider}`)}
            </Button>
          ))}
        </Toolbar>
      ) : (
        <p className="small t3">{t('most', { count: calendarAccountsMax })}</p>
      )}
    </Stack>
  )
}
