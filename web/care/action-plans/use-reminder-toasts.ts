import { socketEvents } from '@newyou/contract/socket-events'
import type { Role } from '@newyou/contract/vocabulary'
import { useLive } from '../../session/live-events.ts'
import { hideInCorner } from '../../ui/overlay-store.ts'

/** While the site is open: a toast for each reminder of an action plan, and its end once it was answered in any window. */
export function useReminderToasts(role: Role) {
  useLive(({ change }) => {
    // A healer answers their own plans where they are signed in as a client.
    if (role !== 'client' || change?.event !== socketEvents.actionPlan) return
    const { target_id: reminderId, patient_action_plan_u_id: planId, addNotification: words } = change.message
    if (!words || !planId) return hideInCorner(reminderId)
    void import('./reminder-toast.tsx').then(({ showReminder }) =>
      showReminder({ reminderId, planId, ...words }),
    )
  })
}
