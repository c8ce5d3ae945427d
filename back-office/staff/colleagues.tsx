import {
  Button,
  Checkbox,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  TextField as Input,
} from '@mui/material'
import type { Colleague } from '@newyou/contract/people/staff/staff'
import { type StaffRole, staffRoles } from '@newyou/contract/vocabulary'
import { useState } from 'react'
import {
  Confirm,
  FunctionField,
  List,
  SearchInput,
  TextField,
  TopToolbar,
  useNotify,
  useRefresh,
} from 'react-admin'
import { call } from '../data/call.ts'
import { ListTable } from '../fields/list-table.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'
import { ScopeDialog } from './scope-dialog.tsx'

const mayDo: Record<StaffRole, string> = {
  support: 'answers tickets and messages, moderates groups',
  editor: 'writes and publishes content',
  finance: 'manages coupons, orders, refunds and payouts',
  desk: 'books for clients of chosen healers, and sees their diary',
  admin: 'can do everything, and manages colleagues',
}

/** Roles of a colleague, or of a person who becomes one. */
function RolesDialog({ colleague, onDone }: { colleague: Colleague | undefined; onDone: () => void }) {
  const [roles, setRoles] = useState<StaffRole[]>(colleague?.roles ?? [])
  const [contact, setContact] = useState('')
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()

  async function saveRoles() {
    try {
      if (colleague)
        await call('PUT /api/staff/colleagues/{personId}', {
          params: { personId: colleague.u_id },
          body: { roles, reason },
        })
      else await call('POST /api/staff/colleagues', { body: { contact, roles, reason } })
      notify('Saved', { type: 'success' })
      onDone()
      refresh()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong. Please try again')
    }
  }

  const toggle = (role: StaffRole) =>
    setRoles((before) => (before.includes(role) ? before.filter((one) => one !== role) : [...before, role]))
  return (
    <Dialog open onClose={onDone} aria-labelledby="roles-title" fullWidth maxWidth="sm">
      <DialogTitle id="roles-title">{colleague ? `Roles of ${colleague.name}` : 'New colleague'}</DialogTitle>
      <DialogContent>
        {!colleague && (
          <Input
            fullWidth
            margin="normal"
            label="E-mail or mobile number"
            helperText="They need an account on the site"
            value={contact}
            onChange={({ target }) => setContact(target.value)}
          />
        )}
        <FormGroup>
          {staffRoles.map((role) => (
            <FormControlLabel
              key={role}
              control={<Checkbox checked={roles.includes(role)} onChange={() => toggle(role)} />}
              label={`${wordsOf(role)}: ${mayDo[role]}`}
            />
          ))}
        </FormGroup>
        <Input
          fullWidth
          margin="normal"
          label="Reason (for the audit trail)"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={failure !== ''}
          helperText={failure || ' '}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <Button
          variant="contained"
          disabled={!colleague && (contact === '' || roles.length === 0)}
          onClick={() => void saveRoles()}
        >
          Save
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** After a lost phone: the next log-in sets up another app. */
function ResetSecondFactor({ colleague }: { colleague: Colleague }) {
  const [isAsked, setIsAsked] = useState(false)
  const notify = useNotify()
  async function reset() {
    setIsAsked(false)
    try {
      await call('POST /api/staff/colleagues/{personId}/second-factor-reset', {
        params: { personId: colleague.u_id },
      })
      notify(`${colleague.name} sets up an app at the next log-in`, { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
  }
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>Reset app</Button>
      <Confirm
        isOpen={isAsked}
        title={`Reset the authenticator app of ${colleague.name}?`}
        content="They will be logged out. Make sure the request really comes from them."
        onConfirm={() => void reset()}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}

export default function Colleagues() {
  const [changed, setChanged] = useState<Colleague | 'new'>()
  const [scoped, setScoped] = useState<Colleague>()
  return (
    <>
      <List
        title="Colleagues"
        exporter={false}
        empty={false}
        filters={[<SearchInput key="search" source="search" alwaysOn />]}
        actions={
          <TopToolbar>
            <Button onClick={() => setChanged('new')}>New colleague</Button>
          </TopToolbar>
        }
      >
        <ListTable bulkActionButtons={false} rowClick={false}>
          <TextField source="name" label="Name" sortable={false} />
          <FunctionField
            label="Roles"
            render={(row: Colleague) =>
              row.roles.map((role) => <Chip key={role} size="small" label={wordsOf(role)} sx={{ mr: 0.5 }} />)
            }
          />
          <TextField source="email" label="E-mail" sortable={false} />
          <TextField source="mobile_number" label="Mobile number" sortable={false} />
          <FunctionField
            label="Last seen"
            render={({ last_seen_at: seen }: Colleague) => (seen ? when(seen) : 'Never')}
          />
          <FunctionField
            label="Actions"
            render={(row: Colleague) => (
              <>
                <Button onClick={() => setChanged(row)}>Change roles</Button>
                {row.roles.includes('desk') && <Button onClick={() => setScoped(row)}>Healers</Button>}
                <ResetSecondFactor colleague={row} />
              </>
            )}
          />
        </ListTable>
      </List>
      {scoped && <ScopeDialog colleague={scoped} onDone={() => setScoped(undefined)} />}
      {changed && (
        <RolesDialog
          colleague={changed === 'new' ? undefined : changed}
          onDone={() => setChanged(undefined)}
        />
      )}
    </>
  )
}
