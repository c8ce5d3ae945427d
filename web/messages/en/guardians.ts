export const guardians = {
  relations: { mother: 'Mother', father: 'Father', 'legal-guardian': 'Legal guardian' },
  form: {
    title: 'Your guardian',
    words:
      'You are under 18, so your parent or legal guardian has to consent before you can book or pay. We send them a link. They do not need an account.',
    name: 'Guardian’s name',
    nameHint: 'First and last name, spelled as they write it. They type the same name to consent.',
    relation: 'Relationship to you',
    contact: 'Guardian’s e-mail or mobile number',
    contactHint: 'Not your own.',
  },
  mine: {
    title: 'Your guardian’s consent',
    missing: 'You have not named a guardian yet. Until they consent, you cannot book or pay.',
    pending:
      '{name} has not answered yet. You cannot book or pay until they have consented. We wrote to {contact}.',
    given: '{name} consented on {when}. You can book and pay.',
    refused: '{name} did not consent on {when}. You cannot book or pay.',
    withdrawn:
      '{name} withdrew the consent on {when}. You cannot make new bookings or payments. Existing bookings stay.',
    link: 'The link is valid until {when}.',
    noLink: 'The link we sent is no longer valid.',
    change: 'Only {name} can change the answer, using the link we sent.',
    ends: 'From {day}, when you turn 18, you no longer need consent.',
    sendAgain: 'Send the link again',
    correct: 'Correct the details',
    send: 'Send the link',
  },
  glance: {
    title: 'Your guardian’s consent is needed',
    words: 'Until then you cannot book or pay.',
    closed: 'Your guardian did not consent. You cannot book or pay.',
    open: 'Open privacy centre',
  },
  door: {
    toSign: 'Read and sign what their sessions need',
    meta: 'Guardian consent | ⟦brand⟧',
    loading: 'Guardian consent',
    title: 'Consent for {name}',
    lead: '{name} is under 18, has an account with ⟦brand⟧ and named you as parent or legal guardian. Please read this before you decide.',
    offersTitle: 'What you consent to',
    offers:
      'If you consent, {name} can book and pay for sessions by video, voice or chat, and buy courses, events and e-books. ⟦brand⟧ keeps the data needed for this.',
    dataTitle: 'Which data we keep, and what for',
    data: {
      account: 'Name, date of birth, e-mail and mobile number: for the account and messages about it.',
      sessions:
        'Answers, test results, notes and messages: for the sessions. A healer sees messages and what {name} shares.',
      money: 'Bookings, payments and invoices: because tax law asks for them.',
      guardian:
        'Your name, your relationship to {name}, and your e-mail or mobile number: to ask for your consent. We keep them until {name} turns 18.',
    },
    not: 'We do not count which pages {name} opens.',
    rightsTitle: 'Your rights',
    rights:
      'Under India’s Digital Personal Data Protection Act, 2023, a parent or legal guardian decides for a child under 18. You can withdraw your consent at any time, as easily as you give it. You can ask what we keep, and have it corrected or deleted. If something is wrong, complain to our grievance officer, and after that to the Data Protection Board of India.',
    policy: 'Privacy policy',
    contact: 'Contact us',
    without:
      'Without your consent, {name} can read the site but cannot book or pay. From {day}, the 18th birthday, no consent is needed.',
    formTitle: 'Your answer',
    state: {
      given: 'You have consented.',
      refused: 'You have not consented.',
      withdrawn: 'You have withdrawn your consent.',
    },
    decision: 'Your decision',
    decisions: { give: 'I consent', refuse: 'I do not consent' },
    name: 'Your full name',
    nameHint: '{young} entered your name as {hint}. Please type it in full.',
    tick: 'I am 18 or older, and the parent or legal guardian of {name}.',
    submit: 'Submit answer',
    give: 'Give consent',
    withdraw: 'Withdraw my consent',
    expires: 'This link is valid until {when} and can be used once.',
    done: {
      given: 'Thank you. You have consented.',
      refused: 'Thank you. You have not consented.',
      withdrawn: 'You have withdrawn your consent.',
    },
    doneWords: {
      given:
        '{name} can book and pay now. We have notified them and sent you a new link in case you change your mind.',
      refused:
        '{name} cannot book or pay. We have notified them and sent you a new link in case you change your mind.',
      withdrawn:
        '{name} cannot make new bookings or payments. Existing bookings stay. We have notified them and sent you a new link in case you change your mind.',
    },
    closedTitle: 'This link is no longer valid',
    closed:
      'It has been used or has expired. We can send a new one to {contact}. You can use it to give, change or withdraw your answer.',
    sendNew: 'Send a new link',
    sent: 'We sent a new link to {contact}.',
    gone: 'This link cannot be opened',
    goneWords: 'It is incomplete or no longer valid. Please copy it again from the message.',
  },
}
