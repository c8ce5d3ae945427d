import '../messages/accounts.ts'
import type { OtpChannel } from '@newyou/contract/accounts/fields'
import type { Profile } from '@newyou/contract/accounts/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../api/use-action.ts'
import { callApi } from '../session/call-api.ts'
import { deviceId, storeProfile } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Entrance } from '../ui/entrance.tsx'
import { toast } from '../ui/overlay-store.ts'
import { OtpForm } from './otp-form.tsx'
import styles from './profile.module.css'
import { type SentOtp, sendContactOtp } from './send-otp.ts'

interface Unconfirmed {
  channel: OtpChannel
  contact: string
}

/** The contact that no OTP has proven yet; the other one was used to log in. */
function unconfirmedOf(profile: Profile): Unconfirmed | undefined {
  if (profile.email && !profile.is_email_proven) return { channel: 'email', contact: profile.email }
  if (profile.mobile_number && !profile.is_mobile_number_proven)
    return { channel: 'mobile', contact: profile.mobile_number }
  return undefined
}

const sendOtp = ({ channel, contact }: Unconfirmed, isTold = true) => sendContactOtp(channel, contact, isTold)

/** Takes the OTP that was sent to a contact of this person. */
function ConfirmForm({
  of: wanted,
  sent,
  onSent,
  onDone,
}: {
  of: Unconfirmed
  sent: SentOtp
  onSent: (again: SentOtp) => void
  onDone: () => void
}) {
  const t = useTranslations('accounts.confirm')
  const client = useQueryClient()
  async function confirm(otp: string) {
    const { data: proven } = await callApi('POST /api/website/mobile-number-otp-verification', {
      body: { challenge_u_id: sent.challengeId, otp, device_id: deviceId() },
    })
    const { data, message } = await callApi('POST /api/website/contact-confirmation', { body: proven })
    storeProfile(data)
    client.setQueryData(['profile', data.u_id], data)
    if (message) toast({ tone: 'ok', words: message })
    onDone()
  }
  return (
    <OtpForm
      key={sent.challengeId}
      sentAt={sent.sentAt}
      submit={t('submit')}
      onResend={async () => onSent(await sendOtp(wanted))}
      onOtp={confirm}
    />
  )
}

/**
 * After registration: the contact that was not used to log in can be confirmed at once. The person is registered by
 * then, so nothing is lost by continuing or by closing the tab.
 */
export function useConfirmAfter(goOn: () => void) {
  const [asked, setAsked] = useState<Unconfirmed & { sent: SentOtp }>()
  return {
    asked,
    setSent: (sent: SentOtp) => setAsked((before) => before && { ...before, sent }),
    async begin(userId: string) {
      try {
        const { data: profile } = await callApi('GET /api/website/patient/{patientId}', {
          params: { patientId: userId },
        })
        storeProfile(profile)
        const unconfirmed = unconfirmedOf(profile)
        // The screen that follows says that it was sent.
        if (unconfirmed) return setAsked({ ...unconfirmed, sent: await sendOtp(unconfirmed, false) })
      } catch {
        // It can be confirmed in the profile later; registration must not fail because of it.
      }
      goOn()
    },
  }
}

export function ConfirmAfter({
  asked: { sent, ...unconfirmed },
  later,
  onSent,
  onDone,
}: {
  asked: Unconfirmed & { sent: SentOtp }
  /** Says where it can be done later. */
  later: string
  onSent: (again: SentOtp) => void
  onDone: () => void
}) {
  const t = useTranslations('accounts.confirm')
  return (
    <Entrance
      title={t(`title.${unconfirmed.channel}`)}
      lead={t(`lead.${unconfirmed.channel}`, { destination: sent.destination })}
      aside={
        <p>
          <Button variant="quiet" small onClick={onDone}>
            {later}
          </Button>
        </p>
      }
    >
      <ConfirmForm of={unconfirmed} sent={sent} onSent={onSent} onDone={onDone} />
    </Entrance>
  )
}

/** Says which contact of the person is not confirmed and what follows, with the way to do it here. */
export function ContactToConfirm({ profile }: { profile: Profile | undefined }) {
  const t = useTranslations('accounts.confirm')
  const [sent, setSent] = useState<SentOtp>()
  const start = useAction(async (wanted: Unconfirmed) => setSent(await sendOtp(wanted)))
  const unconfirmed = profile && unconfirmedOf(profile)
  if (!unconfirmed) return null
  const { channel, contact } = unconfirmed
  if (sent)
    return (
      <div className={styles.confirm}>
        <p>{t(`sent.${channel}`, { destination: sent.destination })}</p>
        <ConfirmForm of={unconfirmed} sent={sent} onSent={setSent} onDone={() => setSent(undefined)} />
      </div>
    )
  return (
    <div className={styles.confirm}>
      <p>{t(`why.${channel}`, { contact })}</p>
      <Button variant="quiet" small busy={start.isBusy} onClick={() => void start.run(unconfirmed)}>
        {t(`start.${channel}`)}
      </Button>
    </div>
  )
}
