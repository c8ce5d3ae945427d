import { type MessageTemplate, withMail, withSms } from '../template.ts'

export const handovers = {
  given: withMail(
    '{other} has opened a file to you',
    ['You can read what {other} chose, until they take it back. They see each time that you do.'],
    'Open the file',
  ),
  leavingBegun: withMail(
    'Your last day is set',
    [
      'An administrator has entered until when you work here. Clients who say yes can let you take their records along.',
    ],
    'Look at it',
  ),
  leavingAsked: withSms(
    '{other} leaves. May your record go along?',
    [
      'Your record with {other} goes along only if you say yes. Without an answer it stays here, and you can take a yes back until it is handed over.',
    ],
    'Read and answer',
    '{other} leaves. Your record goes along only by your yes. Answer:',
  ),
  leavingTaken: withMail(
    '{other} has taken your record along',
    [
      'You had said yes to it. {other} answers for it from now on, and what is here stays here as the law asks.',
    ],
    'See what it was',
  ),
  leavingReady: withMail(
    'The records are ready',
    ['The file with the records of the clients who said yes can be downloaded for {days} days.'],
    'Download it',
  ),
} satisfies Record<string, MessageTemplate>
