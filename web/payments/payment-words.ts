/** The specification's own words (section 4); the contract's stand beside its schemas, which are not sent to a browser. */
export const paymentPending = 'Payment Pending !'
export const paymentFailed = 'Payment Failed ! Repay'
