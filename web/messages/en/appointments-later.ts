export const appointmentsLater = {
  pill: 'Not paid yet',
  choose: 'When would you like to pay?',
  now: 'Now',
  later: 'Later, by {when}',
  laterWords:
    'Your session is booked at once. We remind you before it is due. If it is not paid by then, it ends, and you owe nothing. Until you pay, cancelling is free.',
  due: 'Not paid yet. Please pay by {when}, or the session ends. You owe nothing then, and cancelling is free until you pay.',
  action: 'Pay now, {price}',
  ended: 'It was not paid by {when}, so it ended. You owe nothing.',
  inSeries: '{number, number} of {count, number}',
  row: 'Pay by {when}',
  forHealer:
    'Not paid yet, due on {when}. If it is not paid by then, it ends and the time is available again.',
  endedForHealer: 'It was not paid by {when}, so it ended.',
  missed: 'It was not paid. Nothing is owed, and this client pays you at once from now on.',
  checkout:
    'Your session is booked until {when}. If it is not paid by then, it ends, and nothing is charged.',
} as const
