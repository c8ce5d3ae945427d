/** Words of the chat of clients and their healers. */
export const chat = {
  meta: 'Messages | New You',
  title: 'Messages',
  lead: {
    client: 'Between you and your healers, before and after your sessions. Nobody else reads along.',
    healer: 'Between you and your clients, before and after their sessions. Nobody else reads along.',
  },
  listLabel: 'Conversations',
  mayBegin: 'You can write to',
  mayAlsoBegin: 'You can also write to',
  you: 'You: {text}',
  unread: '{count, plural, one {# unread message} other {# unread messages}}',
  demo: 'Demo conversation',
  empty: {
    title: 'No messages yet',
    client: 'Once you have booked a session, you can write to your healer here.',
    healer: 'Once somebody has booked a session with you, you can write to each other here.',
    action: 'Find a healer',
  },
  more: 'Show more conversations',
  choose: {
    title: 'Choose a conversation',
    words: 'What you write stays between the two of you.',
  },
  failed: 'Your messages did not load. Nothing of them is lost.',
  notFound: {
    title: 'This conversation is not here',
    words: 'It may belong to another account, or the link is not whole.',
    action: 'All messages',
  },
  former: 'A former client',
  thread: {
    label: 'Conversation with {name}',
    said: 'What was said',
    back: 'All messages',
    older: 'Show earlier messages',
    olderFailed: 'Earlier messages did not load.',
    first: {
      client:
        'Write when something comes to mind before or after your session. {name} answers when there is time; it may take a day.',
      healer:
        'You can write to {name} about your sessions. Please leave what needs time and care for the session itself.',
    },
    today: 'Today',
    yesterday: 'Yesterday',
    fresh: 'New',
    toLatest: 'New messages',
    sent: 'Sent',
    read: 'Read {when}',
    sending: 'Sending',
    notSent: 'Not sent.',
    again: 'Try again',
    remove: 'Delete',
    mine: 'You',
    came: '{name} wrote: {text}',
    zone: 'Times in {zone}.',
  },
  box: {
    label: 'Your message to {name}',
    placeholder: 'Write a message',
    send: 'Send',
    hint: 'Enter sends, Shift and Enter begin a new line.',
    left: '{count, plural, one {# character left} other {# characters left}}',
    offline: 'There is no connection just now. What you write is kept.',
    ended: {
      'not-met': 'You can write to each other once an appointment is booked.',
      'healer-left':
        'This healer is not on New You at the moment, so nothing new can be written. You can still read all of it.',
      own: 'Your page is not public at the moment, so nothing new can be written. You can still read all of it.',
      'client-left':
        'This client is no longer on New You, so nothing new can be written. You can still read all of it.',
    },
  },
  write: 'Write a message',
  toast: {
    label: 'A message from {name}',
    open: 'Open',
    close: 'Close',
  },
} as const
