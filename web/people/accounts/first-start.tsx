import '../../messages/accounts-staff.ts'
import '../../ui/form/zod-without-eval.ts'
import { firstAdministrator } from '@newyou/contract/people/staff/first-start'
import { useEffect, useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { deviceFields } from '../../session/device-signal.ts'
import { storeSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Entrance, fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { localeOf } from '../../ui/locale.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'accounts-staff')
  return pageMeta(matches, {
    path: urls.firstStart(),
    title: t('firstStart.meta'),
    description: t('firstStart.title'),
    noIndex: true,
  })
}

const codeInAddress = () => window.location.hash.slice(1)

/** Where the address leads that an empty site prints: its code makes the first administrator, once. */
export default function FirstStart() {
  const t = useTranslations('accounts-staff.firstStart')
  const wordsFor = useErrorWords()
  const [over, setOver] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is checked once
  useEffect(() => {
    const controller = new AbortController()
    callApi('POST /api/website/first-start-check', {
      body: { code: codeInAddress() },
      signal: controller.signal,
    })
      .then(() => setOpen(true))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setOver(wordsFor(error))
      })
    return () => controller.abort()
  }, [])
  if (over)
    return (
      <div className="wrap section">
        <EmptyState heading="h1" title={t('over')} words={over} />
      </div>
    )
  return (
    <Entrance title={t('title')} lead={t('lead')}>
      {isOpen ? (
        <FirstStartForm onOver={setOver} />
      ) : (
        <div className={fieldsClass} aria-hidden="true">
          <SkeletonLine width="third" />
          <SkeletonLine tall />
          <SkeletonLine tall />
        </div>
      )}
    </Entrance>
  )
}

function FirstStartForm({ onOver }: { onOver: (words: string) => void }) {
  const t = useTranslations('accounts-staff.firstStart')
  const wordsFor = useErrorWords()
  const navigate = useNavigate()
  const localized = useLocalized()
  const { errors, failure, isBusy, text, form } = useForm({
    initial: { first_name: '', last_name: '', email: '' },
    schema: firstAdministrator,
    async send(administrator) {
      try {
        const { data } = await callApi('POST /api/website/first-start', {
          body: { ...administrator, code: codeInAddress(), ...(await deviceFields()) },
        })
        storeSession(data)
        await navigate(localized(urls.secondFactor()), { replace: true })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'firstStartOver') return onOver(wordsFor(error))
        throw error
      }
    },
  })
  return (
    <form {...form} className={fieldsClass} aria-label={t('title')}>
      <Field label={t('firstName')} error={errors.first_name}>
        {(control) => <input {...control} {...text('first_name')} autoComplete="given-name" />}
      </Field>
      <Field label={t('lastName')} error={errors.last_name}>
        {(control) => <input {...control} {...text('last_name')} autoComplete="family-name" />}
      </Field>
      <Field label={t('email')} hint={t('emailHint')} error={errors.email}>
        {(control) => <input {...control} {...text('email')} type="email" autoComplete="email" />}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <Button variant="primary" wide type="submit" busy={isBusy}>
        {t('submit')}
      </Button>
    </form>
  )
}
