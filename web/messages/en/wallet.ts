export const wallet = {
  meta: 'Wallet | New You',
  title: 'Wallet',
  failed: 'Your wallet did not load. Nothing in it has changed. Please try once more.',
  balance: 'You can spend',
  held: '{price} is set aside for an order that is being paid. It comes back if you let the order go.',
  closed:
    'Money in the wallet pays for anything on New You. It cannot be paid out or passed on to somebody else.',
  toPoints: 'See my life points',
  topUp: {
    wallet: {
      title: 'Add money',
      label: 'Amount in rupees',
      hint: 'From ₹500 to ₹1,00,000, in whole rupees.',
    },
    lifePoints: {
      title: 'Buy life points',
      label: 'Amount in rupees',
      hint: 'One point for each rupee. From ₹500 to ₹1,00,000, in whole rupees.',
    },
    action: 'Go to payment',
  },
  history: {
    title: 'What came and went',
    filter: 'Show',
    sides: { all: 'All', in: 'Came in', out: 'Went out' },
    empty: 'Nothing yet. Each movement will stand here, with what it was for.',
    emptySide: 'Nothing on this side yet.',
    pages: 'Pages of the history',
    after: 'then {balance}',
    kinds: {
      'top-up': 'Added',
      payment: 'Paid',
      returned: 'Came back',
      gift: 'A gift',
      correction: 'Set right',
    },
  },
  points: {
    meta: 'Life points | New You',
    title: 'Life points',
    failed: 'Your life points did not load. Nothing has changed. Please try once more.',
    balance: 'You have, each worth one rupee',
    earned: 'Earned',
    bought: 'Bought',
    held: '{count} are set aside for an order that is being paid. They come back if you let the order go.',
    closed:
      'Earned points are used before bought ones. Points pay for anything on New You; they cannot be paid out or passed on.',
    toWallet: 'See my wallet',
    parts: 'earned {earned}, bought {bought}',
  },
} as const
