export const ebooksCard = {
  free: 'Free',
} as const
