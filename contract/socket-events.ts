/** Real-time events. Each carries ids only; the screen asks again for what it shows. */
export const socketEvents = {
  /** The session of this device was ended elsewhere. */
  deactivatedDevice: 'deactivated-device-id',
  appointment: 'appointment-management',
  wallet: 'wallet-management',
  /** Something to learn from came, or went: a course, a bundle, an e-book. */
  course: 'course-management',
  webinar: 'webinar-management',
  workshop: 'workshop-management',
  /** A reminder of an action plan, or a plan that came, changed or ended. */
  actionPlan: 'action-plan-management',
  /** A request for help was written to, answered, closed or opened again. */
  support: 'support-management',
  /** An offer came, was answered, or is over. */
  healingSession: 'healing-session-management',
  /** A message in a chat came, or was read. */
  healerMessage: 'healer-message',
  /** Something was written in a group, or is not to be seen any more. */
  groupMessage: 'group-message',
  /** Someone is writing in a conversation or a group. No one asks anything again for it. */
  typing: 'chat-typing',
} as const
export type SocketEvent = (typeof socketEvents)[keyof typeof socketEvents]

export interface SocketMessage {
  /** People this is for; the server sends it to no one else. */
  notification_users: string[]
  /** What changed. */
  target_id: string
  /** Cursor of the notification that came with it, if one did. */
  seq?: number
  /** With a reminder: of which plan, and what its toast says. */
  patient_action_plan_u_id?: string
  addNotification?: { title: string; description: string }
}

/** Times of the connection, in milliseconds. */
export const socketTiming = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const
