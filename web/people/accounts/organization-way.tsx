import '../../messages/accounts.ts'
import { pathTo, withQuery } from '@newyou/contract/addresses'
import { byEmail } from '@newyou/contract/people/sign-on/by-email'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'

/** The way to the log-in of one's organisation, where any has one. It comes late, so it stands below all else. */
export function OrganizationWay({ redirectTo }: { redirectTo: string | undefined }) {
  const t = useTranslations('accounts')
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    callApi('GET /api/website/organization-sign-on')
      .then(({ data }) => setOffered(data.is_offered))
      // Without an answer the OTP is there.
      .catch(() => {})
  }, [])
  if (!isOffered) return null
  return (
    <p className="t2">
      {t.rich('login.organization', {
        link: (words) => (
          <LocaleLink
            to={withQuery(pathTo('organizationLogin', { organizationId: byEmail }), {
              redirect_to: redirectTo,
            })}
          >
            {words}
          </LocaleLink>
        ),
      })}
    </p>
  )
}
