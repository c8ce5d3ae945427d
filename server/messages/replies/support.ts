export const supportReplies = {
  unknownCategory: 'This category does not exist',
} as const
