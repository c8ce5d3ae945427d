export const purchaseReplies = {
  returned: 'Your purchase has been returned. You will get a full refund',
} as const
