import { Button } from '@mui/material'
import type { StaffClient } from '@newyou/contract/administration/back-office/clients'
import { useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import { call } from '../data/call.ts'

/** Ends all sessions of a client, as after a lost phone. */
export function LogOut({ client }: { client: StaffClient }) {
  const [isAsked, setIsAsked] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  async function logOut() {
    setIsAsked(false)
    try {
      await call('POST /api/staff/colleagues/{personId}/log-out', { params: { personId: client.u_id } })
      notify(`${client.name} is logged out everywhere`, { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
    refresh()
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setIsAsked(true)}>
        Log out of all devices
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`Log ${client.name} out of all devices?`}
        content="They can log in again with an OTP. Make sure the request really comes from them."
        onConfirm={() => void logOut()}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}
