import '../../messages/guardians.ts'
import { useLocale, useTranslations } from 'use-intl'
import { PublishedLink } from '../../page/published-link.tsx'
import { fullDate } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'

/** Text of a guardian's consent. Changes here need a new `guardianConsentVersion`. */
export function ConsentWords({ name, endsOn }: { name: string; endsOn: string }) {
  const t = useTranslations('guardians.door')
  const locale = useLocale()
  return (
    <>
      <p className="lead">{t('lead', { name })}</p>
      <h2>{t('offersTitle')}</h2>
      <p>{t('offers', { name })}</p>
      <h2>{t('dataTitle')}</h2>
      <ul className={layout.bullets}>
        <li>{t('data.account')}</li>
        <li>{t('data.sessions', { name })}</li>
        <li>{t('data.money')}</li>
        <li>{t('data.guardian', { name })}</li>
      </ul>
      <p>{t('not', { name })}</p>
      <h2>{t('rightsTitle')}</h2>
      <p>{t('rights')}</p>
      <p className={layout.cluster}>
        <PublishedLink slug="privacy-policy">{t('policy')}</PublishedLink>
        <LocaleLink to={urls.contactUs()}>{t('contact')}</LocaleLink>
      </p>
      <p>{t('without', { name, day: fullDate(endsOn, locale) })}</p>
    </>
  )
}
