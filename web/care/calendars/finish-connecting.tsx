import '../../messages/calendars.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { toast } from '../../ui/overlay-store.ts'
import { Card } from '../../ui/parts.tsx'
import { pageBefore } from './consent-page.ts'
import { calendarQueries } from './queries.ts'

/** What a provider sent back with the browser is handed over once, and leaves the address at once. */
export function FinishConnecting() {
  const t = useTranslations('calendars.accounts')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const finished = useRef('')
  const finishing = useAction(
    async (body: { code: string; state: string }) => {
      await callApi('POST /api/practice/calendar-accounts', { body })
      await client.invalidateQueries({ queryKey: calendarQueries.mine().queryKey })
      toast({ tone: 'ok', words: t('connected') })
    },
    { shows: 'failure' },
  )
  useEffect(() => {
    const query = new URLSearchParams(search)
    const [code, state, error] = ['code', 'state', 'error'].map((name) => query.get(name) ?? '')
    if (!state || finished.current === state) return
    finished.current = state
    const before = pageBefore()
    // Its words are in another language, which a page has from the beginning.
    if (before && before !== pathname) return window.location.replace(before + search)
    void navigate(pathname, { replace: true, preventScrollReset: true })
    if (code) void finishing.run({ code, state })
    else if (error) toast({ tone: 'bad', words: t('denied') })
  })
  if (finishing.isBusy) return <p role="status">{t('finishing')}</p>
  if (!finishing.failure) return null
  return (
    <Card tone="warn" size="small" role="alert">
      <p>{finishing.failure}</p>
    </Card>
  )
}
