import { Alert, Box, Typography } from '@mui/material'
import { settingProblems } from '@newyou/contract/administration/back-office/setting-problems'
import {
  type KeptSettings,
  policyFields,
  settingGroups,
  settingLabels,
  settingValues,
} from '@newyou/contract/administration/back-office/settings'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import {
  HttpError,
  Loading,
  SaveButton,
  SimpleForm,
  Title,
  Toolbar,
  useNotify,
  usePermissions,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { ApprovalChanges } from '../approvals/line.tsx'
import { call } from '../data/call.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { ConflictDialog } from '../records/conflict.tsx'
import { RefundSteps } from './refund-steps.tsx'

type Values = KeptSettings['values']
const labels = { fields: settingLabels }

/** Values that differ from those loaded; a cleared text is null. */
function changesIn(before: Values, form: Values) {
  return Object.fromEntries(
    Object.entries(before).flatMap(([key, was]) => {
      const given = form[key as keyof Values] ?? (typeof was === 'string' ? '' : was)
      const is = Array.isArray(given) ? given.filter((one) => one !== '') : given
      return JSON.stringify(is) === JSON.stringify(was) ? [] : [[key, is]]
    }),
  ) as Partial<Values> // with the keys of the settings
}

/** The same checks as the server's: each field, then what must fit together. */
function problemsOf(before: Values, changes: Partial<Values>): Record<string, unknown> {
  const checked = settingValues.safeParse(changes)
  if (!checked.success) {
    const problems: Record<string, unknown> = {}
    for (const { path, message } of checked.error.issues) {
      const [key, part] = path.map(String)
      if (key) problems[key] = part ? { ...(problems[key] as object), [part]: message } : message
    }
    return problems
  }
  return settingProblems({ ...before, ...checked.data })
}

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="section" aria-label={label} sx={{ width: '100%', mb: 3 }}>
    <Typography variant="h6" component="h2" gutterBottom>
      {label}
    </Typography>
    {children}
  </Box>
)

/** Changes that another administrator has to approve; until then the old values hold. */
const Waiting = ({ changes }: { changes: KeptSettings['waiting'] }) => (
  <Alert severity="info" sx={{ mb: 2 }}>
    {changes.map((approval) => (
      <Box key={approval.u_id}>
        <ApprovalChanges approval={approval} />
      </Box>
    ))}
    <Link to="/approvals">Waiting for another administrator’s approval</Link>
  </Alert>
)

/** Every setting of the site with its explanation. */
export default function Settings() {
  const [kept, setKept] = useState<KeptSettings>()
  const [conflict, setConflict] = useState<{ current: KeptSettings; yours: Partial<Values> }>()
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  const notify = useNotify()
  const load = useCallback(async () => {
    setKept((await call('GET /api/staff/settings')).data)
  }, [])
  useEffect(() => {
    load().catch((error: Error) => notify(error.message, { type: 'error' }))
  }, [load, notify])
  if (!kept) return <Loading />

  async function send(version: number, values: Partial<Values>) {
    try {
      const { data } = await call('PATCH /api/staff/settings', { body: { version, values } })
      setKept(data)
      setConflict(undefined)
      const isWaiting = data.waiting.some(({ subject }) => subject in values)
      notify(isWaiting ? 'Saved. What allows more waits for another administrator' : 'Saved', {
        type: 'success',
      })
      return undefined
    } catch (error) {
      if (error instanceof HttpError && error.body?.code === 'changedMeanwhile') setConflict(error.body.data)
      else
        notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
          type: 'error',
        })
      return error instanceof HttpError ? (error.body?.errors as object) : undefined
    }
  }

  async function save(form: object) {
    if (!kept) return undefined
    const changes = changesIn(kept.values, form as Values)
    if (Object.keys(changes).length === 0) {
      notify('No changes to save')
      return undefined
    }
    const problems = problemsOf(kept.values, changes)
    if (Object.keys(problems).length === 0) return send(kept.version, changes)
    notify('Please check the marked fields', { type: 'error' })
    return problems
  }

  return (
    <>
      <Title title="Settings" />
      {kept.waiting.length > 0 && <Waiting changes={kept.waiting} />}
      <SimpleForm
        // Remounts to drop the waiting values.
        key={[kept.version, ...kept.waiting.map((one) => one.u_id)].join()}
        record={{ id: 'site', ...kept.values }}
        onSubmit={save}
        sanitizeEmptyValues={false}
        toolbar={
          roles.includes('admin') ? (
            <Toolbar>
              <SaveButton alwaysEnable={false} />
            </Toolbar>
          ) : (
            false
          )
        }
        maxWidth={860}
      >
        {settingGroups.map(({ label, fields }) => (
          <Group key={label} label={label}>
            {Object.entries(fields).map(([name, field]) => (
              <FieldInput key={name} name={name} field={field} />
            ))}
            {label === 'Appointments' && (
              <>
                {Object.entries(policyFields).map(([name, field]) => (
                  <FieldInput key={name} name={`booking_policy.${name}`} field={field} />
                ))}
                <RefundSteps source="booking_policy.refund_steps" />
              </>
            )}
          </Group>
        ))}
      </SimpleForm>
      {conflict && (
        <ConflictDialog
          of={labels}
          conflict={{ current: conflict.current.values, yours: conflict.yours }}
          onTheirs={() => {
            setKept(conflict.current)
            setConflict(undefined)
          }}
          onMine={() => void send(conflict.current.version, conflict.yours)}
        />
      )}
    </>
  )
}
