import '../../messages/organization-sign-on.ts'
import { pathTo } from '@newyou/contract/addresses'
import type { FinishedSignOn } from '@newyou/contract/money/organization-sign-on/sign-on'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useGoAfterLogin } from '../../people/accounts/go-after-login.ts'
import { callApi } from '../../session/call-api.ts'
import { deviceFields } from '../../session/device-signal.ts'
import { afterLogin } from '../../session/redirect-to.ts'
import { currentSession, storeSession } from '../../session/session.ts'
import { localeOf, localized } from '../../ui/locale.ts'
import { toast } from '../../ui/overlay-store.ts'
import { urls } from '../../urls.ts'
import { forgetTicket, forgetTrip, keepTicket, readTicket, readTrip } from './kept.ts'

type FirstTime = Exclude<FinishedSignOn, { outcome: 'logged-in' }>

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** A log-in by the provider of an organisation: what stands on its page, and what follows when the browser comes back. */
export function useSignOn(organizationId: string) {
  const t = useTranslations('organization-sign-on.first')
  const navigate = useNavigate()
  const goAfterLogin = useGoAfterLogin()
  const [query] = useSearchParams()
  const redirectTo = query.get('redirect_to') ?? undefined
  const [name, setName] = useState<string>()
  const [hasGone, setGone] = useState(false)
  const [isCancelled, setCancelled] = useState(false)
  const [first, setFirst] = useState<FirstTime>()
  const hasBegun = useRef(false)
  const params = { organizationId }

  const finishing = useAction(
    async (sent: { code: string; state: string; iss?: string }) => {
      const { data } = await callApi('POST /api/website/organization-sign-on/{organizationId}', {
        params,
        body: { ...sent, ...(await deviceFields()) },
      })
      if (data.outcome !== 'logged-in') {
        keepTicket({ organizationId, ticket: data.ticket })
        return setFirst(data)
      }
      const wished = readTrip()?.redirectTo
      forgetTrip()
      storeSession(data)
      await goAfterLogin(afterLogin(wished, 'client'))
    },
    { shows: 'failure' },
  )
  const connecting = useAction(
    async (ticket: string) => {
      // It counts once, also where it is refused.
      forgetTicket()
      const { data } = await callApi('POST /api/website/organization-sign-on/{organizationId}/connect', {
        params,
        body: { ticket },
      })
      const wished = readTrip()?.redirectTo
      forgetTrip()
      toast({ tone: 'ok', words: t('connected', { name: data.name }) })
      await goAfterLogin(wished ? afterLogin(wished, 'client') : urls.organization())
    },
    { shows: 'failure' },
  )

  const begin = useEffectEvent(async () => {
    const sent = new URLSearchParams(location.search)
    const [code, state, iss] = ['code', 'state', 'iss'].map((word) => sent.get(word))
    const trip = readTrip()
    const own = localized(
      pathTo('organizationLogin', { organizationId }),
      trip?.locale ?? localeOf(location.pathname),
    )
    // Another language is another page; it does what follows.
    if (state && own !== location.pathname) return location.replace(own + location.search)
    const ticket = readTicket(organizationId)
    if (state) {
      // What came with the address counts once and stays in no history.
      await navigate(own, { replace: true })
      if (code) void finishing.run({ code, state, ...(iss && { iss }) })
      else setCancelled(true)
    } else if (ticket && currentSession()?.role === 'client') void connecting.run(ticket)
    const { data } = await callApi('GET /api/website/organization-sign-on/{organizationId}', { params })
    setName(data.name)
  })
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    // Without an answer the OTP is there.
    begin().catch((error: unknown) => setGone(isGone(error)))
  }, [])

  return {
    name,
    hasGone,
    isCancelled,
    redirectTo,
    /** What a first log-in asks for. */
    first,
    isBusy: finishing.isBusy || connecting.isBusy,
    isConnecting: connecting.isBusy,
    failure: finishing.failure ?? connecting.failure,
    /** After a log-in with an OTP on this page. */
    async connect() {
      const ticket = readTicket(organizationId)
      if (!ticket) return
      setFirst(undefined)
      await connecting.run(ticket)
    },
  }
}
export type SignOnPage = ReturnType<typeof useSignOn>
