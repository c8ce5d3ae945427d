/** What surrounds every mail. */
export const mails = {
  account: 'You receive this mail because you have an account with New You.',
  settings: 'Notification settings',
  unsubscribe: `Stop mails about {kind, select,
    sessions {sessions}
    messages {messages}
    learning {courses and e-books}
    events {webinars and workshops}
    plans {action plans}
    support {support tickets}
    other {the community}}`,
  session: 'Session with {other}',
} satisfies Record<string, string>
