import '../../messages/handovers-leaving.ts'
import type { Leaving, LeavingFile as TheFile } from '@newyou/contract/care/handovers/leaving'
import { passphraseProblem } from '@newyou/contract/passphrase'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { say } from '../../api/say.ts'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { OtpForm } from '../../people/accounts/otp-form.tsx'
import { useProof } from '../../people/accounts/use-proof.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { Section, Stack } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { leavingQueries } from './leaving-queries.ts'

const sendOtp = async () => (await callApi('POST /api/practice/leaving/otp')).data

/** The file with the records of those who said yes. */
export function LeavingFile({ of: leaving }: { of: Leaving }) {
  const t = useTranslations('handovers-leaving.practice.file')
  const client = useQueryClient()
  const { sent, proven, resend, done } = useProof(sendOtp)
  const reload = () => client.invalidateQueries({ queryKey: leavingQueries.own().queryKey })
  const { counts, file } = leaving
  return (
    <Section gap={3}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words')}</p>
      {sent ? (
        <Stack gap={3} width="form">
          <p>{t('otp', { destination: sent.destination })}</p>
          <OtpForm
            key={sent.challengeId}
            sentAt={sent.at}
            submit={t('verify')}
            onResend={resend}
            onOtp={async (otp) => {
              await callApi('POST /api/practice/leaving/proof', {
                body: { challenge_u_id: sent.challengeId, otp },
              })
              done()
              await sent.then()
            }}
          />
        </Stack>
      ) : (
        <>
          {file && <State of={file} proven={proven} onTaken={reload} />}
          {counts.yes === 0 && <p>{t('none')}</p>}
          {counts.yes > 0 && file?.state !== 'waiting' && <MakeForm isAnew={file !== null} proven={proven} />}
        </>
      )}
    </Section>
  )
}

function State({
  of: { u_id: fileId, state, clients, bytes, expires_at: end },
  proven,
  onTaken,
}: {
  of: TheFile
  proven: (work: () => Promise<void>) => Promise<void>
  onTaken: () => Promise<unknown>
}) {
  const t = useTranslations('handovers-leaving.practice.file')
  const locale = useLocale()
  const { until } = useWhen()
  const { run, isBusy } = useAction(
    () =>
      proven(async () => {
        const { data } = await callApi('POST /api/practice/leaving/file/{fileId}/address', {
          params: { fileId },
        })
        location.assign(data.address)
        await onTaken()
      }),
    { onFailure: onTaken },
  )
  if (state === 'waiting') return <Notice>{t('waiting', { count: clients })}</Notice>
  if (state !== 'ready') return <p>{t(state)}</p>
  const size = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, (bytes ?? 0) / 1024))
  return (
    <Stack gap={3}>
      <p>{t('ready', { count: clients, size, when: until(end) })}</p>
      <div>
        <Button variant="primary" busy={isBusy} onClick={() => void run()}>
          {t('download')}
        </Button>
      </div>
      <p className="small t3">{t('downloadNote')}</p>
    </Stack>
  )
}

interface Typed {
  passphrase: string
  again: string
}

function MakeForm({
  isAnew,
  proven,
}: {
  isAnew: boolean
  proven: (work: () => Promise<void>) => Promise<void>
}) {
  const t = useTranslations('handovers-leaving.practice.file')
  const client = useQueryClient()
  const locale = useLocale()
  const { errors, failure, isBusy, text, form } = useForm<Typed, { passphrase: string }>({
    initial: { passphrase: '', again: '' },
    schema: (values) => {
      const problem = passphraseProblem(values.passphrase)
      if (problem) return { wrong: { passphrase: say(locale, problem) } }
      if (values.passphrase !== values.again) return { wrong: { again: t('differs') } }
      return { parsed: { passphrase: values.passphrase } }
    },
    send: (body) =>
      proven(async () => {
        const { data } = await callApi('POST /api/practice/leaving/file', { body })
        await showSaved(client, leavingQueries.own().queryKey, data)
      }),
  })
  return (
    <Stack as="form" {...form} gap={4} width="form" aria-label={t(isAnew ? 'makeAnew' : 'make')}>
      <Field label={t('passphrase')} hint={t('passphraseHint')} error={errors.passphrase}>
        {(control) => (
          <input {...control} {...text('passphrase')} type="password" autoComplete="new-password" />
        )}
      </Field>
      <Field label={t('again')} error={errors.again}>
        {(control) => <input {...control} {...text('again')} type="password" autoComplete="new-password" />}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button variant={isAnew ? 'quiet' : 'primary'} type="submit" busy={isBusy}>
          {t(isAnew ? 'makeAnew' : 'make')}
        </Button>
      </div>
    </Stack>
  )
}
