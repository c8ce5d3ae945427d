import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { queryClient } from '../../api/query-client.ts'
import { useReminderToasts } from '../../care/action-plans/use-reminder-toasts.ts'
import { useChatToasts } from '../../communication/chat/use-chat-toasts.ts'
import { useSite } from '../../page/site.ts'
import { callApi } from '../../session/call-api.ts'
import { type Session, storeProfile } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { IconGift, IconPhone } from '../../ui/icons.ts'
import { withoutLocale } from '../../ui/locale.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import styles from './account-menu.module.css'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import { Discreet } from './discreet.tsx'
import { HomeBack } from './home-back.tsx'
import { useLive } from './use-live.ts'
import { usePageViews } from './use-page-views.ts'
import { useSendUnsent } from './use-send-unsent.ts'

/** Bell and account of the header; before the second factor of staff only what logs out. */
export default function SignedIn({ session }: { session: Session }) {
  const isProving = withoutLocale(useLocation().pathname) === urls.secondFactor()
  return (
    <QueryClientProvider client={queryClient}>
      {isProving ? <AccountMenu session={session} /> : <SignedInParts session={session} />}
    </QueryClientProvider>
  )
}

function SignedInParts({ session }: { session: Session }) {
  useProfile(session)
  useReminderToasts(session.role)
  useChatToasts()
  useLive()
  useSendUnsent()
  return (
    <>
      {session.role === 'client' && (
        <>
          <PageViews />
          <Offers />
          <FreeAppointment />
        </>
      )}
      <HomeBack role={session.role} />
      <Discreet />
      <Bell />
      <AccountMenu session={session} />
    </>
  )
}

function PageViews() {
  usePageViews()
  return null
}

/** The picture of the offers. */
function Offers() {
  const t = useTranslations('frame')
  const { hasOffers } = useSite()
  if (!hasOffers) return null
  return (
    <LocaleLink className={`${iconButtonClass} ${styles.wide}`} to={urls.bundles()} aria-label={t('offers')}>
      <Icon of={IconGift} />
    </LocaleLink>
  )
}

function FreeAppointment() {
  const t = useTranslations('frame')
  const { hasFree } = useSite()
  if (!hasFree) return null
  return (
    <LocaleLink className={iconButtonClass} to={urls.freeAppointment()} aria-label={t('bookFree')}>
      <Icon of={IconPhone} />
    </LocaleLink>
  )
}

/** Fetches the profile of the session and keeps it in the browser's storage, where screens read it. */
function useProfile({ userId }: Session) {
  useQuery({
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
}
