import '../../../messages/accounts-staff.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../../session/call-api.ts'
import { saveText } from '../../../session/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Entrance, fieldsClass } from '../../../ui/entrance.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonLine } from '../../../ui/skeleton.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './second-factor.module.css'

/** The secret in groups of four, as a person types it from the screen. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Connects an authenticator app, then shows the recovery codes once. */
export function SetUp({ onDone }: { onDone: () => Promise<void> }) {
  const t = useTranslations('accounts-staff')
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['second-factor', 'setup'],
    queryFn: () => callApi('POST /api/staff/second-factor-setup').then(({ data: begun }) => begun),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />
  return (
    <Entrance title={t('setUp.title')} lead={t('setUp.lead')} aside={<p>{t('setUp.apps')}</p>}>
      <div className={fieldsClass}>
        {isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : data ? (
          <>
            <p>{t('setUp.scan')}</p>
            <img
              className={styles.picture}
              src={data.qr_code}
              alt={t('setUp.picture')}
              width="200"
              height="200"
            />
            <p className="small t2">
              {t('setUp.byHand')} <code className={styles.secret}>{inGroups(data.secret)}</code>
            </p>
            <CodeForm
              label={t('setUp.label')}
              hint={t('setUp.hint')}
              submit={t('setUp.submit')}
              takes="ofApp"
              send={async (code) => {
                const answer = await callApi('PUT /api/staff/second-factor-setup', { body: { code } })
                setRecoveryCodes(answer.data.recovery_codes)
              }}
            />
          </>
        ) : (
          <SkeletonLine tall />
        )}
      </div>
    </Entrance>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => Promise<void> }) {
  const t = useTranslations('accounts-staff')
  return (
    <Entrance title={t('recovery.title')} lead={t('recovery.lead')}>
      <div className={fieldsClass}>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Button variant="quiet" wide onClick={() => saveText(t('recovery.file'), codes.join('\n'))}>
          {t('recovery.save')}
        </Button>
        <Button variant="primary" wide onClick={() => void onDone()}>
          {t('recovery.done')}
        </Button>
      </div>
    </Entrance>
  )
}
