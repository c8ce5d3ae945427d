import '../../messages/passport.ts'
import { addresses } from '@newyou/contract/addresses'
import { type PassportPart, passportParts } from '@newyou/contract/administration/passport/record'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { OtpForm } from '../../people/accounts/otp-form.tsx'
import { useProof } from '../../people/accounts/use-proof.ts'
import { callApi } from '../../session/call-api.ts'
import { saveText } from '../../session/save-file.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoicesButtons } from '../../ui/form/form-parts.tsx'
import { localeOf } from '../../ui/locale.ts'
import { Notice } from '../../ui/notice.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead, Stack } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'passport')
  return pageMeta(matches, {
    path: addresses.myPassport,
    title: t('meta'),
    description: t('lead'),
    noIndex: true,
  })
}

/** Where a client takes their own record along, as one signed file. */
export default function MyPassport() {
  const t = useTranslations('passport')
  return (
    <PrivatePage of="client" waiting={<SkeletonLine width="half" tall />}>
      {() => (
        <>
          <Breadcrumbs way={[{ name: t('crumb'), to: urls.privacyCentre() }, { name: t('meta') }]} />
          <PageHead title={t('meta')} lead={t('lead')} quiet />
          <PassportForm />
        </>
      )}
    </PrivatePage>
  )
}

const sendOtp = async () => (await callApi('POST /api/website/health-passport/otp')).data

/** The choice of parts, and the OTP that comes before the download. */
export function PassportForm() {
  const t = useTranslations('passport')
  const language = useLocale()
  const [parts, setParts] = useState<PassportPart[]>([])
  const [isTried, setTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const { sent, proven, resend, done } = useProof(sendOtp)
  const { run, isBusy } = useAction(() =>
    proven(async () => {
      const { data } = await callApi('POST /api/website/health-passport', { body: { parts, language } })
      saveText(data.file_name, data.page, 'text/html')
      setDone(true)
    }),
  )
  if (sent)
    return (
      <Stack gap={3} width="form">
        <p>{t('otp', { destination: sent.destination })}</p>
        <OtpForm
          key={sent.challengeId}
          sentAt={sent.at}
          submit={t('verify')}
          onResend={resend}
          onOtp={async (otp) => {
            await callApi('POST /api/website/health-passport/proof', {
              body: { challenge_u_id: sent.challengeId, otp },
            })
            done()
            await sent.then()
          }}
        />
      </Stack>
    )
  return (
    <Stack
      as="form"
      gap={4}
      width="form"
      aria-label={t('meta')}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        setDone(false)
        if (parts.length > 0) void run()
      }}
    >
      <ChoicesButtons
        label={t('what')}
        hint={t('whatHint')}
        name="parts"
        error={isTried && parts.length === 0 ? t('whatMissing') : undefined}
        options={passportParts.map((value) => ({ value, label: t(`parts.${value}`) }))}
        values={parts}
        onChange={setParts}
      />
      <Notice>{t('health')}</Notice>
      <div role="status">{isDone && <p>{t('done')}</p>}</div>
      <div>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('download')}
        </Button>
      </div>
    </Stack>
  )
}
