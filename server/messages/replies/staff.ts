export const staffReplies = {
  rolesTooNew:
    'One of you got a staff role from the other, or both of you from the same colleague, within the last 7 days. Someone else must approve this',
} as const
