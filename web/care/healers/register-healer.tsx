import '../../messages/accounts-confirm.ts'
import '../../messages/accounts-healer.ts'
import '../../messages/accounts.ts'
import type { HealerForm } from '@newyou/contract/care/healers/applications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { say } from '../../api/say.ts'
import { textsOf } from '../../messages/index.ts'
import { ConfirmAfter } from '../../people/accounts/confirm-contact.tsx'
import { OtpForm } from '../../people/accounts/otp-form.tsx'
import { StepBack, StepHeading } from '../../people/accounts/step-heading.tsx'
import { useConfirmAfter } from '../../people/accounts/use-confirm-after.ts'
import { useSteps } from '../../people/accounts/use-steps.ts'
import { callApi } from '../../session/call-api.ts'
import { deviceFields } from '../../session/device-signal.ts'
import { deviceId, storeSession, useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Entrance, fieldsClass } from '../../ui/entrance.tsx'
import { deviceDraft } from '../../ui/form/draft.ts'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink, useLocalized } from '../../ui/locale-link.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { storageKeys } from '../../ui/storage-keys.ts'
import { urls } from '../../urls.ts'
import styles from './register-healer-fields.module.css'
import {
  emptyHealer,
  HealerContactFields,
  HealerDocuments,
  HealerStep,
  type HealerValues,
  healerSteps,
} from './register-healer-fields.tsx'

// The validation is loaded on first input.
const lateHealer = { load: async () => (await import('./application-schema.ts')).healerForm }

const draft = deviceDraft<HealerValues>(storageKeys.healerDraft)

