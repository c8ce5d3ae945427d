import '../../messages/privacy.ts'
import type { Consent, ConsentStep } from '@newyou/contract/people/consents'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Switch } from '../../ui/choice.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Row } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { privacyQueries } from './queries.ts'

/** Consents of the client, each with one switch for giving and withdrawing. */
export function Consents() {
  const t = useTranslations('privacy')
  const { data, isError, refetch } = useQuery(privacyQueries.consents())
  return (
    <Row as="section" size="large" width="form" start gap={3}>
      <h2>{t('consents.title')}</h2>
      <p className="t2">{t('consents.words')}</p>
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {data?.data.map((consent) => (
        <ConsentRow key={consent.purpose} consent={consent} onChanged={refetch} />
      ))}
      {data && data.history.length > 0 && <History steps={data.history} />}
    </Row>
  )
}

function ConsentRow({ consent, onChanged }: { consent: Consent; onChanged: () => Promise<unknown> }) {
  const t = useTranslations('privacy.consents')
  const { at } = useWhen()
  const { purpose, is_given: isGiven, current_version: version } = consent
  const client = useQueryClient()
  const { run, isBusy, busyWith } = useAction(async (wanted: boolean) => {
    const { message } = await callApi('PUT /api/website/consent/{purpose}', {
      params: { purpose },
      body: { is_given: wanted, version },
    })
    if (message) toast({ tone: 'ok', words: message })
    // Suggestions and page-view counting depend on it.
    await Promise.all(
      [['suggestions'], ['page-views']].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
    await onChanged()
  })
  const isOfOldWords = !isGiven && consent.version !== null && consent.version !== version
  return (
    <div>
      <Switch
        checked={busyWith ?? isGiven}
        disabled={isBusy}
        onChange={({ target }) => void run(target.checked)}
      >
        {t(purpose)}
      </Switch>
      <p className="small t2">{t(`${purpose}Words`)}</p>
      <p className="small t2" role="status">
        {consent.at === null ? t('never') : t(isGiven ? 'given' : 'withdrawn', { when: at(consent.at) })}
        {isOfOldWords && ` ${t('changed')}`}
      </p>
    </div>
  )
}

function History({ steps }: { steps: readonly ConsentStep[] }) {
  const t = useTranslations('privacy.consents')
  const { at } = useWhen()
  return (
    <details>
      <summary>{t('history')}</summary>
      <ul>
        {steps.map((step) => (
          <Row key={`${step.purpose} ${step.at}`} shape="line" size="small" gap={1}>
            <span>
              {t('step', {
                purpose: t(`purposes.${step.purpose}`),
                what: t(step.is_given ? 'given_step' : 'withdrawn_step'),
                version: step.version,
              })}
            </span>
            <span className="small t2">{at(step.at)}</span>
          </Row>
        ))}
      </ul>
    </details>
  )
}
