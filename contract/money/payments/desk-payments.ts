/** How money is taken at the desk, and paid back there. A payment link is paid through the gateway. */
export const deskPaymentKinds = ['cash', 'counter-upi', 'card-machine', 'bank-transfer'] as const
export type DeskPaymentKind = (typeof deskPaymentKinds)[number]

/** Cash that one person may pay in a day of India: less than two lakh rupees (section 269ST of the Income-tax Act). */
export const cashDayLimitPaise = 2_00_000_00

/** `taken`: it pays its order. `returned`: its order ended, and it is paid back. `reversed`: it was a mistake. */
export const deskPaymentStates = ['taken', 'returned', 'reversed'] as const
export type DeskPaymentState = (typeof deskPaymentStates)[number]

export const deskRefundStates = ['due', 'paid', 'to-wallet'] as const
export type DeskRefundState = (typeof deskRefundStates)[number]

/** What is handed out of a till for an amount that is due: cash has no paise, so it goes to the next whole rupee. */
export const handedOut = (kind: DeskPaymentKind, paise: number) =>
  kind === 'cash' ? Math.ceil(paise / 100) * 100 : paise
