import { Button } from '@mui/material'
import type { OauthApp } from '@newyou/contract/people/apps/apps'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { ShownOnce } from '../fields/shown-once.tsx'

/** The secret of an app, after it was made. */
export const AppSecret = ({ secret, onDone }: { secret: string; onDone: () => void }) => (
  <ShownOnce
    title="The secret of the app"
    label="Secret"
    secret={secret}
    hint="Copy it now: it is shown only this once. The client id stays in the list"
    onDone={onDone}
  />
)

/** Another secret in the place of one that was lost, or that others may have. */
export function NewSecret({ of }: { of: OauthApp }) {
  const [isAsked, setAsked] = useState(false)
  const [secret, setSecret] = useState('')
  const { isBusy, attempt } = useStaffAction()
  return (
    <>
      <Button disabled={isBusy} onClick={() => setAsked(true)}>
        New secret
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`New secret for ${of.name}?`}
        content="The secret that it has now ends at once. Connections stay, but within an hour the app needs the new one to go on."
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void attempt(async () => {
            const { data } = await call('POST /api/staff/apps/{appId}/secret', { params: { appId: of.u_id } })
            setSecret(data.secret)
          })
        }}
      />
      {secret && <AppSecret secret={secret} onDone={() => setSecret('')} />}
    </>
  )
}
