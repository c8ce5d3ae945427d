const title = 'Security alert for your ⟦brand⟧ account'
const text = [
  `{change, select,
    setUp {An authenticator app was set up for your ⟦brand⟧ staff login.}
    reset {The authenticator app of your ⟦brand⟧ staff login was removed, and you were logged out everywhere. Set up an app when you next log in.}
    other {A recovery code was used to log in to ⟦brand⟧ as staff. It cannot be used again.}}`,
  'If this was not you, contact an administrator immediately.',
]

const archiveTitle = 'The whole practice was asked for as a file'
const archiveText = [
  '{name} asked for all data of ⟦brand⟧ as one file, which will lie in the back office for 3 days.',
  'If you did not expect this, remove the file there and contact your colleague.',
]

export const staff = {
  authenticatorChanged: { title, text, mail: { subject: title, text } },
  practiceArchive: {
    title: archiveTitle,
    text: archiveText,
    mail: { subject: archiveTitle, text: archiveText },
  },
}
