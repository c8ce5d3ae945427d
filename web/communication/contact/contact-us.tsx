import '../../ui/form/zod-without-eval.ts'
import '../../messages/contact.ts'
import { contactForm, contactReasonMax, contactSubjectMax } from '@newyou/contract/communication/contact'
import { useEffect, useEffectEvent, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { textsOf } from '../../messages/index.ts'
import { Helpline } from '../../page/helpline.tsx'
import { useSite } from '../../page/site.ts'
import { callApi } from '../../session/call-api.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { fieldsClass, pairClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { localeOf } from '../../ui/locale.ts'
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Stack } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { AnswerHours } from '../support/answer-hours.tsx'
import styles from './contact-us.module.css'

export const handle = { pageTags: ['settings'], pageMaxAge: 3600 }

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'contact')
  return pageMeta(matches, {
    path: urls.contactUs(),
    title: t('contact.metaTitle'),
    description: t('contact.metaDescription'),
  })
}

export default function ContactUs() {
  const t = useTranslations('contact.contact')
  const [sent, setSent] = useState<string>()
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <OwnRequests />
        <Ways />
        <AnswerHours />
        <Helpline all />
      </div>
      <section className={styles.panel} aria-label={t('form')}>
        {sent ? (
          <Stack start role="status">
            <h2>{t('sentTitle')}</h2>
            <p className="t2">{sent}</p>
            <Button variant="quiet" onClick={() => setSent(undefined)}>
              {t('another')}
            </Button>
          </Stack>
        ) : (
          <ContactForm onSent={setSent} />
        )}
      </section>
    </div>
  )
}

function ContactForm({ onSent }: { onSent: (message: string) => void }) {
  const t = useTranslations('contact.contact')
  const profile = useSession()?.profile
  const { values, errors, failure, isBusy, text, form, replace } = useForm({
    initial: { name: '', email: '', phone: '', subject: '', reason: '' },
    schema: contactForm,
    keepAs: 'contact-form',
    async send(body) {
      const { message = '' } = await callApi('POST /api/website/contact-us', { body })
      toast({ tone: 'ok', words: message })
      onSent(message)
    },
  })
  const fillIn = useEffectEvent((known: NonNullable<typeof profile>) =>
    replace((typed) => ({
      ...typed,
      name: typed.name || known.full_name,
      email: typed.email || (known.email ?? ''),
      phone: typed.phone || (known.mobile_number ?? ''),
    })),
  )
  useEffect(() => {
    if (profile) fillIn(profile)
  }, [profile])
  return (
    <form {...form} className={fieldsClass} aria-label={t('form')}>
      <h2>{t('form')}</h2>
      <Field label={t('name')} error={errors.name}>
        {(control) => <input {...control} {...text('name')} autoComplete="name" />}
      </Field>
      <div className={pairClass}>
        <Field label={t('email')} error={errors.email} hint={t('emailHint')}>
          {(control) => (
            <input {...control} {...text('email')} type="email" inputMode="email" autoComplete="email" />
          )}
        </Field>
        <Field label={t('phone')} error={errors.phone} hint={t('phoneHint')}>
          {(control) => (
            <input {...control} {...text('phone')} type="tel" inputMode="tel" autoComplete="tel-national" />
          )}
        </Field>
      </div>
      <Field label={t('subject')} error={errors.subject}>
        {(control) => <input {...control} {...text('subject')} maxLength={contactSubjectMax} />}
      </Field>
      <Field label={t('reason')} error={errors.reason} hint={t('reasonHint')}>
        {(control) => <textarea {...control} {...text('reason')} rows={6} maxLength={contactReasonMax} />}
      </Field>
      <CrisisHelp text={`${values.subject}\n${values.reason}`} place="contact" />
      <FormFailure>{failure}</FormFailure>
      <Button variant="primary" wide type="submit" busy={isBusy}>
        {t('submit')}
      </Button>
    </form>
  )
}

/** For logged-in clients: answers stay beside the question. */
function OwnRequests() {
  const t = useTranslations('contact.contact')
  if (useSession()?.role !== 'client') return null
  return (
    <div className={styles.own}>
      <p>{t('ownWords')}</p>
      <Button variant="quiet" to={urls.support()}>
        {t('own')}
      </Button>
    </div>
  )
}

/** The contact block of the settings. */
function Ways() {
  const t = useTranslations('contact.contact')
  const status = useTranslations('contact')('status')
  const { settings } = useSite()
  const digits = settings.phone.replace(/\D/g, '')
  return (
    <dl className={styles.ways}>
      {digits && (
        <div>
          <dt>{t('whatsapp')}</dt>
          <dd>
            <a href={`https://wa.me/${digits}`} rel="noreferrer">
              {settings.phone}
            </a>
          </dd>
        </div>
      )}
      {settings.status_url && (
        <div>
          <dt>{status}</dt>
          <dd>
            <a href={settings.status_url} rel="noreferrer">
              {settings.status_url}
            </a>
          </dd>
        </div>
      )}
      {settings.email && (
        <div>
          <dt>{t('mail')}</dt>
          <dd>
            <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </dd>
        </div>
      )}
      {settings.address && (
        <div>
          <dt>{t('address')}</dt>
          <dd>
            {settings.address}
            {settings.address_link && (
              <>
                <br />
                <a href={settings.address_link} rel="noreferrer" target="_blank">
                  {t('map')}
                </a>
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
