export const accountsStaff = {
  meta: 'Two-step login | ⟦brand⟧',
  goOn: 'Continue',
  code: {
    title: 'Enter your code',
    lead: 'Open your authenticator app and enter the 6 digits for ⟦brand⟧.',
    label: 'Code',
    hint: 'From your authenticator app, or one of your recovery codes.',
    submit: 'Continue',
    lost: 'No phone and no recovery code? An administrator can reset your app.',
  },
  proven: {
    title: 'You are logged in',
    lead: 'This session is confirmed with your authenticator app.',
  },
  setUp: {
    title: 'Set up an authenticator app',
    lead: 'You need an OTP and a code from an app. A stolen OTP alone is then useless.',
    apps: 'Any app for one-time codes works, such as Aegis, 2FAS, Google Authenticator or a password manager.',
    scan: 'Scan this QR code with the app.',
    picture: 'QR code for your authenticator app',
    byHand: 'Cannot scan it? Enter this secret code in the app:',
    label: 'Code',
    hint: 'The 6 digits that the app shows now.',
    submit: 'Turn on',
  },
  recovery: {
    title: 'Save your recovery codes',
    lead: 'Each code logs you in once if you lose your phone. They are shown only now.',
    save: 'Download the codes',
    file: 'recovery-codes.txt',
    done: 'I have saved them, continue',
  },
} as const
