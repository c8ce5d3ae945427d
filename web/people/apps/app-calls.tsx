import '../../messages/apps.ts'
import type { AppGrant } from '@newyou/contract/people/apps/apps'
import { type Scope, scopes } from '@newyou/contract/scopes'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { Stack } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'

/** What an app did for a person lately: in their words, with the call for those who read it. */
export function AppCalls({ of: { u_id: grantId, app_name: name } }: { of: AppGrant }) {
  const t = useTranslations('apps.connected')
  const locale = useLocale() === 'hi' ? 'hi' : 'en'
  const { at } = useWhen()
  const { data, isError, refetch } = useQuery({
    queryKey: ['app-grants', grantId, 'calls'],
    // What an app does, changes by the second.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await callApi('GET /api/website/app-grant/{grantId}/call', { params: { grantId }, signal })).data,
  })
  if (isError) return <ErrorState words={t('callsFailed')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLine width="most" />
  if (data.length === 0) return <p className="t2">{t('noCalls')}</p>
  return (
    <>
      <p className="small t3">{t('callsWords')}</p>
      <Stack as="ul" gap={2} aria-label={t('callsOf', { name })}>
        {data.map(({ at: moment, call, status, scope }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two calls may be alike, and the list is only read
          <li key={index}>
            <div className={layout.ends}>
              <span>{scope && scope in scopes ? scopes[scope as Scope].words[locale] : t('otherCall')}</span>
              <span className="small t2 num">
                {status < 400 ? at(moment) : t('refusedAt', { when: at(moment) })}
              </span>
            </div>
            <code className={`small t3 ${layout.typed}`}>{call.replace('/api/', '/')}</code>
          </li>
        ))}
      </Stack>
    </>
  )
}
