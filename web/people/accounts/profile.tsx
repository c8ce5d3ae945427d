import '../../messages/accounts-profile.ts'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { callApi } from '../../session/call-api.ts'
import { safeRedirect } from '../../session/redirect-to.ts'
import { type Session, storeProfile } from '../../session/session.ts'
import { fieldsClass } from '../../ui/entrance.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import styles from './profile.module.css'
import { ProfileFields } from './profile-fields.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'accounts-profile')
  return pageMeta(matches, {
    path: urls.profile(),
    title: t('profile.meta'),
    description: t('profile.lead'),
    noIndex: true,
  })
}

export default function Profile() {
  return (
    <PrivatePage of="client" waiting={<Waiting />}>
      {(session) => <MyProfile session={session} />}
    </PrivatePage>
  )
}

function MyProfile({ session: { userId } }: { session: Session }) {
  const [query] = useSearchParams()
  const redirectTo = safeRedirect(query.get('redirect_to'))
  // The header asks for the same; both share one answer.
  const {
    data: profile,
    isError,
    refetch,
  } = useQuery({
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
  if (profile) return <ProfileFields profile={profile} redirectTo={redirectTo} />
  if (isError) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return <Waiting />
}

function Waiting() {
  const t = useTranslations('accounts-profile.profile')
  return (
    <>
      <h1>{t('title')}</h1>
      <div className={`${fieldsClass} ${styles.waiting}`} aria-hidden="true">
        <SkeletonLine width="half" tall />
        <SkeletonLine width="most" />
        {['a', 'b', 'c', 'd', 'e'].map((skeleton) => (
          <div key={skeleton}>
            <SkeletonLine width="third" />
            <SkeletonLine tall />
          </div>
        ))}
      </div>
    </>
  )
}
