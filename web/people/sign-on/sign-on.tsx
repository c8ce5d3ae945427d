import '../../messages/accounts-staff.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { deviceFields } from '../../session/device-signal.ts'
import { deviceId, storeSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { urls } from '../../urls.ts'

/** For this tab and the minutes at the provider. */
const keptPath = 'sign-on-path'

/** The page that the person left for the provider, in its language and with where they wanted to go. */
function takePath(): string {
  const kept = sessionStorage.getItem(keptPath)
  sessionStorage.removeItem(keptPath)
  return kept ?? urls.loginStaff()
}

/**
 * Logs colleagues in by the provider of their organisation, where the site has one: a button that leads there, and what
 * follows when the provider sends the browser back to this page.
 */
export function SignOn() {
  const t = useTranslations('accounts-staff')
  const navigate = useNavigate()
  const [name, setName] = useState<string>()
  const [isCancelled, setCancelled] = useState(false)
  const hasBegun = useRef(false)

  const starting = useAction(
    async () => {
      setCancelled(false)
      const { data } = await callApi('POST /api/website/staff-sign-on-start', {
        body: { device_id: deviceId() },
      })
      sessionStorage.setItem(keptPath, location.pathname + location.search)
      location.assign(data.address)
    },
    { shows: 'failure' },
  )
  const finishing = useAction(
    async ({ path, ...sent }: { code: string; state: string; iss?: string; path: string }) => {
      const { data } = await callApi('POST /api/website/staff-sign-on', {
        body: { ...sent, ...(await deviceFields()) },
      })
      storeSession(data)
      // Another language is another page. The page itself goes on where a session is.
      if (!path.startsWith(location.pathname)) location.replace(path)
    },
    { shows: 'failure' },
  )

  const begin = useEffectEvent(async () => {
    const query = new URLSearchParams(location.search)
    const [code, state, iss] = ['code', 'state', 'iss'].map((word) => query.get(word))
    if (state) {
      const path = takePath()
      // What came with the address counts once and stays in no history.
      await navigate(path.startsWith(location.pathname) ? path : urls.loginStaff(), { replace: true })
      if (code) void finishing.run({ code, state, ...(iss && { iss }), path })
      else setCancelled(true)
    }
    const { data } = await callApi('GET /api/website/staff-sign-on')
    setName(data?.name)
  })
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    // Without an answer the OTP is there.
    begin().catch(() => {})
  }, [])

  const failure = starting.failure ?? finishing.failure
  return (
    <>
      <FormFailure>{failure ?? (isCancelled && t('signOn.cancelled'))}</FormFailure>
      {(name || finishing.isBusy) && (
        <Button
          variant="quiet"
          wide
          busy={starting.isBusy || starting.isDone || finishing.isBusy}
          onClick={() => void starting.run()}
        >
          {finishing.isBusy ? t('signOn.busy') : t('signOn.button', { name: name ?? '' })}
        </Button>
      )}
    </>
  )
}
