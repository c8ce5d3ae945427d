import { Button } from '@mui/material'
import type { OauthApp } from '@newyou/contract/people/apps/apps'
import { useState } from 'react'
import { Confirm, FunctionField, List, TextField, TopToolbar } from 'react-admin'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { ListTable } from '../fields/list-table.tsx'
import { MayDo } from '../fields/may-do.tsx'
import { when } from '../fields/when.ts'
import { AppDialog } from './form.tsx'
import { NewSecret } from './secret.tsx'

function End({ of }: { of: OauthApp }) {
  const [isAsked, setAsked] = useState(false)
  const { isBusy, during } = useStaffAction()
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => setAsked(true)}>
        End
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`End ${of.name}?`}
        content="It stops at once for everybody who connected it. This cannot be taken back."
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void during(async () => {
            await call('DELETE /api/staff/apps/{appId}', { params: { appId: of.u_id } })
            return 'The app has been ended'
          })
        }}
      />
    </>
  )
}

/** Apps that people can connect: registered, changed and ended. */
export function Apps() {
  const [isNew, setNew] = useState(false)
  const [changed, setChanged] = useState<OauthApp>()
  return (
    <>
      <List
        resource="apps"
        title="Apps"
        exporter={false}
        empty={false}
        disableSyncWithLocation
        actions={
          <TopToolbar>
            <Button onClick={() => setNew(true)}>Register an app</Button>
          </TopToolbar>
        }
      >
        <ListTable bulkActionButtons={false} rowClick={false}>
          <TextField source="name" label="Name" sortable={false} />
          <TextField source="u_id" label="Client id" sortable={false} />
          <FunctionField
            label="Sent back to"
            render={({ redirect_uris: all }: OauthApp) => (
              <span style={{ overflowWrap: 'anywhere' }}>{all.join(', ')}</span>
            )}
          />
          <FunctionField label="May ask for" render={({ scopes }: OauthApp) => <MayDo scopes={scopes} />} />
          <FunctionField
            label="Kind"
            render={({ is_public: isPublic }: OauthApp) => (isPublic ? 'Without secret' : 'With secret')}
          />
          <TextField source="people" label="Connections" sortable={false} />
          <FunctionField
            label="State"
            render={({ created_at: made, made_by: by, ended_at: ended }: OauthApp) =>
              ended ? `Ended ${when(ended)}` : `Since ${when(made)}, by ${by}`
            }
          />
          <FunctionField
            label="Actions"
            render={(row: OauthApp) =>
              row.ended_at === null && (
                <>
                  <Button onClick={() => setChanged(row)}>Change</Button>
                  {!row.is_public && <NewSecret of={row} />}
                  <End of={row} />
                </>
              )
            }
          />
        </ListTable>
      </List>
      {isNew && <AppDialog onDone={() => setNew(false)} />}
      {changed && <AppDialog app={changed} onDone={() => setChanged(undefined)} />}
    </>
  )
}