interface Waiting {
  form: HealerForm
  challengeId: string
  destination: string
  sentAt: number
}

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'accounts-healer')
  return pageMeta(matches, {
    path: urls.registerHealer(),
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

export default function RegisterHealer() {
  return (
    <QueryClientProvider client={queryClient}>
      <HealerSteps />
    </QueryClientProvider>
  )
}

async function sendOtp(form: HealerForm): Promise<Waiting> {
  const { data, message } = await callApi('POST /api/website/mobile-number-verification', {
    body: { mobile_number: form.mobile_number, device_id: deviceId() },
  })
  if (message) toast({ tone: 'ok', words: message })
  return { form, challengeId: data.challenge_u_id, destination: data.destination, sentAt: Date.now() }
}

/** The fields of the form and its files, as one multipart body. */
function asForm(fields: object, documents: readonly File[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, String(one))
  for (const document of documents) form.append('documents', document)
  return form
}

function HealerSteps() {
  const t = useTranslations('accounts')
  const own = useTranslations('accounts-healer')
  const ofConfirm = useTranslations('accounts-confirm')
  const navigate = useNavigate()
  const localized = useLocalized()
  const session = useSession()
  const [documents, setDocuments] = useState<File[]>([])
  const [wrongDocuments, setWrongDocuments] = useState<string>()
  const [waiting, setWaiting] = useState<Waiting>()
  const [hasDraft, setHasDraft] = useState(false)
  const locale = useLocale()
  const fields = useForm({
    initial: emptyHealer,
    schema: lateHealer,
    draft,
    async send(parsed) {
      if (documents.length === 0) return setWrongDocuments(say(locale, 'Please add at least one document'))
      setWaiting(await sendOtp(parsed))
      steps.goToOtp()
    },
  })
  const { errors, failure, isBusy, checkStep, setFailure, showErrors, form } = fields
  const steps = useSteps(healerSteps, errors)
  const { name: stepName, fields: stepFields } = steps.step

  const [invitation, setInvitation] = useState<string>()

  async function fillIn(token: string) {
    const { data } = await callApi('GET /api/website/healer-invitation/{token}', { params: { token } })
    fields.replace({ ...emptyHealer, ...data })
    setInvitation(token)
  }

  const resume = useEffectEvent(() => {
    const kept = draft.read()
    const token = window.location.hash.slice(1)
    // One that was withdrawn or ran out opens an empty registration.
    if (!kept && token) void fillIn(token).catch(() => {})
    if (!kept) return
    setHasDraft(true)
    void lateHealer.load().then((schema) => {
      const { error } = schema.safeParse({ ...emptyHealer, ...kept })
      const missing = new Set(error?.issues.map(({ path }) => String(path[0])))
      const open = healerSteps.findIndex((one) => one.fields.some((field) => missing.has(field)))
      steps.goTo(open < 0 ? healerSteps.length - 1 : open, { replace: true })
    })
  })
  useEffect(() => resume(), [])

  function startAgain() {
    draft.end()
    fields.replace(emptyHealer)
    showErrors({})
    setDocuments([])
    setHasDraft(false)
    steps.goTo(0)
  }

  const goOn = () => void navigate(localized(urls.practice()), { replace: true })
  const confirming = useConfirmAfter(goOn)
  const hasJustRegistered = useRef(false)
  const leave = useEffectEvent(() => {
    if (!hasJustRegistered.current) goOn()
  })
  const isIn = session !== null
  useEffect(() => {
    if (isIn) leave()
  }, [isIn])

  async function proveAndRegister(known: Waiting, otp: string) {
    const { data } = await callApi('POST /api/website/mobile-number-otp-verification', {
      body: { challenge_u_id: known.challengeId, otp, device_id: deviceId() },
    })
    try {
      const fields = {
        ...known.form,
        verification_token: data.verification_token,
        message_language: localeOf(location.pathname),
        ...(invitation && { invitation }),
        ...(await deviceFields()),
      }
      const answer = await callApi('POST /api/website/healer-registration', {
        // The client's body is the form itself; the contract names its fields.
        body: asForm(fields, documents) as never,
      })
      draft.end()
      if (answer.message) toast({ tone: 'ok', words: answer.message })
      hasJustRegistered.current = true
      storeSession(answer.data)
      await confirming.begin(answer.data.u_id)
    } catch (error) {
      // The error is in the form, not in the OTP.
      setWaiting(undefined)
      steps.goTo(steps.index, { replace: true })
      if (error instanceof ApiError) {
        showErrors(error.fieldErrors)
        setWrongDocuments(error.fieldErrors.documents)
      }
      setFailure(error instanceof ApiError && error.message ? error.message : t('register.failed'))
    }
  }

  if (confirming.asked)
    return (
      <ConfirmAfter
        asked={confirming.asked}
        later={ofConfirm('laterHealer')}
        onSent={confirming.setSent}
        onDone={goOn}
      />
    )
  if (waiting && steps.isAtOtp)
    return (
      <Entrance
        title={t('otp.title')}
        lead={t('otp.sentMobile', { destination: waiting.destination })}
        aside={
          <Button variant="quiet" small onClick={() => steps.goTo(steps.index)}>
            {t('register.back')}
          </Button>
        }
      >
        <OtpForm
          submit={t('otp.verify')}
          key={waiting.challengeId}
          sentAt={waiting.sentAt}
          onOtp={(otp) => proveAndRegister(waiting, otp)}
          onResend={async () => setWaiting(await sendOtp(waiting.form))}
        />
      </Entrance>
    )

  return (
    <Entrance
      title={own('title')}
      lead={own(invitation ? 'invited' : 'lead')}
      aside={
        <p>
          {own.rich('login', {
            link: (words) => <LocaleLink to={urls.loginHealer()}>{words}</LocaleLink>,
          })}
        </p>
      }
    >
      <form
        {...form}
        className={fieldsClass}
        aria-label={own('title')}
        onSubmit={(event) => {
          if (steps.isLast) return void form.onSubmit(event)
          event.preventDefault()
          checkStep(event.currentTarget, stepFields, () => steps.goTo(steps.index + 1))
        }}
      >
        <StepHeading of={steps} title={own(`steps.${stepName}`)} />
        {stepName === 'contact' && <HealerContactFields {...fields} />}
        {(stepName === 'work' || stepName === 'experience') && <HealerStep name={stepName} of={fields} />}
        {stepName === 'documents' && (
          <HealerDocuments
            documents={documents}
            error={wrongDocuments}
            onChange={(chosen) => {
              setDocuments(chosen)
              setWrongDocuments(undefined)
            }}
          />
        )}
        <FormFailure>{failure}</FormFailure>
        <Button variant="primary" wide type="submit" busy={isBusy}>
          {steps.isLast ? own('submit') : t('register.next')}
        </Button>
        <StepBack of={steps} />
        <div className={`small ${styles.draft}`}>
          <p>{own(hasDraft ? 'resumed' : 'draft')}</p>
          {hasDraft && (
            <Button variant="bare" small onClick={startAgain}>
              {own('startAgain')}
            </Button>
          )}
        </div>
      </form>
    </Entrance>
  )
}
