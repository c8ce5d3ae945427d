export const guardianReplies = {
  ownLink:
    'This link is for your parent or guardian. Ask them to open it on their own phone, or log out here first',
  linkSent: 'We sent your guardian a link',
} as const
