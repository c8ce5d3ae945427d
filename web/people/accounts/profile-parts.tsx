import '../../messages/accounts-profile.ts'
import '../../messages/accounts.ts'
import { maritalStatuses, shownToHealers } from '@newyou/contract/people/accounts/person-choices'
import type { AskableField } from '@newyou/contract/profile-fields'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../page/site.ts'
import { callApi } from '../../session/call-api.ts'
import { useLanguages } from '../../session/use-languages.ts'
import { pairClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, ChoicesButtons } from '../../ui/form/form-parts.tsx'
import { useLanguageName } from '../../ui/language-names.ts'
import { useListName } from './list-names.ts'
import { offeredGenders, type PersonForm } from './person-form.ts'

const listAge = { staleTime: Number.POSITIVE_INFINITY }
const useProfessions = () =>
  useQuery({
    ...listAge,
    queryKey: ['profession-list'],
    queryFn: () => callApi('GET /api/website/profession-list'),
  }).data?.data ?? []
const useIncomeLists = () =>
  useQuery({
    ...listAge,
    queryKey: ['income-list'],
    queryFn: () => callApi('GET /api/website/income-list'),
  }).data?.data
function usePlaces(country?: string, state?: string) {
  const query = { ...(country ? { country } : {}), ...(state ? { state } : {}) }
  return useQuery({
    ...listAge,
    queryKey: ['place-list', country, state],
    queryFn: () => callApi('GET /api/website/place-list', { query }),
  }).data?.data
}

/** One of a list that comes from the server; what is chosen stays visible until the list is there. */
const withChosen = (list: readonly string[], chosen: string) =>
  chosen && !list.includes(chosen) ? [chosen, ...list] : list

/** The site's required fields decide which ones appear. */
function useAsks() {
  const { asked_fields: asked } = useSite().settings
  return (field: AskableField) => asked.includes(field)
}

export function NameShown({ errors, text }: PersonForm) {
  const t = useTranslations('accounts-profile.profile')
  return (
    <Field label={t('anonymousName')} hint={t('anonymousHint')} error={errors.anonymous_name}>
      {(control) => <input {...control} {...text('anonymous_name')} maxLength={40} autoComplete="nickname" />}
    </Field>
  )
}

/** What healers see beside the chosen name, and the emergency contact where there is one. */
export function ShownToHealers({ values, errors, set }: PersonForm) {
  const t = useTranslations('accounts-profile.shownToHealers')
  return (
    <ChoicesButtons
      label={t('title')}
      hint={t('hint')}
      error={errors.shown_to_healers}
      name="shown_to_healers"
      options={shownToHealers.map((value) => ({ value, label: t(`choices.${value}`) }))}
      values={values.shown_to_healers}
      onChange={(chosen) => set('shown_to_healers', chosen)}
    />
  )
}

