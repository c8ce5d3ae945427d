import '../../messages/calendars.ts'
import {
  type AskingProviderName,
  type CalendarProviderName,
  calendarAccountsMax,
} from '@newyou/contract/care/calendars'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
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
  const [asking, setAsking] = useState<'new' | 'again'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const connecting = useConnect()
  function connect(provider: CalendarProviderName, button: HTMLButtonElement, how: 'new' | 'again') {
    if (provider === 'caldav') {
      opener.current = button
      setAsking(how)
    } else void connecting.run(provider)
  }
  function close(to: HTMLElement | null) {
    setAsking(undefined)
    to?.focus()
  }
  useEffect(() => {
    if (endedCount > 0) void refetch()
  }, [endedCount, refetch])
  if (isError && !data) return <ErrorState heading="h3" onRetry={() => void refetch()} />
  if (!data || data.providers.length + data.accounts.length === 0) return null
  const mayConnect = data.accounts.length < calendarAccountsMax
  // Connecting takes the button away where an account lets us in again, and where it is the last that there can be.
  const staysAfter = asking === 'new' && data.accounts.length + 1 < calendarAccountsMax
  return (
    <Stack as="section" gap={4} aria-label={t('title')}>
      <h3 ref={heading} tabIndex={-1}>
        {t('title')}
      </h3>
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
                  onClick={({ currentTarget }) => connect(account.provider, currentTarget, 'again')}
                >
                  {t('again')}
                </Button>
              }
            />
          ))}
        </Stack>
      )}
      {asking && (
        <ConnectServer
          onClose={() => close(opener.current)}
          onConnected={() => close(staysAfter ? opener.current : heading.current)}
        />
      )}
      {mayConnect ? (
        <Toolbar>
          {data.providers.map((provider) => (
            <Button
              key={provider}
              variant="quiet"
              busy={connecting.isBusy || connecting.isDone}
              onClick={({ currentTarget }) => connect(provider, currentTarget, 'new')}
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
