import '../../messages/organizations.ts'
import type { InvitedRow } from '@newyou/contract/money/organizations/organizations'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { saveText } from '../../session/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useFullStop } from '../../ui/full-stop.ts'
import layout from '../../ui/layout.module.css'
import { Section } from '../../ui/parts.tsx'
import styles from './organizations.module.css'

const shownRows = 50
interface Report {
  invited: number
  rows: InvitedRow[]
  report: string
}

/** Invites the people whom a table names, and says which rows were refused and why. */
export function InviteByTable({ organizationId }: { organizationId: string }) {
  const t = useTranslations('organizations.manage.table')
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [report, setReport] = useState<Report>()
  const {
    run: send,
    isBusy,
    failure,
  } = useAction(
    async (table: File) => {
      setReport(undefined)
      const form = new FormData()
      form.append('table', table)
      const { data } = await callApi(
        'POST /api/website/managed-organization/{organizationId}/invitation-table',
        {
          params: { organizationId },
          // The body is the form itself; its field is the file that the contract names in words.
          body: form as never,
        },
      )
      setReport(data)
      await client.invalidateQueries({ queryKey: ['organizations', organizationId] })
    },
    { shows: 'failure' },
  )
  return (
    <Section>
      <h2>{t('title')}</h2>
      <p className={`t2 ${layout.measure} ${layout.intro}`}>{t('words')}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={t('choose')}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const [table] = target.files ?? []
          if (table) void send(table)
          target.value = ''
        }}
      />
      <Button variant="quiet" busy={isBusy} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <FormFailure>{failure}</FormFailure>
      {report && <ReportPart report={report} />}
    </Section>
  )
}

function ReportPart({ report: { invited, rows, report } }: { report: Report }) {
  const t = useTranslations('organizations.manage.table')
  const stop = useFullStop()
  const rest = rows.filter(({ outcome }) => outcome !== 'invited')
  return (
    <div className={styles.report} role="status">
      <p>{t('done', { count: invited })}</p>
      {rest.length > 0 && (
        <>
          <h3>{t('rest')}</h3>
          <ul>
            {rest.slice(0, shownRows).map(({ row, text, outcome }) => (
              <li key={row} className="small">
                {t('row', { row, text }) + stop} <span className="t2">{t(`outcomes.${outcome}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="bare" onClick={() => saveText(t('file'), report)}>
        {t('save')}
      </Button>
    </div>
  )
}
