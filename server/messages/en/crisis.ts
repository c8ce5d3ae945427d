import { type MessageTemplate, withMail } from '../template.ts'

const caution =
  'This was detected automatically from a list of words. It is not an assessment and may be wrong.'

const harm = 'What they wrote may be about violence, abuse or threats by another person.'
/** The writer may be with the abuser now, or be watched. */
const carefully =
  'Someone else may read their phone and their e-mail. Do not call them, and do not write about it anywhere else. First ask here whether it is safe to talk now. Give helpline numbers after they say yes. If a life is in danger now, call 112 yourself.'
/** For public texts, which the person who does harm may read. */
const carefullyInPublic =
  'Others can read this page, perhaps the one who does the harm. Do not answer there. First ask your team lead how to reach the person safely. If a life is in danger now, call 112 yourself.'
/** Protection of Children from Sexual Offences Act, 2012, section 19. */
const child =
  'If you know or fear that a child is sexually abused, the law requires you to tell the police (112). The child helpline 1098 can help you do it.'
const harmWords: [string, ...string[]] = [harm, carefully, child, caution]
const harmInPublic: [string, ...string[]] = [harm, carefullyInPublic, child, caution]

export const crisis = {
  /** The mail and SMS do not say who it is about: others may read them. */
  forHealer: {
    title: 'Urgent: {other} may be in crisis',
    text: ['What they wrote may point to thoughts of suicide or self-harm.', caution],
    mail: {
      subject: 'A client may need you now',
      text: ['A client wrote something that may point to a crisis. Please read it now and respond.', caution],
      button: { label: 'Read it now', to: '{link}' },
    },
    sms: '⟦brand⟧: a client may need you now. Please read what they wrote: {link}',
  },
  forStaff: withMail(
    'Urgent: ticket {number} may be about a crisis',
    ['What the client wrote may point to thoughts of suicide or self-harm.', caution],
    'View ticket',
  ),
  testForStaff: withMail(
    'Urgent: a test may point to a crisis',
    [
      'A client gave a worrying answer in a test. They were shown the helplines. Please get in touch with them.',
    ],
    'View follow-up',
  ),
  belowArticle: withMail(
    'Urgent: a review may be about a crisis',
    ['A reader’s review of an article may point to thoughts of suicide or self-harm.', caution],
    'View article',
  ),
  /** The mail and SMS say neither who it is nor what it is about. */
  harmForHealer: {
    title: 'Urgent: {other} may be in danger from someone',
    text: harmWords,
    mail: {
      subject: 'A client may need you now',
      text: [
        'A client wrote something that may point to a danger. Please read it now. Someone else may read their phone and their e-mail, so please answer only where they wrote it.',
        caution,
      ],
      button: { label: 'Read it now', to: '{link}' },
    },
    sms: '⟦brand⟧: a client may need you now. Please read it and answer only there: {link}',
  },
  harmForStaff: withMail('Urgent: ticket {number} may be about violence or abuse', harmWords, 'View ticket'),
  harmBelowArticle: withMail('Urgent: a review may be about violence or abuse', harmInPublic, 'View article'),
  harmInGroup: withMail(
    'Urgent: a post in “{group}” may be about violence or abuse',
    harmInPublic,
    'View post',
  ),
  inGroup: withMail(
    'Urgent: a post in “{group}” may be about a crisis',
    ['What a member wrote may point to thoughts of suicide or self-harm.', caution],
    'View post',
  ),
} satisfies Record<string, MessageTemplate>
