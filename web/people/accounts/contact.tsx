import '../../messages/accounts-profile.ts'
import '../../ui/form/zod-without-eval.ts'
import { email, mobile, type OtpChannel } from '@newyou/contract/people/accounts/fields'
import type { Profile } from '@newyou/contract/people/accounts/profile'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { z } from 'zod'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { callApi } from '../../session/call-api.ts'
import type { Session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { fieldsClass } from '../../ui/entrance.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { longDay, timeOfDay } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { localeOf } from '../../ui/locale.ts'
import { LocaleLink, useLocalized } from '../../ui/locale-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { OtpForm } from './otp-form.tsx'
import styles from './profile.module.css'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'accounts-profile')
  return pageMeta(matches, {
    path: urls.contact(),
    title: t('contact.meta'),
    description: t('contact.lead'),
    noIndex: true,
  })
}

export default function Contact() {
  return <PrivatePage waiting={<Waiting />}>{(session) => <Change session={session} />}</PrivatePage>
}

type OtpWish = { to: 'mine'; channel: OtpChannel } | { to: 'new'; channel: OtpChannel; contact: string }
interface Sent {
  challengeId: string
  destination: string
  sentAt: number
}
/** The old contact first: without it no OTP goes to the new one. */
interface Progress {
  contact: string
  provenBy: OtpChannel
  oldProof?: string
  otp: Sent
}

const other = (channel: OtpChannel): OtpChannel => (channel === 'email' ? 'mobile' : 'email')

function Change({ session: { userId } }: { session: Session }) {
  const t = useTranslations('accounts-profile.contact')
  const [query] = useSearchParams()
  const channel: OtpChannel = query.get('channel') === 'email' ? 'email' : 'mobile'
  const profile = useQuery({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) =>
      callApi('GET /api/website/patient/{patientId}', { params: { patientId: userId }, signal }).then(
        ({ data }) => data,
      ),
  })
  if (profile.isError) return <ErrorState heading="h1" onRetry={() => void profile.refetch()} />
  if (!profile.data) return <Waiting />
  return (
    <>
      <h1>{t(`title.${channel}`)}</h1>
      <p className={`lead ${layout.intro}`}>{t('lead')}</p>
      <WaitingChange />
      <Steps key={channel} channel={channel} profile={profile.data} />
      <p className={`small t2 ${styles.contact}`}>{t('unreachable')}</p>
    </>
  )
}

function Steps({ channel, profile }: { channel: OtpChannel; profile: Profile }) {
  const t = useTranslations('accounts-profile.contact')
  const navigate = useNavigate()
  const localized = useLocalized()
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress>()
  const isProven = (which: OtpChannel) =>
    which === 'email' ? profile.is_email_proven : profile.is_mobile_number_proven
  const ways = ([channel, other(channel)] as const).filter(isProven)
  const schema = z.object({
    contact: channel === 'email' ? email : mobile(),
    provenBy: z.enum(['email', 'mobile']),
  })
  const { values, errors, failure, isBusy, set, text, form } = useForm({
    initial: { contact: '', provenBy: ways[0] ?? other(channel) },
    schema,
    async send({ contact, provenBy }) {
      setProgress({ contact, provenBy, otp: await sendOtp({ to: 'mine', channel: provenBy }) })
    },
  })

  async function sendOtp(body: OtpWish): Promise<Sent> {
    const { data, message } = await callApi('POST /api/website/contact-change-otp', {
      // The contract tells the two channels of a new contact apart; here it is one of them.
      body: body as { to: 'mine'; channel: OtpChannel },
    })
    if (message) toast({ tone: 'ok', words: message })
    return { challengeId: data.challenge_u_id, destination: data.destination, sentAt: Date.now() }
  }
  const sendNext = ({ contact, provenBy, oldProof }: Omit<Progress, 'otp'>) =>
    sendOtp(oldProof ? { to: 'new', channel, contact } : { to: 'mine', channel: provenBy })

  async function prove(now: Progress, otp: string) {
    const { data } = await callApi('POST /api/website/contact-change-proof', {
      body: { challenge_u_id: now.otp.challengeId, otp },
    })
    if (!now.oldProof) {
      const next = { contact: now.contact, provenBy: now.provenBy, oldProof: data.verification_token }
      setProgress({ ...next, otp: await sendNext(next) })
      return
    }
    const { message } = await callApi('POST /api/website/contact-change', {
      body: { new_proof: data.verification_token, old_proof: now.oldProof },
    })
    if (message) toast({ tone: 'ok', words: message })
    await client.invalidateQueries()
    await navigate(localized(urls.profile()))
  }

  if (progress)
    return (
      <div className={styles.waiting}>
        <p>{t(progress.oldProof ? 'newSent' : 'oldSent', { destination: progress.otp.destination })}</p>
        <OtpForm
          submit={t('verify')}
          key={progress.otp.challengeId}
          sentAt={progress.otp.sentAt}
          onOtp={(otp) => prove(progress, otp)}
          onResend={async () => setProgress({ ...progress, otp: await sendNext(progress) })}
        />
      </div>
    )
  return (
    <form {...form} className={`${fieldsClass} ${styles.waiting}`} aria-label={t(`title.${channel}`)}>
      <Field label={t(`new.${channel}`)} error={errors.contact}>
        {(control) => (
          <input
            {...control}
            {...text('contact')}
            type={channel === 'email' ? 'email' : 'tel'}
            autoComplete={channel === 'email' ? 'email' : 'tel-national'}
          />
        )}
      </Field>
      {ways.length > 1 ? (
        <ChoiceButtons
          label={t('by')}
          hint={values.provenBy === channel ? undefined : t('lostHint')}
          name="provenBy"
          options={ways.map((way) => ({
            value: way,
            label: way === channel ? t(`same.${channel}`) : t(`lost.${channel}`),
          }))}
          value={values.provenBy}
          error={errors.provenBy}
          onChoose={(way) => set('provenBy', way)}
        />
      ) : (
        !isProven(channel) && <p className="t2">{t('firstTime')}</p>
      )}
      <FormFailure>{failure}</FormFailure>
      <div className={layout.cluster}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('start')}
        </Button>
      </div>
    </form>
  )
}

/** The change that waits, with the way to stop it. */
function WaitingChange() {
  const t = useTranslations('accounts-profile.contact')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const { data, refetch } = useQuery({
    queryKey: ['contact-change'],
    queryFn: ({ signal }) => callApi('GET /api/website/contact-change', { signal }),
  })
  const waiting = data?.data
  if (!waiting) return null
  const at = waiting.takes_effect_at
  return (
    <div className={styles.waiting}>
      <Notice>
        <p>
          {t('waiting', {
            contact: waiting.contact,
            when: `${longDay(at, zone, locale, now)}, ${timeOfDay(at, zone, locale)}`,
          })}
        </p>
        <Button
          variant="quiet"
          small
          onClick={() =>
            void callApi('DELETE /api/website/contact-change').then(({ message }) => {
              if (message) toast({ tone: 'ok', words: message })
              return refetch()
            })
          }
        >
          {t('stop')}
        </Button>
      </Notice>
      <p className={styles.contact}>
        <LocaleLink to={urls.profile()}>{t('back')}</LocaleLink>
      </p>
    </div>
  )
}

function Waiting() {
  const t = useTranslations('accounts-profile.contact')
  return (
    <>
      <h1>{t('meta')}</h1>
      <div className={styles.waiting} aria-hidden="true">
        <SkeletonLine width="most" tall />
      </div>
    </>
  )
}
