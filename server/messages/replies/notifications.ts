export const notificationReplies = {
  unknownPushService: 'This is not the address of a known push service',
} as const
