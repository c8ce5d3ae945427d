import '../../messages/accounts-profile.ts'
import '../../ui/form/zod-without-eval.ts'
import '../../messages/accounts.ts'
import type { Profile } from '@newyou/contract/people/accounts/profile'
import { profileFields } from '@newyou/contract/profile-fields'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
import { useSite } from '../../page/site.ts'
import { callApi } from '../../session/call-api.ts'
import { storeProfile } from '../../session/session.ts'
import { useLogOut } from '../../session/use-log-out.ts'
import { Button } from '../../ui/button.tsx'
import { fieldsClass, pairClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { spacedMobile } from '../../ui/format.ts'
import { kolamOf } from '../../ui/kolam/kolam.ts'
import { KolamDrawing } from '../../ui/kolam-drawing.tsx'
import layout from '../../ui/layout.module.css'
import { LocaleLink, useLocalized } from '../../ui/locale-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { urls } from '../../urls.ts'
import { addressFields, asksOf, incomeFields } from './asked-fields.ts'
import { askedForm } from './asked-form.ts'
import { BirthField } from './birth-field.tsx'
import { ContactToConfirm } from './confirm-contact.tsx'
import { HeldTime } from './held-time.tsx'
import { PlainFields } from './plain-fields.tsx'
import styles from './profile.module.css'
import { AboutFields, AddressFields, IncomeFields, NameShown, ShownToHealers } from './profile-parts.tsx'
import { ProfilePicture } from './profile-picture.tsx'
import { valuesOf } from './profile-values.ts'

/** The whole profile, with what is still missing first. After saving, the booking continues where it stopped. */
export function ProfileFields({ profile, redirectTo }: { profile: Profile; redirectTo: string | undefined }) {
  const locale = useLocale()
  const t = useTranslations('accounts-profile.profile')
  const forms = useTranslations('accounts.register')
  const navigate = useNavigate()
  const localized = useLocalized()
  const client = useQueryClient()
  const askLogOut = useLogOut()
  const { asked_fields: asked } = useSite().settings
  const fields = useForm({
    initial: valuesOf(profile),
    schema: askedForm(asked),
    keepAs: `profile-form:${profile.u_id}`,
    async send(body) {
      const { data, message } = await callApi('PUT /api/website/patient/{patientId}', {
        params: { patientId: profile.u_id },
        body,
      })
      storeProfile(data)
      await showSaved(client, ['profile', profile.u_id], data)
      toast({ tone: 'ok', words: message ?? t('saved') })
      if (redirectTo && data.is_profile_complete) await navigate(localized(redirectTo))
    },
  })
  const { errors, failure, isBusy, text, form } = fields
  const missing = profileFields.filter((field) => profile.missing_fields.includes(field))

  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`lead ${layout.intro}`}>{redirectTo ? t('leadBooking') : t('lead')}</p>
      <div className={styles.state}>
        <KolamDrawing
          of={kolamOf(profile.u_id, { cols: 4, rows: 3 })}
          progress={profile.percentage / 100}
          className={styles.kolam}
        />
        <div>
          <p className={styles.percent}>{t('percent', { percent: profile.percentage })}</p>
          <p className="t2">
            {missing.length === 0
              ? t('complete')
              : t('missing', {
                  fields: new Intl.ListFormat(`${locale}-IN`).format(
                    missing.map((field) => t(`fields.${field}`)),
                  ),
                })}
          </p>
        </div>
      </div>
      {redirectTo && <HeldTime />}
      <ProfilePicture profile={profile} />
      <form {...form} className={fieldsClass} aria-label={t('title')}>
        {redirectTo && missing.length > 0 && <Notice>{t('gate')}</Notice>}
        <h2 className={styles.part}>{t('you')}</h2>
        <div className={pairClass}>
          <Field label={forms('firstName')} error={errors.first_name}>
            {(control) => <input {...control} {...text('first_name')} autoComplete="given-name" />}
          </Field>
          <Field label={forms('lastName')} error={errors.last_name}>
            {(control) => <input {...control} {...text('last_name')} autoComplete="family-name" />}
          </Field>
        </div>
        <NameShown {...fields} />
        <BirthField {...fields} />
        <AboutFields {...fields} />

        {asksOf(asked, addressFields) && (
          <>
            <h2 className={styles.part}>{t('where')}</h2>
            <AddressFields {...fields} />
          </>
        )}

        {asksOf(asked, incomeFields) && (
          <>
            <div>
              <h2 className={styles.part}>{t('means')}</h2>
              <p className="t2">{t('meansWhy')}</p>
            </div>
            <IncomeFields {...fields} />
          </>
        )}

        <h2 className={styles.part}>{t('otherDetails')}</h2>
        <div className={pairClass}>
          <PlainFields of={fields} />
        </div>
        <ShownToHealers {...fields} />
        <p className="small t3">{t('yourCode', { code: profile.referral_code })}</p>
        <FormFailure>{failure}</FormFailure>
        <div className={layout.cluster}>
          <Button variant="primary" type="submit" busy={isBusy}>
            {t(redirectTo ? 'saveAndGoOn' : 'save')}
          </Button>
          <Button variant="bare" onClick={() => void askLogOut()}>
            {t('logOut')}
          </Button>
        </div>
      </form>
      <section className={styles.contact}>
        <h2 className={styles.part}>{t('contactTitle')}</h2>
        <ContactLine channel="mobile" profile={profile} />
        <ContactLine channel="email" profile={profile} />
        <ContactToConfirm profile={profile} />
        <div className={styles.contactRow}>
          <LocaleLink to={urls.devices()}>{t('devices')}</LocaleLink>
          <LocaleLink to={urls.notificationSettings()}>{t('notifications')}</LocaleLink>
          <LocaleLink to={urls.privacyCentre()}>{t('privacy')}</LocaleLink>
        </div>
      </section>
    </>
  )
}

function ContactLine({ channel, profile }: { channel: 'mobile' | 'email'; profile: Profile }) {
  const t = useTranslations('accounts-profile.profile')
  const known =
    channel === 'email' ? profile.email : profile.mobile_number && spacedMobile(profile.mobile_number)
  const contact = known ?? t('none')
  const isProven = channel === 'email' ? profile.is_email_proven : profile.is_mobile_number_proven
  const told = isProven || contact === t('none') ? contact : t('notProven', { contact })
  return (
    <div className={styles.contactRow}>
      <span>{channel === 'email' ? t('emailLine', { email: told }) : t('mobileLine', { mobile: told })}</span>
      <Button variant="quiet" small to={urls.contact(channel)}>
        {t('change')}
      </Button>
    </div>
  )
}
