/** Real-time events. They carry ids only; the screen loads its data again. */
export const socketEvents = {
  /** The session of this device was ended elsewhere. */
  deactivatedDevice: 'deactivated-device-id',
  appointment: 'appointment-management',
  wallet: 'wallet-management',
  /** A course, package or e-book was added or removed. */
  course: 'course-management',
  webinar: 'webinar-management',
  workshop: 'workshop-management',
  /** A reminder of an action plan; or a plan was written, changed or ended. */
  actionPlan: 'action-plan-management',
  /** A ticket was replied to, closed or reopened. */
  support: 'support-management',
  /** An offer was made or answered, or has expired. */
  healingSession: 'healing-session-management',
  /** A chat message was sent or read. */
  healerMessage: 'healer-message',
  /** A healer became available now, or is not any more. Goes to everybody. */
  availableNow: 'available-now',
  /** A post in a group was written, hidden or removed. */
  groupMessage: 'group-message',
  /** Someone is typing in a conversation or group. Nothing is loaded again for it. */
  typing: 'chat-typing',
} as const
export type SocketEvent = (typeof socketEvents)[keyof typeof socketEvents]

export interface SocketMessage {
  /** The recipients; the server sends it to no one else. */
  notification_users: string[]
  /** The id of what changed. */
  target_id: string
  /** The cursor of the notification that belongs to it, if any. */
  seq?: number
  /** For reminders: the plan, and the text of the toast. */
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
