import '../../messages/accounts-confirm.ts'
import '../../messages/accounts.ts'
import type { Profile } from '@newyou/contract/people/accounts/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { deviceId, storeProfile } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Entrance } from '../../ui/entrance.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { OtpForm } from './otp-form.tsx'
import styles from './profile.module.css'
import type { SentOtp } from './send-otp.ts'
import { sendConfirming, type Unconfirmed, unconfirmedOf } from './use-confirm-after.ts'

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
  const t = useTranslations('accounts.otp')
  const client = useQueryClient()
  async function confirm(otp: string) {
    const { data: proven } = await callApi('POST /api/website/mobile-number-otp-verification', {
      body: { challenge_u_id: sent.challengeId, otp, device_id: deviceId() },
    })
    const { data, message } = await callApi('POST /api/website/contact-confirmation', { body: proven })
    storeProfile(data)
    await showSaved(client, ['profile', data.u_id], data)
    if (message) toast({ tone: 'ok', words: message })
    onDone()
  }
  return (
    <OtpForm
      key={sent.challengeId}
      sentAt={sent.sentAt}
      submit={t('verify')}
      onResend={async () => onSent(await sendConfirming(wanted))}
      onOtp={confirm}
    />
  )
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
  const t = useTranslations('accounts-confirm')
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
  const t = useTranslations('accounts-confirm')
  const [sent, setSent] = useState<SentOtp>()
  const start = useAction(async (wanted: Unconfirmed) => setSent(await sendConfirming(wanted)))
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
