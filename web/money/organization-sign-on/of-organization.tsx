import '../../messages/accounts.ts'
import '../../messages/organization-sign-on.ts'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Entrance } from '../../ui/entrance.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { Stack } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import { FirstTime } from './first-time.tsx'
import { goThere } from './go-there.ts'
import { type SignOnPage, useSignOn } from './use-sign-on.ts'

/** The address of an organisation for its members, and where its provider sends them back to. */
export function OfOrganization({ organizationId }: { organizationId: string }) {
  const t = useTranslations('organization-sign-on')
  const page = useSignOn(organizationId)
  const { name = '', first, isCancelled, failure } = page
  if (page.hasGone)
    return (
      <div className="wrap section">
        <EmptyState heading="h1" title={t('of.gone')} words={t('of.goneWords')}>
          <Button variant="primary" to={urls.login()}>
            {t('of.logIn')}
          </Button>
        </EmptyState>
      </div>
    )
  if (first && name)
    return (
      <Entrance
        title={t(first.outcome === 'new' ? 'first.fresh' : 'first.known')}
        lead={t(first.outcome === 'new' ? 'first.freshLead' : 'first.knownLead', {
          name,
          contact: first.contact,
        })}
        aside={<p>{t('first.after', { name })}</p>}
      >
        <FirstTime of={first} organizationId={organizationId} name={name} onProven={page.connect} />
      </Entrance>
    )
  return (
    <Entrance
      title={name ? t('of.title', { name }) : t('of.loading')}
      lead={name ? t('of.lead', { name }) : t('lead')}
      aside={
        <p>
          {t.rich('otp', {
            link: (words) => <LocaleLink to={urls.login(page.redirectTo)}>{words}</LocaleLink>,
          })}
        </p>
      }
    >
      <Stack gap={4}>
        <FormFailure>{failure ?? (isCancelled && t('of.cancelled'))}</FormFailure>
        <GoThere page={page} organizationId={organizationId} />
      </Stack>
    </Entrance>
  )
}

function GoThere({ page, organizationId }: { page: SignOnPage; organizationId: string }) {
  const t = useTranslations('organization-sign-on')
  const session = useSession()
  const { name = '', isBusy, isConnecting, redirectTo } = page
  const starting = useAction(() => goThere({ organization_id: organizationId }, redirectTo))
  const busyWords = t(isConnecting ? 'first.connecting' : 'of.busy')
  return (
    <>
      {session && !isBusy && (
        <>
          <h2>{t('of.isIn')}</h2>
          {name && <p className="t2">{t('of.isInWords', { name })}</p>}
        </>
      )}
      <Button
        variant="primary"
        wide
        busy={isBusy || !name || starting.isBusy || starting.isDone}
        onClick={() => void starting.run()}
      >
        {isBusy ? busyWords : name ? t('of.button', { name }) : t('of.loading')}
      </Button>
      {session && !isBusy && (
        <Button variant="quiet" wide to={urls.organization()}>
          {t('of.mine')}
        </Button>
      )}
    </>
  )
}
