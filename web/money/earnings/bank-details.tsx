import '../../messages/earnings.ts'
import '../../ui/form/zod-without-eval.ts'
import {
  type BankAccounts,
  bankDetails,
  type BankDetails as Details,
} from '@newyou/contract/money/earnings/earnings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { OtpForm } from '../../people/accounts/otp-form.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { longDay, timeOfDay } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Section, Stack } from '../../ui/parts.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'

/** Where the earnings go, and the way to change it. */
export function BankDetails({ bank }: { bank: BankAccounts }) {
  const t = useTranslations('earnings.bank')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const reload = () => client.invalidateQueries({ queryKey: ['earnings', 'summary'] })
  const withdraw = useAction(async () => {
    await callApi('DELETE /api/practice/bank-account')
    toast({ tone: 'ok', words: t('withdrawn') })
    await reload()
  })
  const { current, waiting } = bank
  return (
    <Section above={0}>
      <h2>{t('title')}</h2>
      <Stack gap={3} start>
        {current && (
          <p>{t('current', { holder: current.holder, end: current.number_end, ifsc: current.ifsc })}</p>
        )}
        {!current && !waiting && <p>{t('none')}</p>}
        {waiting && (
          <Notice>
            <p>
              {t('waiting', {
                when: `${longDay(waiting.usable_from, zone, locale, now)}, ${timeOfDay(waiting.usable_from, zone, locale)}`,
                holder: waiting.holder,
                end: waiting.number_end,
                ifsc: waiting.ifsc,
              })}
            </p>
            <Button variant="quiet" small busy={withdraw.isBusy} onClick={() => void withdraw.run()}>
              {t('withdraw')}
            </Button>
          </Notice>
        )}
        {isOpen ? (
          <Change
            onDone={async () => {
              setOpen(false)
              await reload()
            }}
            onCancel={() => setOpen(false)}
          />
        ) : (
          <Button variant="primary" onClick={() => setOpen(true)}>
            {current || waiting ? t('change') : t('add')}
          </Button>
        )}
        <p className="small t3">{t('hint', { hours: bank.hold_hours })}</p>
      </Stack>
    </Section>
  )
}

interface Sent {
  details: Details
  challengeId: string
  destination: string
  at: number
}

/** The details first, then the OTP that is sent for them. */
function Change({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  const t = useTranslations('earnings.bank')
  const [sent, setSent] = useState<Sent>()
  async function sendOtp(details: Details) {
    const { data } = await callApi('POST /api/practice/bank-account-otp')
    setSent({ details, challengeId: data.challenge_u_id, destination: data.destination, at: Date.now() })
  }
  const { errors, failure, isBusy, text, form } = useForm({
    initial: { holder: '', number: '', ifsc: '' },
    schema: bankDetails,
    send: sendOtp,
  })
  if (sent)
    return (
      <>
        <p>{t('otpSent', { destination: sent.destination })}</p>
        <OtpForm
          key={sent.challengeId}
          sentAt={sent.at}
          submit={t('save')}
          onOtp={async (otp) => {
            await callApi('PUT /api/practice/bank-account', {
              body: { ...sent.details, challenge_u_id: sent.challengeId, otp },
            })
            toast({ tone: 'ok', words: t('saved') })
            await onDone()
          }}
          onResend={() => sendOtp(sent.details)}
        />
      </>
    )
  return (
    <form {...form} className={fieldsClass} aria-label={t('change')}>
      <Field label={t('holder')} error={errors.holder}>
        {(control) => <input {...control} {...text('holder')} autoComplete="name" />}
      </Field>
      <Field label={t('number')} error={errors.number}>
        {(control) => <input {...control} {...text('number')} inputMode="numeric" autoComplete="off" />}
      </Field>
      <Field label={t('ifsc')} hint={t('ifscHint')} error={errors.ifsc}>
        {(control) => <input {...control} {...text('ifsc')} autoCapitalize="characters" autoComplete="off" />}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <div className={layout.cluster}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('send')}
        </Button>
        <Button variant="bare" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
