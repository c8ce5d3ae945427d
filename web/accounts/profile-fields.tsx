import './zod-without-eval.ts'
import '../messages/accounts.ts'
import { type Profile, profileForm } from '@newyou/contract/accounts'
import { adultAge } from '@newyou/contract/business'
import {
  incomeRanges,
  incomeSources,
  investAmounts,
  maritalStatuses,
  profileFields,
} from '@newyou/contract/vocabulary'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { callApi } from '../api/browser.ts'
import { useLogOut } from '../frame/signed-in/account-menu.tsx'
import { storeProfile } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { addDays, dayOf } from '../ui/format.ts'
import { KolamDrawing, kolamOf } from '../ui/kolam-drawing.tsx'
import { useLocalized } from '../ui/locale-link.tsx'
import { toast } from '../ui/overlay-store.ts'
import { useNow, useVisitorZone } from '../ui/visitor-time.tsx'
import { fieldsClass, pairClass } from './entrance.tsx'
import { ChoiceButtons, ChoicesButtons, FormFailure, Notice } from './form-parts.tsx'
import { countries, india, indianStates } from './places.ts'
import styles from './profile.module.css'
import { useForm } from './use-form.ts'

const hundredYears = 36_525

function valuesOf(profile: Profile) {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    anonymous_name: profile.anonymous_name,
    gender: profile.gender ?? '',
    dob: profile.dob ?? '',
    marital_status: profile.marital_status ?? '',
    country: profile.country || india,
    state: profile.state,
    city: profile.city,
    income_sources: profile.income_sources,
    income_range_per_year: profile.income_range_per_year ?? '',
    mental_health_invest_amount: profile.mental_health_invest_amount ?? '',
  }
}

/** The whole profile, with what is still missing told first. After saving, the booking goes on where it stopped. */
export function ProfileFields({ profile, redirectTo }: { profile: Profile; redirectTo: string | undefined }) {
  const t = useTranslations('accounts.profile')
  const forms = useTranslations('accounts.register')
  const navigate = useNavigate()
  const localized = useLocalized()
  const client = useQueryClient()
  const askLogOut = useLogOut()
  const zone = useVisitorZone()
  const today = dayOf(useNow(), zone)
  const { values, errors, failure, isBusy, set, text, form } = useForm({
    initial: valuesOf(profile),
    schema: profileForm,
    keepAs: `profile-form:${profile.u_id}`,
    async send(body) {
      const { data, message } = await callApi('PUT /api/website/patient/{patientId}', {
        params: { patientId: profile.u_id },
        body,
      })
      storeProfile(data)
      client.setQueryData(['profile', profile.u_id], data)
      toast({ mood: 'ok', words: message ?? t('saved') })
      if (redirectTo && data.is_profile_complete) await navigate(localized(redirectTo))
    },
  })
  const isInIndia = values.country === india
  const missing = profileFields.filter((field) => profile.missing_fields.includes(field))

  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`lead ${styles.lead}`}>{redirectTo ? t('leadBooking') : t('lead')}</p>
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
                  fields: new Intl.ListFormat('en-IN').format(missing.map((field) => t(`fields.${field}`))),
                })}
          </p>
        </div>
      </div>
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
        <Field label={t('anonymousName')} hint={t('anonymousHint')} error={errors.anonymous_name}>
          {(control) => (
            <input {...control} {...text('anonymous_name')} maxLength={40} autoComplete="nickname" />
          )}
        </Field>
        <ChoiceButtons
          label={forms('gender')}
          name="gender"
          options={[
            { value: 'female', label: forms('genders.female') },
            { value: 'male', label: forms('genders.male') },
          ]}
          value={values.gender}
          error={errors.gender}
          onChoose={(gender) => set('gender', gender)}
        />
        <Field label={t('fieldLabels.dob')} hint={t('dobHint', { age: adultAge })} error={errors.dob}>
          {(control) => (
            <input
              {...control}
              {...text('dob')}
              type="date"
              max={today}
              min={addDays(today, -hundredYears)}
              autoComplete="bday"
            />
          )}
        </Field>
        <ChoiceButtons
          label={t('fieldLabels.marital_status')}
          name="marital_status"
          options={maritalStatuses.map((value) => ({ value, label: t(`maritalStatuses.${value}`) }))}
          value={values.marital_status}
          error={errors.marital_status}
          onChoose={(status) => set('marital_status', status)}
        />

        <h2 className={styles.part}>{t('where')}</h2>
        <Field label={t('fieldLabels.country')} error={errors.country}>
          {(control) => (
            <select {...control} {...text('country')} autoComplete="country-name">
              {countries.map((country) => (
                <option key={country}>{country}</option>
              ))}
            </select>
          )}
        </Field>
        <div className={pairClass}>
          <Field label={t('fieldLabels.state')} error={errors.state}>
            {(control) =>
              isInIndia ? (
                <select {...control} {...text('state')} autoComplete="address-level1">
                  <option value="">{t('chooseState')}</option>
                  {values.state && !indianStates.some((state) => state === values.state) && (
                    <option>{values.state}</option>
                  )}
                  {indianStates.map((state) => (
                    <option key={state}>{state}</option>
                  ))}
                </select>
              ) : (
                <input {...control} {...text('state')} autoComplete="address-level1" />
              )
            }
          </Field>
          <Field label={t('fieldLabels.city')} error={errors.city}>
            {(control) => <input {...control} {...text('city')} autoComplete="address-level2" />}
          </Field>
        </div>

        <div>
          <h2 className={styles.part}>{t('means')}</h2>
          <p className="t2">{t('meansWhy')}</p>
        </div>
        <ChoicesButtons
          label={t('fieldLabels.income_sources')}
          name="income_sources"
          options={incomeSources.map((value) => ({ value, label: t(`incomeSources.${value}`) }))}
          values={values.income_sources}
          error={errors.income_sources}
          onChange={(sources) => set('income_sources', sources)}
        />
        <ChoiceButtons
          label={t('fieldLabels.income_range_per_year')}
          name="income_range_per_year"
          options={incomeRanges.map((value) => ({ value, label: t(`incomeRanges.${value}`) }))}
          value={values.income_range_per_year}
          error={errors.income_range_per_year}
          onChoose={(range) => set('income_range_per_year', range)}
        />
        <ChoiceButtons
          label={t('fieldLabels.mental_health_invest_amount')}
          name="mental_health_invest_amount"
          options={investAmounts.map((value) => ({ value, label: t(`investAmounts.${value}`) }))}
          value={values.mental_health_invest_amount}
          error={errors.mental_health_invest_amount}
          onChoose={(amount) => set('mental_health_invest_amount', amount)}
        />
        <FormFailure>{failure}</FormFailure>
        <div className={styles.actions}>
          <Button look="rice" type="submit" busy={isBusy}>
            {t(redirectTo ? 'saveAndGoOn' : 'save')}
          </Button>
          <Button look="bare" onClick={() => void askLogOut()}>
            {t('logOut')}
          </Button>
        </div>
      </form>
      <p className={`small t3 ${styles.contact}`}>
        {t('contact', { mobile: profile.mobile_number ?? t('none'), email: profile.email ?? t('none') })}
      </p>
    </>
  )
}