export function AboutFields({ values, errors, set, text }: PersonForm) {
  const t = useTranslations('accounts-profile.profile')
  const forms = useTranslations('accounts.register')
  const more = useTranslations('accounts-profile.details')
  const languageName = useLanguageName()
  const asks = useAsks()
  const professions = useProfessions()
  const professionName = useListName('professions')
  const languages = useLanguages()
  return (
    <>
      {asks('gender') && (
        <ChoiceButtons
          label={forms('gender')}
          hint={more('genderHint')}
          name="gender"
          options={offeredGenders.map((value) => ({ value, label: forms(`genders.${value}`) }))}
          value={values.gender}
          error={errors.gender}
          onChoose={(gender) => set('gender', gender)}
        />
      )}
      {asks('marital_status') && (
        <ChoiceButtons
          label={t('fieldLabels.marital_status')}
          hint={t('maritalWhy')}
          name="marital_status"
          options={maritalStatuses.map((value) => ({ value, label: t(`maritalStatuses.${value}`) }))}
          value={values.marital_status}
          error={errors.marital_status}
          onChoose={(status) => set('marital_status', status)}
        />
      )}
      <div className={pairClass}>
        {asks('profession_u_id') && (
          <Field label={more('profession')} hint={more('professionHint')} error={errors.profession_u_id}>
            {(control) => (
              <select {...control} {...text('profession_u_id')}>
                <option value="">{more('choose')}</option>
                {professions.map(({ profession_u_id: id, name }) => (
                  <option key={id} value={id}>
                    {professionName(name)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {asks('language_u_id') && (
          <Field label={more('language')} hint={more('languageHint')} error={errors.language_u_id}>
            {(control) => (
              <select {...control} {...text('language_u_id')}>
                <option value="">{more('choose')}</option>
                {languages.map(({ language_u_id: id, name }) => (
                  <option key={id} value={id}>
                    {languageName(name)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
    </>
  )
}

export function AddressFields({ values, errors, set, text }: PersonForm) {
  const t = useTranslations('accounts-profile.profile')
  const cityList = useId()
  const asks = useAsks()
  const countries = withChosen(usePlaces()?.countries ?? [], values.country)
  const stateName = useListName('states')
  const states = usePlaces(values.country)?.states ?? []
  const cities = usePlaces(values.country, values.state)?.cities ?? []
  return (
    <>
      {asks('country') && (
        <Field label={t('fieldLabels.country')} hint={t('whereWhy')} error={errors.country}>
          {(control) => (
            <select
              {...control}
              {...text('country')}
              autoComplete="country-name"
              onChange={({ target }) => {
                set('country', target.value)
              }}
            >
              {countries.map((country) => (
                <option key={country}>{country}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className={pairClass}>
        {asks('state') && (
          <Field label={t('fieldLabels.state')} error={errors.state}>
            {(control) => (
              <select {...control} {...text('state')} autoComplete="address-level1">
                <option value="">{t('chooseState')}</option>
                {withChosen(states, states.length === 0 ? values.state : '').map((state) => (
                  <option key={state} value={state}>
                    {stateName(state)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {asks('city') && (
          <Field label={t('fieldLabels.city')} error={errors.city}>
            {(control) => (
              <>
                <input {...control} {...text('city')} list={cityList} autoComplete="address-level2" />
                <datalist id={cityList}>
                  {cities.map((city) => (
                    <option key={city} value={city} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
        )}
      </div>
    </>
  )
}

export function IncomeFields({ values, errors, set }: PersonForm) {
  const t = useTranslations('accounts-profile.profile')
  const lists = useIncomeLists()
  const asks = useAsks()
  return (
    <>
      {asks('income_sources') && (
        <ChoicesButtons
          label={t('fieldLabels.income_sources')}
          hint={t('meansWhy')}
          name="income_sources"
          options={(lists?.income_sources ?? []).map((value) => ({
            value,
            label: t(`incomeSources.${value}`),
          }))}
          values={values.income_sources}
          error={errors.income_sources}
          onChange={(sources) => set('income_sources', sources)}
        />
      )}
      {asks('income_range_per_year') && (
        <ChoiceButtons
          label={t('fieldLabels.income_range_per_year')}
          hint={t('meansWhy')}
          name="income_range_per_year"
          options={(lists?.income_ranges ?? []).map((value) => ({
            value,
            label: t(`incomeRanges.${value}`),
          }))}
          value={values.income_range_per_year}
          error={errors.income_range_per_year}
          onChoose={(range) => set('income_range_per_year', range)}
        />
      )}
      {asks('mental_health_invest_amount') && (
        <ChoiceButtons
          label={t('fieldLabels.mental_health_invest_amount')}
          hint={t('investWhy')}
          name="mental_health_invest_amount"
          options={(lists?.invest_amounts ?? []).map((value) => ({
            value,
            label: t(`investAmounts.${value}`),
          }))}
          value={values.mental_health_invest_amount}
          error={errors.mental_health_invest_amount}
          onChoose={(amount) => set('mental_health_invest_amount', amount)}
        />
      )}
    </>
  )
}
