export const privacyDiscreet = {
  tab: 'Notes',
  exit: 'Quick exit',
  exitHint: 'Takes you to another site immediately',
  title: 'Discreet mode',
  words: 'For when others can see your screen, your phone or your mailbox.',
  has_neutral_titles: 'Neutral tab titles',
  has_neutral_titlesWords:
    'While you are logged in, the tab says “{title}” instead of what the page is about.',
  has_neutral_messages: 'Neutral e-mails and text messages',
  has_neutral_messagesWords:
    'They say only that there is something new. Links to join, reschedule or cancel a session are then found here, after logging in.',
  has_quick_exit: 'Quick exit button',
  has_quick_exitWords:
    'A button on each page that takes you to another site immediately. Pressing Back does not return here. Careful: your browser’s history still shows the pages you opened.',
  logOut: 'Log out automatically after',
  never: 'Never',
  minutes: '{minutes, number} minutes',
  saved: 'Saved',
  saving: 'Saving',
}
