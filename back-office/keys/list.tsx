import { Button, Tab, Tabs } from '@mui/material'
import type { StaffKey } from '@newyou/contract/people/keys/keys'
import { useState } from 'react'
import { Confirm, FunctionField, List, SelectInput, TextField, TopToolbar } from 'react-admin'
import { Apps } from '../apps/list.tsx'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { ListTable } from '../fields/list-table.tsx'
import { MayDo } from '../fields/may-do.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'
import { KeyCalls } from './key-calls.tsx'
import { MakeKey } from './make-key.tsx'

const holders = [
  { id: 'practice', name: 'The practice' },
  { id: 'healer', name: 'Healers' },
]

const stateOf = ({ revoked_at: revoked, expires_at: end }: StaffKey) =>
  revoked
    ? `Revoked ${when(revoked)}`
    : Date.parse(end) <= Date.now()
      ? `Expired ${when(end)}`
      : `Until ${when(end)}`

const isGood = ({ revoked_at: revoked, expires_at: end }: StaffKey) =>
  revoked === null && Date.parse(end) > Date.now()

function Revoke({ of }: { of: StaffKey }) {
  const [isAsked, setAsked] = useState(false)
  const { isBusy, during } = useStaffAction()
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => setAsked(true)}>
        Revoke
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`Revoke ${of.name}?`}
        content="The program that uses it stops within seconds. This cannot be taken back."
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void during(async () => {
            await call('DELETE /api/staff/keys/{keyId}', { params: { keyId: of.u_id } })
            return 'The key has been revoked'
          })
        }}
      />
    </>
  )
}

/** Who acts for others from outside: programs with keys, and apps that people connect. */
export default function Access() {
  const [shown, setShown] = useState<'keys' | 'apps'>('keys')
  return (
    <>
      <Tabs value={shown} onChange={(_, next) => setShown(next)} aria-label="Access from outside">
        <Tab value="keys" id="tab-keys" aria-controls="panel-keys" label="API keys" />
        <Tab value="apps" id="tab-apps" aria-controls="panel-apps" label="Apps" />
      </Tabs>
      <div role="tabpanel" id={`panel-${shown}`} aria-labelledby={`tab-${shown}`}>
        {shown === 'keys' ? <Keys /> : <Apps />}
      </div>
    </>
  )
}

/** API keys of the practice and of healers: made, watched and revoked. */
function Keys() {
  const [isMaking, setMaking] = useState(false)
  const [shown, setShown] = useState<StaffKey>()
  return (
    <>
      <List
        title="API keys"
        exporter={false}
        empty={false}
        filters={[<SelectInput key="holder" source="holder" label="Acts for" choices={holders} alwaysOn />]}
        actions={
          <TopToolbar>
            <Button onClick={() => setMaking(true)}>New API key</Button>
          </TopToolbar>
        }
      >
        <ListTable bulkActionButtons={false} rowClick={false}>
          <TextField source="name" label="Name" sortable={false} />
          <TextField source="begins_with" label="Begins with" sortable={false} />
          <FunctionField
            label="Acts for"
            render={({ holder, made_by: by, roles }: StaffKey) =>
              holder === 'healer' ? by : `The practice, as ${roles.map(wordsOf).join(', ')} (made by ${by})`
            }
          />
          <FunctionField label="May do" render={({ scopes: all }: StaffKey) => <MayDo scopes={all} />} />
          <FunctionField label="State" render={stateOf} />
          <FunctionField
            label="Last used"
            render={({ last_used_at: used }: StaffKey) => (used ? when(used) : 'Never')}
          />
          <FunctionField
            label="Actions"
            render={(row: StaffKey) => (
              <>
                <Button onClick={() => setShown(row)}>Calls</Button>
                {isGood(row) && <Revoke of={row} />}
              </>
            )}
          />
        </ListTable>
      </List>
      {isMaking && <MakeKey onDone={() => setMaking(false)} />}
      {shown && <KeyCalls of={shown} onDone={() => setShown(undefined)} />}
    </>
  )
}
