import '../../messages/accounts-confirm.ts'
import '../../messages/accounts-profile.ts'
import '../../messages/accounts.ts'
import '../../ui/form/zod-without-eval.ts'
import { clientFields } from '@newyou/contract/people/accounts/client-fields'
import { having, namesOf } from '@newyou/contract/people/accounts/declared'
import type { Profile } from '@newyou/contract/people/accounts/profile'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
import { textsOf } from '../../messages/index.ts'
import { useSite } from '../../page/site.ts'
import { callApi } from '../../session/call-api.ts'
import { afterLogin } from '../../session/redirect-to.ts'
import { type Session, storeProfile } from '../../session/session.ts'
import { SessionRequired } from '../../session/session-required.tsx'
import { Button } from '../../ui/button.tsx'
import { Entrance, fieldsClass } from '../../ui/entrance.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { localeOf } from '../../ui/locale.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { detailSteps } from './asked-fields.ts'
import { askedForm } from './asked-form.ts'
import { ConfirmAfter } from './confirm-contact.tsx'
import { HeldTime } from './held-time.tsx'
import { PlainFields } from './plain-fields.tsx'
import { AboutFields, AddressFields, IncomeFields, NameShown } from './profile-parts.tsx'
import { valuesOf } from './profile-values.ts'
import { StepBack, StepHeading } from './step-heading.tsx'
import { useConfirmAfter } from './use-confirm-after.ts'
import { useSteps } from './use-steps.ts'

type DetailStep = ReturnType<typeof detailSteps>[number]

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'accounts-profile')
  return pageMeta(matches, {
    path: urls.registerDetails(),
    title: t('details.meta'),
    description: t('details.lead'),
    noIndex: true,
  })
}

/** After the account is open: what else the practice asks for, in steps that are saved one by one. */
export default function RegisterDetails() {
  const [query] = useSearchParams()
  const redirectTo = query.get('redirect_to') ?? undefined
  return (
    <SessionRequired skeleton={<Waiting />} loginUrl={() => urls.login(redirectTo)}>
      {(session) => <Details session={session} redirectTo={redirectTo} />}
    </SessionRequired>
  )
}

function Waiting() {
  const more = useTranslations('accounts-profile.details')
  return (
    <Entrance title={more('title')} lead={more('lead')}>
      <div className={fieldsClass} aria-hidden="true">
        <SkeletonLine width="third" />
        <SkeletonLine tall />
        <SkeletonLine tall />
      </div>
    </Entrance>
  )
}

function Details({ session: { userId }, redirectTo }: { session: Session; redirectTo: string | undefined }) {
  const navigate = useNavigate()
  const localized = useLocalized()
  const steps = detailSteps(useSite().settings.asked_fields)
  const goOn = () => void navigate(localized(afterLogin(redirectTo, 'client')), { replace: true })
  const confirming = useConfirmAfter(goOn)
  const t = useTranslations('accounts-confirm')
  const {
    data: profile,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }) => {
      const { data } = await callApi('GET /api/website/patient/{patientId}', {
        params: { patientId: userId },
        signal,
      })
      storeProfile(data)
      return data
    },
  })
  if (confirming.asked)
    return (
      <ConfirmAfter asked={confirming.asked} onSent={confirming.setSent} onDone={goOn} later={t('later')} />
    )
  if (isError) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  const [first, ...others] = steps
  if (!profile || !first) return <Waiting />
  return (
    <DetailSteps
      profile={profile}
      steps={[first, ...others]}
      onLater={goOn}
      // A booking that waits is not held up by a second OTP.
      onDone={async () => (redirectTo ? goOn() : confirming.begin(userId))}
    />
  )
}

function DetailSteps({
  profile,
  steps: all,
  onDone,
  onLater,
}: {
  profile: Profile
  steps: readonly [DetailStep, ...DetailStep[]]
  onDone: () => Promise<void>
  onLater: () => void
}) {
  const more = useTranslations('accounts-profile.details')
  return (
    <Entrance
      title={more('title')}
      lead={more('lead')}
      aside={
        <p>
          <Button variant="quiet" small onClick={onLater}>
            {more('later')}
          </Button>
        </p>
      }
    >
      <HeldTime />
      <StepForm profile={profile} steps={all} onDone={onDone} />
    </Entrance>
  )
}

function StepForm({
  profile,
  steps: all,
  onDone,
}: {
  profile: Profile
  steps: readonly [DetailStep, ...DetailStep[]]
  onDone: () => Promise<void>
}) {
  const t = useTranslations('accounts')
  const more = useTranslations('accounts-profile.details')
  const client = useQueryClient()
  const { asked_fields: asked } = useSite().settings
  const steps = useSteps(all, {})
  const { name, fields: stepFields } = steps.step
  const alsoHere = namesOf(having(clientFields, 'step', name))
  const fields = useForm({
    initial: valuesOf(profile),
    schema: askedForm(asked, [...stepFields, ...alsoHere]),
    keepAs: `register-details:${profile.u_id}`,
    async send(body) {
      const { data } = await callApi('PUT /api/website/patient/{patientId}', {
        params: { patientId: profile.u_id },
        body,
      })
      storeProfile(data)
      await showSaved(client, ['profile', profile.u_id], data)
      if (steps.isLast) await onDone()
      else steps.goTo(steps.index + 1)
    },
  })
  const { failure, isBusy, form } = fields
  return (
    <form {...form} className={fieldsClass} aria-label={more('title')}>
      <StepHeading
        // The account was the first step.
        of={{ ...steps, index: steps.index + 1, count: steps.count + 1 }}
        title={t(`register.steps.${name}`)}
      />
      {name === 'about' ? (
        <>
          <NameShown {...fields} />
          <AboutFields {...fields} />
          <AddressFields {...fields} />
          <PlainFields step="about" of={fields} />
        </>
      ) : (
        <>
          <IncomeFields {...fields} />
          <PlainFields step="means" of={fields} />
        </>
      )}
      <FormFailure>{failure}</FormFailure>
      <Button variant="primary" wide type="submit" busy={isBusy}>
        {more('save')}
      </Button>
      <StepBack of={steps} />
    </form>
  )
}
