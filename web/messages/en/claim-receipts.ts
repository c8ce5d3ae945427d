export const claimReceipts = {
  title: 'Receipt for a claim',
  words:
    'For your insurance or employer: the healer’s qualification and register, date, place, what you paid and the invoice number. Nothing of what was said.',
  file: 'claim-receipt.pdf',
  download: 'Download for this session',
  code: {
    none: 'It has no code of a diagnosis or procedure. If your insurance wants one, you can ask {name} for it.',
    asked: '{name} has been asked for a code.',
    written: 'Code on the receipt: {code}',
    ask: 'Ask for a code',
    takeBack: 'Leave the code out',
  },
  days: {
    from: 'From',
    to: 'To',
    download: 'Download for these days',
    wrong: 'The end must be after the start',
  },
  healer: {
    title: 'Code for a claim',
    words:
      'Your client wishes a code of a diagnosis or procedure on the receipt for their insurance or employer. Write it only if you may and if it is right.',
    code: 'Code',
    save: 'Save code',
    saved: 'Saved',
    now: 'On the receipt: {code}',
  },
} as const
