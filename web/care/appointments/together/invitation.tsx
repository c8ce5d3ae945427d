import '../../../messages/appointments-together.ts'
import type { Invitation as Invited } from '@newyou/contract/care/appointments/together'
import { descriptionMax } from '@newyou/contract/vocabulary'
import { useCallback, useEffect, useState } from 'react'
import { type MetaArgs, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../api/client.ts'
import { useErrorWords } from '../../../api/error-words.ts'
import { useAction } from '../../../api/use-action.ts'
import { CrisisHelp } from '../../../foundation/crisis/crisis-help.tsx'
import { textsOf } from '../../../messages/index.ts'
import { callApi } from '../../../session/call-api.ts'
import { randomId } from '../../../session/random-id.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFailure } from '../../../ui/form/form-parts.tsx'
import { rupees } from '../../../ui/format.ts'
import { localeOf } from '../../../ui/locale.ts'
import { useLocalized } from '../../../ui/locale-link.tsx'
import { pageMeta } from '../../../ui/page-meta.ts'
import { Card, Stack, Toolbar } from '../../../ui/parts.tsx'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { urls } from '../../../urls.ts'
import { PlaceLines } from '../../healers/place-lines.tsx'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'appointments-together')
  return pageMeta(matches, {
    path: urls.sessionInvitation(params.token ?? ''),
    title: t('invitation.meta'),
    description: t('invitation.meta'),
    noIndex: true,
  })
}

/** Where the link of an invitation to a session together leads. Looking changes nothing. */
export default function Invitation() {
  const { token = '' } = useParams()
  const t = useTranslations('appointments-together.invitation')
  const wordsFor = useErrorWords()
  const session = useSession()
  const [shown, setShown] = useState<Invited>()
  const [failure, setFailure] = useState('')
  const [saidNo, setSaidNo] = useState(false)
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const { data } = await callApi('GET /api/website/session-invitation/{token}', {
        params: { token },
        ...(signal && { signal }),
      })
      setShown(data)
    },
    [token],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for another person, not for other words
  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) setFailure(wordsFor(error))
    })
    return () => controller.abort()
  }, [load, session?.userId])
  return (
    <div className="wrap section">
      {failure ? (
        <EmptyState heading="h1" title={t('gone')} words={failure} />
      ) : !shown ? (
        <>
          <h1>{t('loading')}</h1>
          <div aria-hidden="true">
            <SkeletonLine width="most" tall />
          </div>
        </>
      ) : (
        <Stack gap={4} width="form" above={4}>
          {saidNo ? (
            <>
              <h1>{t('saidNo')}</h1>
              <p>{t('saidNoWords')}</p>
            </>
          ) : (
            <Opened token={token} of={shown} onNo={() => setSaidNo(true)} />
          )}
          <Stopping token={token} of={shown} onChanged={() => load().catch(() => undefined)} />
        </Stack>
      )}
    </div>
  )
}

function Opened({ token, of: invitation, onNo }: { token: string; of: Invited; onNo: () => void }) {
  const t = useTranslations('appointments-together.invitation')
  const { code, contact, needs, state, session } = invitation
  const { run, isBusy } = useAction(async () => {
    await callApi('POST /api/website/session-invitation/{token}/no', { params: { token } })
    onNo()
  })
  if (state === 'closed')
    return (
      <>
        <h1>{t('closed')}</h1>
        <p className="t2">{t('closedWords')}</p>
      </>
    )
  const no = (
    <Button variant="quiet" busy={isBusy} onClick={() => void run()}>
      {t('no')}
    </Button>
  )
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('code', { code })}</p>
      {session ? (
        <Answer token={token} session={session}>
          {no}
        </Answer>
      ) : (
        <>
          <p>{t(needs === 'contact' ? 'contact' : 'logIn', { contact })}</p>
          <Toolbar>
            <Button variant="primary" to={urls.login(urls.sessionInvitation(token))}>
              {t('logInShort')}
            </Button>
            {no}
          </Toolbar>
        </>
      )}
    </>
  )
}

function Answer({
  token,
  session,
  children,
}: {
  token: string
  session: NonNullable<Invited['session']>
  children: React.ReactNode
}) {
  const t = useTranslations('appointments-together.invitation')
  const { at, until } = useWhen()
  const navigate = useNavigate()
  const localized = useLocalized()
  const [wish, setWish] = useState('')
  const { run, isBusy, failure } = useAction(
    async () => {
      try {
        const { data } = await callApi('POST /api/website/session-invitation/{token}/yes', {
          params: { token },
          body: { description: wish.trim() },
          idempotencyKey: randomId(),
        })
        await navigate(
          localized(data.order_u_id ? urls.payment(data.order_u_id) : urls.appointment(data.u_id)),
        )
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'profileIncomplete')) throw error
        await navigate(localized(urls.profile(urls.sessionInvitation(token))))
      }
    },
    { shows: 'failure' },
  )
  return (
    <>
      <Card as="section">
        <Stack gap={2}>
          <h2>{t('session')}</h2>
          <p>
            <b>{at(session.starts_at)}</b>
          </p>
          <p>{t('with', { name: session.healer_name })}</p>
          <p>{t('people', { count: session.people })}</p>
          {session.place && <PlaceLines of={session.place} />}
        </Stack>
      </Card>
      <p>
        {session.share_paise > 0
          ? t('share', { price: rupees(session.share_paise), when: until(session.decide_by) })
          : t('nothing')}{' '}
        {t('until', { when: until(session.decide_by) })}
      </p>
      <p className="t2">{t('own')}</p>
      <Field label={t('wish')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={descriptionMax}
            value={wish}
            onChange={({ target }) => setWish(target.value)}
          />
        )}
      </Field>
      <CrisisHelp text={wish} place="booking" />
      <FormFailure>{failure}</FormFailure>
      <Toolbar>
        <Button variant="accent" busy={isBusy} onClick={() => void run()}>
          {t('yes')}
        </Button>
        {children}
      </Toolbar>
    </>
  )
}

/** From whom this contact gets no invitations any more. */
function Stopping({
  token,
  of: { blocked },
  onChanged,
}: {
  token: string
  of: Invited
  onChanged: () => Promise<unknown>
}) {
  const t = useTranslations('appointments-together.invitation')
  const { run, busyWith } = useAction(async (wanted: Invited['blocked']) => {
    await callApi('PUT /api/website/session-invitation/{token}/block', {
      params: { token },
      body: { blocked: wanted },
    })
    await onChanged()
  })
  return (
    <Stack as="section" gap={2} above={4} start>
      <h2>{t('stop')}</h2>
      {blocked === 'none' ? (
        <Toolbar>
          <Button variant="quiet" busy={busyWith === 'this'} onClick={() => void run('this')}>
            {t('stopThis')}
          </Button>
          <Button variant="quiet" busy={busyWith === 'all'} onClick={() => void run('all')}>
            {t('stopAll')}
          </Button>
        </Toolbar>
      ) : (
        <>
          <p role="status">{t(`stopped.${blocked}`)}</p>
          <Button variant="quiet" busy={busyWith === 'none'} onClick={() => void run('none')}>
            {t('stopNone')}
          </Button>
        </>
      )}
    </Stack>
  )
}
