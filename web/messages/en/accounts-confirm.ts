export const accountsConfirm = {
  title: { email: 'Verify your e-mail', mobile: 'Verify your mobile number' },
  lead: {
    email:
      'Your account is ready. Enter the 6-digit OTP that we sent to {destination}, so that you get session updates by e-mail. You can also do this later.',
    mobile:
      'Your account is ready. Enter the 6-digit OTP that we sent by SMS to {destination}, so that you get session reminders by SMS. You can also do this later.',
  },
  later: 'Do this later in My Profile',
  laterHealer: 'Do this later in My practice',
  start: { email: 'Verify e-mail', mobile: 'Verify mobile number' },
  sent: {
    email: 'We sent a 6-digit OTP to {destination}. It is valid for 5 minutes.',
    mobile: 'We sent a 6-digit OTP by SMS to {destination}. It is valid for 5 minutes.',
  },
  why: {
    email: '{contact} is not verified yet. Verify it to get session updates and links by e-mail.',
    mobile: '{contact} is not verified yet. Verify it to get session updates and links by SMS.',
  },
} as const
