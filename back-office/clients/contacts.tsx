import { Button } from '@mui/material'
import type { StaffClient, StaffClientContacts } from '@newyou/contract/administration/back-office/clients'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { call } from '../data/call.ts'
import { Fact } from '../fields/facts.tsx'

/** Mobile number and e-mail of a client, masked until they are asked for; each asking is in the audit trail. */
export function Contacts({ client }: { client: StaffClient }) {
  const [full, setFull] = useState<StaffClientContacts>()
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  async function reveal() {
    setBusy(true)
    try {
      const { data } = await call('POST /api/staff/clients/{personId}/reveal', {
        params: { personId: client.u_id },
      })
      setFull(data)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    } finally {
      setBusy(false)
    }
  }
  const { email, mobile_number: mobile } = full ?? client
  const words = (value: string, isVerified: boolean) =>
    value ? `${value}${isVerified ? '' : ' (not verified)'}` : 'None'
  return (
    <>
      <Fact label="Mobile number">{words(mobile, client.mobile_verified)}</Fact>
      <Fact label="E-mail">{words(email, client.email_verified)}</Fact>
      {!full && (client.email || client.mobile_number) && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void reveal()}>
          Show contacts
        </Button>
      )}
    </>
  )
}
