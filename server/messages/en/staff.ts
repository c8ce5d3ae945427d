const title = 'Security alert for your New You account'
const text = [
  `{change, select,
    setUp {An authenticator app was set up for your New You staff login.}
    reset {The authenticator app of your New You staff login was removed, and you were logged out everywhere. Set up an app when you next log in.}
    other {A recovery code was used to log in to New You as staff. It cannot be used again.}}`,
  'If this was not you, contact an administrator immediately.',
]

export const staff = { authenticatorChanged: { title, text, mail: { subject: title, text } } }
