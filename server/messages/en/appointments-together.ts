import { type MessageTemplate, withMail } from '../template.ts'
import { refundWays } from './payments-refund-ways.ts'

const when = '{startsAt}'
const view = 'View appointment'
const refund = `{back, select,
  unpaid {You had not paid yet, and you owe nothing.}
  money {We are refunding {refundPaise} to your payment method. A refund to a card or bank account takes 5 to 7 working days.}
  ${refundWays}
  other {}}`

/** Sessions that several clients have together: what one of them did or did not do is in none of these sentences. */
export const appointmentsTogether = {
  togetherInvited: {
    title: 'You are invited to an appointment',
    text: ['Somebody would like you to come to an appointment with them. Invitation {code}.'],
    mail: {
      subject: 'You are invited to an appointment',
      text: [
        'Somebody would like you to come to an appointment with them. They know the number of this invitation: {code}.',
        'Open the page to see more with your own account, and to say yes or no until {until}. Nobody is told of a no.',
      ],
      button: { label: 'Open the invitation', to: '{link}' },
      notes: ['On the same page you can choose to get no more such invitations.'],
    },
    sms: '⟦brand⟧: you are invited to an appointment ({code}). Answer, or stop such invitations: {link}',
  },
  togetherBooked: {
    title: 'Your session is booked',
    text: [`With {other} on ${when}, together with others`],
    mail: {
      subject: 'Your session with {other} is booked',
      text: [
        'Several people come to it together. The appointment’s page is yours alone, and shows whether the session takes place. You can cancel there until it starts, and download your receipt.',
      ],
      facts: [
        ['When', when],
        ['With', '{other}'],
      ],
      button: { label: view, to: '{link}' },
    },
    sms: `⟦brand⟧: session with {other} booked for ${when}, together with others. See it: {link}`,
  },
  togetherStands: withMail(
    'Your session takes place together',
    [`Your session with {other} on ${when} takes place. Each of you has a page of your own for it.`],
    view,
  ),
  togetherStandsForHealer: withMail(
    'A session together takes place',
    [`The session with {other} on ${when} takes place, with {people} clients.`],
    view,
  ),
  togetherChoose: withMail(
    'Please choose how your session goes on',
    [
      `Not everybody has decided about your session with {other} on ${when}.`,
      'Until {chooseBy} you can come with those who said yes. If you do nothing, it ends, and everybody gets their money back.',
    ],
    'Choose',
  ),
  togetherEnded: withMail(
    'This session will not take place together',
    [`The session with {other} on ${when} will not take place together.`, refund],
    view,
  ),
} satisfies Record<string, MessageTemplate>
