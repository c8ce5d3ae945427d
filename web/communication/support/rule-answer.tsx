import '../../messages/support.ts'
import { returnDays, returnLessons } from '@newyou/contract/business'
import type { FaqCode } from '@newyou/contract/communication/faq'
import { useTranslations } from 'use-intl'
import { PolicyWords } from '../../care/appointments/policy-words.tsx'
import { PublishedLink } from '../../page/published-link.tsx'
import { useSite } from '../../page/site.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'

const places = {
  cancel: { link: 'rescheduleLink', to: urls.dashboard() },
  refund: { link: 'refundLink', to: urls.wallet() },
  receipt: { link: 'receiptLink', to: urls.dashboard() },
  bought: { link: 'boughtLink', to: urls.myLearning() },
  return: { link: 'returnLink', to: urls.myEvents() },
  otp: { link: 'otpLink', to: urls.login() },
} as const

/** The answer that follows the rules of the site as they are now. */
export function RuleAnswer({ code }: { code: FaqCode }) {
  const t = useTranslations('support.questions')
  const { settings } = useSite()
  return (
    <>
      {code === 'cancel' ? (
        <>
          <p>{t('moveWords')}</p>
          <PolicyWords policy={settings.booking_policy} name={t('someone')} />
        </>
      ) : (
        <p>
          {code === 'return'
            ? t('returnWords', {
                hours: settings.event_cancel_hours,
                days: returnDays,
                lessons: returnLessons,
              })
            : t(`${code}Words`)}
        </p>
      )}
      <p>
        {code === 'privacy' ? (
          <PublishedLink slug="privacy-policy">{t('privacyLink')}</PublishedLink>
        ) : (
          <LocaleLink to={places[code].to}>{t(places[code].link)}</LocaleLink>
        )}
      </p>
    </>
  )
}
