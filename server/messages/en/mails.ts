/** Layout texts of all mails. */
export const mails = {
  account: 'You received this e-mail because you have an account with ⟦brand⟧.',
  settings: 'Notification settings',
  unsubscribe: `Stop e-mails about {kind, select,
    sessions {sessions}
    messages {messages}
    learning {courses and e-books}
    events {webinars and workshops}
    plans {action plans}
    support {support tickets}
    other {the community}}`,
  session: 'Session with {other}',
} satisfies Record<string, string>
