const title = 'Security alert for your ⟦brand⟧ account'
const text = [
  `{change, select,
    setUp {An authenticator app was set up for your ⟦brand⟧ staff login.}
    reset {The authenticator app of your ⟦brand⟧ staff login was removed, and you were logged out everywhere. Set up an app when you next log in.}
    other {A recovery code was used to log in to ⟦brand⟧ as staff. It cannot be used again.}}`,
  'If this was not you, contact an administrator immediately.',
]

export const staff = { authenticatorChanged: { title, text, mail: { subject: title, text } } }
