import '../../messages/frame-account.ts'
import { backOfficePath } from '@newyou/contract/addresses'
import { paisePerRupee } from '@newyou/contract/business'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DefaultFace } from '../../page/default-face.tsx'
import { useSite } from '../../page/site.ts'
import { UnreadMessages } from '../../page/unread.tsx'
import type { Session } from '../../session/session.ts'
import { useLogOut } from '../../session/use-log-out.ts'
import dropdown from '../../ui/dropdown.module.css'
import { rupees } from '../../ui/format.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { useDropdown } from '../../ui/use-dropdown.ts'
import { urls } from '../../urls.ts'
import styles from './account-menu.module.css'

/** The profile picture and what it opens. */
export function AccountMenu({ session }: { session: Session }) {
  const t = useTranslations('frame-account')
  const { hasFree } = useSite()
  const { isOpen, close, closeToButton, root, button, panel } = useDropdown()
  const askLogOut = useLogOut()
  const { profile } = session
  const name = profile?.full_name ?? ''
  const isClient = session.role === 'client'
  // The profile is what a healer should know of a client; other roles have none.
  const isIncomplete = isClient && profile !== undefined && !profile.is_profile_complete
  return (
    <div className={dropdown.root} {...root}>
      <button
        type="button"
        className={iconButtonClass}
        aria-label={t(isIncomplete ? 'openIncomplete' : 'open', { name })}
        {...button}
      >
        <ProfilePicture session={session} />
        {isIncomplete && (
          <span className={styles.mark} aria-hidden="true">
            i
          </span>
        )}
      </button>
      {isOpen && (
        <ul className={dropdown.panel} {...panel}>
          {session.role === 'staff' && (
            <>
              <li>
                <a className={dropdown.entry} href={backOfficePath}>
                  {t('backOffice')}
                </a>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.helpDesk()} onClick={close}>
                  {t('helpDesk')}
                </LocaleLink>
              </li>
            </>
          )}
          {session.role === 'healer' && (
            <>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.practice()} onClick={close}>
                  {t('practice')}
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.practicePlans()} onClick={close}>
                  {t('clientPlans')}
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.practiceChat()} onClick={close}>
                  {t('chat')}
                  <UnreadMessages />
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.practiceCommunity()} onClick={close}>
                  {t('community')}
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.practiceHours()} onClick={close}>
                  {t('hours')}
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.practiceEarnings()} onClick={close}>
                  {t('earnings')}
                </LocaleLink>
              </li>
            </>
          )}
          {isClient && (
            <>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.dashboard()} onClick={close}>
                  {t('dashboard')}
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.myLearning()} onClick={close}>
                  {t('learning')}
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.myEvents()} onClick={close}>
                  {t('events')}
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.myActionPlan()} onClick={close}>
                  {t('plans')}
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.result()} onClick={close}>
                  {t('tests')}
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.chat()} onClick={close}>
                  {t('chat')}
                  <UnreadMessages />
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.community()} onClick={close}>
                  {t('community')}
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.wishlists()} onClick={close}>
                  {t('wishlists')}
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.profile()} onClick={close}>
                  {isIncomplete ? t('profileIncomplete', { percent: profile.percentage }) : t('profile')}
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.privacyCentre()} onClick={close}>
                  {t('privacy')}
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.wallet()} onClick={close}>
                  {t('wallet')}
                  <span className={`${dropdown.end} num`}>
                    {rupees((profile?.wallet_points ?? 0) * paisePerRupee)}
                  </span>
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.lifePoints()} onClick={close}>
                  {t('lifePoints')}
                  <span className={`${dropdown.end} num`}>{profile?.life_point ?? 0}</span>
                </LocaleLink>
              </li>
              <li>
                <LocaleLink className={dropdown.entry} to={urls.earnAndRefer()} onClick={close}>
                  {t('refer')}
                </LocaleLink>
              </li>
              {hasFree && (profile?.patient_demo_appointment_count ?? 0) > 0 && (
                <li>
                  <LocaleLink className={dropdown.entry} to={urls.freeAppointment()} onClick={close}>
                    {t('free', { count: `${profile?.patient_demo_appointment_count}` })}
                  </LocaleLink>
                </li>
              )}
            </>
          )}
          {isClient && (
            <li>
              <LocaleLink className={dropdown.entry} to={urls.support()} onClick={close}>
                {t('support')}
              </LocaleLink>
            </li>
          )}
          <li>
            <div className={dropdown.line} />
            <button
              type="button"
              className={dropdown.entry}
              onClick={() => {
                closeToButton()
                void askLogOut()
              }}
            >
              {t('logOut')}
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}

function ProfilePicture({ session: { profile } }: { session: Session }) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <span className={styles.picture}>
      {profile?.image && !hasFailed ? (
        <img src={profile.image} width="36" height="42" alt="" onError={() => setFailed(true)} />
      ) : (
        <DefaultFace gender={profile?.gender ?? null} />
      )}
    </span>
  )
}
