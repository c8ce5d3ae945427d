import '../../messages/rooms-objections.ts'
import type { StaffObjection } from '@newyou/contract/communication/rooms/objections'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { rupees } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { Card, Stack } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import styles from './objection.module.css'
import { objectionMax, objectionQueries } from './objection-queries.ts'

/** At the help desk: what a ticket objects to, who was in the room, and the decision. Nothing for other tickets. */
export function ObjectionDecision({ supportId }: { supportId: string }) {
  const t = useTranslations('rooms-objections.desk')
  const { data, isError, refetch } = useQuery(objectionQueries.atDesk(supportId))
  if (isError) return <ErrorState heading="h2" title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <Card as="section" above={6} width="text" aria-labelledby="objection">
      <h2 id="objection">{t('title')}</h2>
      <Facts of={data} />
      <Log visits={data.visits} />
      {data.decision ? <Decided of={data} /> : <Decide of={data} supportId={supportId} />}
    </Card>
  )
}

function Facts({ of }: { of: StaffObjection }) {
  const t = useTranslations('rooms-objections.desk')
  const { at } = useWhen()
  const facts = [
    [t('by'), of.is_absence ? t('absence') : t(`sides.${of.side}`)],
    [t('session'), at(of.starts_at)],
    [t('client'), of.client_name],
    [t('healer'), of.healer_name],
    [t('settled'), t(`states.${of.state_before}`)],
    [t('price'), rupees(of.price_paise)],
    [t('back'), rupees(of.refunded_paise)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Log({ visits }: Pick<StaffObjection, 'visits'>) {
  const t = useTranslations('rooms-objections.desk')
  const { until } = useWhen()
  const time = (moment: string | null) => (moment ? until(moment) : '–')
  if (visits.length === 0) return <p className="t2">{t('none')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
    <section className={styles.scroll} aria-label={t('log')} tabIndex={0}>
      <table className={styles.log}>
        <caption>{t('log')}</caption>
        <thead>
          <tr>
            {(['who', 'entered', 'admitted', 'joined', 'left', 'how'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => (
            <tr key={`${visit.role} ${visit.entered_at}`}>
              <th scope="row">{t(`sides.${visit.role}`)}</th>
              <td>{time(visit.entered_at)}</td>
              <td>{time(visit.admitted_at)}</td>
              <td>{time(visit.joined_at)}</td>
              <td>{time(visit.left_at)}</td>
              <td>{visit.ended_by ? t(`ends.${visit.ended_by}`) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Decided({ of: { decision, note, decided_at: decidedAt } }: { of: StaffObjection }) {
  const t = useTranslations('rooms-objections')
  const { at } = useWhen()
  return (
    <Card tone="warn" size="small" start gap={2}>
      <b>{decision && t(`decided.${decision}`)}</b>
      <p>{note}</p>
      {decidedAt && <p className="small">{at(decidedAt)}</p>}
    </Card>
  )
}

function Decide({ of, supportId }: { of: StaffObjection; supportId: string }) {
  const t = useTranslations('rooms-objections.desk')
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { run, busyWith } = useAction(async (decision: 'refund' | 'leave') => {
    await callApi('POST /api/staff/support/{supportId}/objection', {
      params: { supportId },
      body: { decision, note: note.trim() },
    })
    toast({ tone: 'ok', words: t('done') })
    await client.invalidateQueries({ queryKey: ['support'] })
  })
  async function decide(decision: 'refund' | 'leave') {
    setMissing(!note.trim())
    if (!note.trim()) return
    const isSure = await confirm({
      title: t(`ask.${decision}`),
      words: t('askWords'),
      confirmLabel: t(decision),
    })
    if (isSure) await run(decision)
  }
  return (
    <Stack>
      <Field label={t('note')} hint={t('noteHint')} error={isMissing ? t('noteMissing') : undefined}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={objectionMax}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className={layout.cluster}>
        {of.may_refund && (
          <Button variant="primary" busy={busyWith === 'refund'} onClick={() => void decide('refund')}>
            {t('refund')}
          </Button>
        )}
        <Button variant="quiet" busy={busyWith === 'leave'} onClick={() => void decide('leave')}>
          {t('leave')}
        </Button>
      </div>
    </Stack>
  )
}
