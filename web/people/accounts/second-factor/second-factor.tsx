import '../../../messages/accounts-staff.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MetaArgs, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { showSaved } from '../../../api/show-saved.ts'
import { textsOf } from '../../../messages/index.ts'
import { callApi } from '../../../session/call-api.ts'
import { afterLogin } from '../../../session/redirect-to.ts'
import { SessionRequired } from '../../../session/session-required.tsx'
import { Button } from '../../../ui/button.tsx'
import { Entrance, fieldsClass } from '../../../ui/entrance.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { localeOf } from '../../../ui/locale.ts'
import { pageMeta } from '../../../ui/page-meta.ts'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { urls } from '../../../urls.ts'
import { PasskeyFactor } from '../../passkeys/passkey-factor.tsx'
import { useGoAfterLogin } from '../go-after-login.ts'
import { CodeForm } from './code-form.tsx'
import { SetUp } from './set-up.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'accounts-staff')
  return pageMeta(matches, {
    path: urls.secondFactor(),
    title: t('meta'),
    description: t('code.lead'),
    noIndex: true,
  })
}

const stateKey = ['second-factor']

function Waiting() {
  const t = useTranslations('accounts-staff')
  return (
    <Entrance title={t('code.title')} lead={t('code.lead')}>
      <div className={fieldsClass} aria-hidden="true">
        <SkeletonLine width="third" />
        <SkeletonLine tall />
        <SkeletonLine tall />
      </div>
    </Entrance>
  )
}

/** After the OTP, a colleague enters the code of their authenticator app; the first time, they set one up. */
export default function SecondFactor() {
  return (
    <SessionRequired skeleton={<Waiting />} loginUrl={urls.loginStaff}>
      {() => <Steps />}
    </SessionRequired>
  )
}

function Steps() {
  const t = useTranslations('accounts-staff')
  const [query] = useSearchParams()
  const queries = useQueryClient()
  const goAfterLogin = useGoAfterLogin()
  const {
    data: state,
    isError,
    refetch,
  } = useQuery({
    queryKey: stateKey,
    queryFn: ({ signal }) => callApi('GET /api/staff/second-factor', { signal }).then(({ data }) => data),
    // The content must not change under a form that is being filled in.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const goOn = () => goAfterLogin(afterLogin(query.get('redirect_to'), 'staff'))

  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!state) return <Waiting />
  if (!state.is_set_up) return <SetUp onDone={goOn} />
  if (state.is_proven)
    return (
      <Entrance title={t('proven.title')} lead={t('proven.lead')}>
        <Button variant="primary" wide onClick={() => void goOn()}>
          {t('goOn')}
        </Button>
      </Entrance>
    )
  return (
    <Entrance title={t('code.title')} lead={t('code.lead')} aside={<p>{t('code.lost')}</p>}>
      <CodeForm
        label={t('code.label')}
        hint={t('code.hint')}
        submit={t('code.submit')}
        send={async (code) => {
          const { data } = await callApi('POST /api/staff/second-factor', { body: { code } })
          await showSaved(queries, stateKey, data)
          await goOn()
        }}
      />
      <PasskeyFactor onProven={goOn} />
    </Entrance>
  )
}
