/** Label of an appointment's state; fixed by the requirements. */
export const paymentPending = 'Payment Pending !'
export const paymentFailed = 'Payment Failed ! Repay'
