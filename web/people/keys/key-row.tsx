import '../../messages/keys.ts'
import type { ApiKey } from '@newyou/contract/people/keys/keys'
import { type Scope, scopes } from '@newyou/contract/scopes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import layout from '../../ui/layout.module.css'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { Row, Toolbar } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { StatePill } from '../../ui/state-pill.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'

const toneOf = { active: 'ok', ended: 'past', revoked: 'past' } as const

const stateOf = ({ revoked_at: revoked, expires_at: end }: ApiKey, now: number) =>
  revoked ? 'revoked' : Date.parse(end) <= now ? 'ended' : 'active'

/** One key: whether it is good, what it may do, when it was used, and the ways to look at its calls and end it. */
export function KeyRow({ of: key, onRevoked }: { of: ApiKey; onRevoked: () => Promise<unknown> }) {
  const t = useTranslations('keys')
  const locale = useLocale() === 'hi' ? 'hi' : 'en'
  const { at, now } = useWhen()
  const [showsCalls, setShowsCalls] = useState(false)
  const state = stateOf(key, now)
  const revoking = useAction(async () => {
    await callApi('DELETE /api/practice/key/{keyId}', { params: { keyId: key.u_id } })
    toast({ tone: 'ok', words: t('revoked') })
    await onRevoked()
  })

  async function revoke() {
    const isSure = await confirm({
      title: t('sure.title', { name: key.name }),
      words: t('sure.words'),
      confirmLabel: t('sure.confirm'),
      cancelLabel: t('sure.cancel'),
    })
    if (isSure) await revoking.run()
  }

  return (
    <Row>
      <div className={layout.ends}>
        <b>{key.name}</b>
        <StatePill tone={toneOf[state]}>{t(`state.${state}`)}</StatePill>
      </div>
      <p className="small t2">
        {t('begins', { text: key.begins_with })}
        {' · '}
        {key.last_used_at ? t('used', { when: at(key.last_used_at) }) : t('unused')}
        {' · '}
        {key.revoked_at
          ? t('revokedAt', { when: at(key.revoked_at) })
          : t(state === 'ended' ? 'endedAt' : 'until', { when: at(key.expires_at) })}
      </p>
      <details>
        <summary>{t('may')}</summary>
        <ul className={layout.bullets}>
          {key.scopes.map((scope) => (
            <li key={scope}>{scope in scopes ? scopes[scope as Scope].words[locale] : scope}</li>
          ))}
        </ul>
      </details>
      <Toolbar>
        <Button variant="quiet" small aria-expanded={showsCalls} onClick={() => setShowsCalls(!showsCalls)}>
          {t('calls')}
        </Button>
        {state === 'active' && (
          <Button
            variant="bare"
            small
            busy={revoking.isBusy}
            aria-label={t('revokeNamed', { name: key.name })}
            onClick={() => void revoke()}
          >
            {t('revoke')}
          </Button>
        )}
      </Toolbar>
      {showsCalls && <Calls of={key} />}
    </Row>
  )
}

function Calls({ of: { u_id: keyId, name } }: { of: ApiKey }) {
  const t = useTranslations('keys')
  const { at } = useWhen()
  const { data, isError, refetch } = useQuery({
    queryKey: ['keys', keyId, 'calls'],
    // What a program does, changes by the second.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await callApi('GET /api/practice/key/{keyId}/call', { params: { keyId }, signal })).data,
  })
  if (isError) return <ErrorState words={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLine width="most" />
  if (data.length === 0) return <p className="t2">{t('noCalls')}</p>
  return (
    <>
      <p className="small t3">{t('callsWords')}</p>
      <ul aria-label={t('callsOf', { name })}>
        {data.map(({ at: moment, call, status }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two calls may be alike, and the list is only read
          <li key={index} className={layout.ends}>
            <code className={layout.typed}>{call.replace('/api/', '/')}</code>
            <span className="small t2 num">
              {status} · {at(moment)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
