import '../ui/form/zod-without-eval.ts'
import '../messages/accounts.ts'
import { healerForm } from '@newyou/contract/accounts/registration'
import { categorySlugs, uploads } from '@newyou/contract/vocabulary'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { ApiError } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { textsOf } from '../messages/index.ts'
import { callApi } from '../session/call-api.ts'
import { deviceId, storeSession, useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Entrance, fieldsClass, pairClass } from '../ui/entrance.tsx'
import { Field } from '../ui/field.tsx'
import { ChoiceButtons, ChoicesButtons, FormFailure } from '../ui/form/form-parts.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { localeOf } from '../ui/locale.ts'
import { LocaleLink, useLocalized } from '../ui/locale-link.tsx'
import { toast } from '../ui/overlay-store.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { urls } from '../urls.ts'
import { ConfirmAfter, useConfirmAfter } from './confirm-contact.tsx'
import { deviceFields } from './device-signal.ts'
import { OtpForm } from './otp-form.tsx'

type HealerForm = z.output<typeof healerForm>
interface Waiting {
  form: HealerForm
  challengeId: string
  destination: string
  sentAt: number
}

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'accounts')
  return pageMeta(matches, {
    path: urls.registerHealer(),
    title: t('registerHealer.meta'),
    description: t('registerHealer.lead'),
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
  const own = useTranslations('accounts.registerHealer')
  const navigate = useNavigate()
  const localized = useLocalized()
  const session = useSession()
  const [documents, setDocuments] = useState<File[]>([])
  const [wrongDocuments, setWrongDocuments] = useState<string>()
  const [waiting, setWaiting] = useState<Waiting>()
  const languages =
    useQuery({ queryKey: ['speech-list'], queryFn: () => callApi('GET /api/website/speech-list') }).data
      ?.data ?? []
  const { values, errors, failure, isBusy, set, setFailure, showErrors, text, form } = useForm({
    initial: {
      first_name: '',
      last_name: '',
      mobile_number: '',
      email: '',
      gender: '',
      title: '',
      city: '',
      main_category: '',
      languages: [] as string[],
      topics: '',
      proof: '',
      practising_since: '',
      about: '',
      price_rupees: '',
    },
    schema: healerForm,
    keepAs: 'register-healer-form',
    async send(parsed) {
      if (documents.length === 0) return setWrongDocuments('Please add at least one document')
      setWaiting(await sendOtp(parsed))
    },
  })

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
      const fields = { ...known.form, verification_token: data.verification_token, ...(await deviceFields()) }
      const answer = await callApi('POST /api/website/healer-registration', {
        // The client's body is the form itself; the contract names its fields.
        body: asForm(fields, documents) as never,
      })
      sessionStorage.removeItem('register-healer-form')
      if (answer.message) toast({ tone: 'ok', words: answer.message })
      hasJustRegistered.current = true
      storeSession(answer.data)
      await confirming.begin(answer.data.u_id)
    } catch (error) {
      // What is wrong is in the form, not in the OTP.
      setWaiting(undefined)
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
        later={t('confirm.laterHealer')}
        onSent={confirming.setSent}
        onDone={goOn}
      />
    )
  if (waiting)
    return (
      <Entrance
        title={t('otp.title')}
        lead={t('otp.sentMobile', { destination: waiting.destination })}
        aside={
          <Button variant="quiet" small onClick={() => setWaiting(undefined)}>
            {t('register.back')}
          </Button>
        }
      >
        <OtpForm
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
      lead={own('lead')}
      aside={
        <p>
          {own.rich('login', {
            link: (words) => <LocaleLink to={urls.loginHealer()}>{words}</LocaleLink>,
          })}
        </p>
      }
    >
      <form {...form} className={fieldsClass} aria-label={own('title')}>
        <div className={pairClass}>
          <Field label={t('register.firstName')} error={errors.first_name}>
            {(control) => <input {...control} {...text('first_name')} autoComplete="given-name" />}
          </Field>
          <Field label={t('register.lastName')} error={errors.last_name}>
            {(control) => <input {...control} {...text('last_name')} autoComplete="family-name" />}
          </Field>
        </div>
        <Field label={t('register.mobile')} hint={t('register.mobileHint')} error={errors.mobile_number}>
          {(control) => (
            <input {...control} {...text('mobile_number')} type="tel" autoComplete="tel-national" />
          )}
        </Field>
        <Field label={t('register.email')} error={errors.email}>
          {(control) => <input {...control} {...text('email')} type="email" autoComplete="email" />}
        </Field>
        <ChoiceButtons
          label={t('register.gender')}
          name="gender"
          options={[
            { value: 'female', label: t('register.genders.female') },
            { value: 'male', label: t('register.genders.male') },
          ]}
          value={values.gender}
          error={errors.gender}
          onChoose={(gender) => set('gender', gender)}
        />
        <Field label={own('titleField')} hint={own('titleHint')} error={errors.title}>
          {(control) => <input {...control} {...text('title')} autoComplete="organization-title" />}
        </Field>
        <Field label={own('city')} error={errors.city}>
          {(control) => <input {...control} {...text('city')} autoComplete="address-level2" />}
        </Field>
        <ChoiceButtons
          label={own('category')}
          name="main_category"
          options={categorySlugs.map((value) => ({ value, label: own(`categories.${value}`) }))}
          value={values.main_category}
          error={errors.main_category}
          onChoose={(category) => set('main_category', category)}
        />
        <ChoicesButtons
          label={own('languages')}
          name="languages"
          options={languages.map(({ name }) => ({ value: name, label: name }))}
          values={values.languages}
          error={errors.languages}
          onChange={(chosen) => set('languages', chosen)}
        />
        <Field label={own('topics')} error={errors.topics}>
          {(control) => <input {...control} {...text('topics')} />}
        </Field>
        <Field label={own('proof')} hint={own('proofHint')} error={errors.proof}>
          {(control) => <input {...control} {...text('proof')} />}
        </Field>
        <div className={pairClass}>
          <Field label={own('since')} error={errors.practising_since}>
            {(control) => <input {...control} {...text('practising_since')} inputMode="numeric" />}
          </Field>
          <Field label={own('price')} error={errors.price_rupees}>
            {(control) => <input {...control} {...text('price_rupees')} inputMode="numeric" />}
          </Field>
        </div>
        <Field label={own('about')} error={errors.about}>
          {(control) => <textarea {...control} {...text('about')} rows={5} />}
        </Field>
        <Field label={own('documents')} hint={own('documentsHint')} error={wrongDocuments}>
          {(control) => (
            <input
              {...control}
              type="file"
              multiple
              accept="application/pdf,image/jpeg,image/png"
              onChange={({ target }) => {
                const chosen = [...(target.files ?? [])].slice(0, uploads.documentsMax)
                setDocuments(chosen)
                setWrongDocuments(undefined)
              }}
            />
          )}
        </Field>
        <FormFailure>{failure}</FormFailure>
        <Button variant="primary" wide type="submit" busy={isBusy}>
          {own('submit')}
        </Button>
      </form>
    </Entrance>
  )
}
