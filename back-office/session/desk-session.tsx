import { ListItemText, MenuItem } from '@mui/material'
import { deskLockMinutes } from '@newyou/contract/people/staff/desk'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { type ComponentProps, useEffect } from 'react'
import { useNotify, usePermissions } from 'react-admin'
import { call } from '../data/call.ts'
import { untouchedFor } from './touched.ts'

const lookEveryMs = 10_000

const isOnly = (roles: readonly StaffRole[] = []) => roles.length === 1 && roles[0] === 'desk'

/** A session of the desk alone. */
const useIsDeskAlone = () => isOnly(usePermissions<StaffRole[]>().permissions)

/** The next call finds the session locked and leads to the code, and from there back to this screen. */
async function lock() {
  document.documentElement.hidden = true
  await call('POST /api/staff/lock').catch(() => undefined)
  location.reload()
}

/** Locks a session of the desk alone after some minutes in which nobody touched it, also when the device slept. */
export function DeskLock() {
  const isDesk = useIsDeskAlone()
  useEffect(() => {
    if (!isDesk) return
    const look = () => {
      if (untouchedFor() >= deskLockMinutes * 60_000) void lock()
    }
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, lookEveryMs)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [isDesk])
  return null
}

/** Lines of the menu of a colleague: to lock, and to keep the front desk alone in this session. */
export function DeskMenuItems(props: ComponentProps<typeof MenuItem>) {
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  const notify = useNotify()
  async function keepDesk() {
    try {
      await call('POST /api/staff/desk-session')
      location.reload()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
  }
  if (!roles.includes('desk')) return null
  return (
    <>
      <MenuItem {...props} onClick={() => void lock()}>
        <ListItemText>Lock</ListItemText>
      </MenuItem>
      {!isOnly(roles) && (
        <MenuItem {...props} onClick={() => void keepDesk()}>
          <ListItemText>Only the front desk until I log out</ListItemText>
        </MenuItem>
      )}
    </>
  )
}
