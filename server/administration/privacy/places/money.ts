import { byContact, colleague, own, type Place, under } from '../place.ts'

const books = 'Kept for accounts and tax, under an id that leads to no person'

const order = own('orders', 'client_id', { hidden: ['earner_id'], erased: 'keep', because: books })
const account = own('ledger_account', 'owner_id', { erased: 'keep', because: books })
const payment = under('payment', 'order_id', order, {
  ...{ erased: 'keep', because: books },
  hidden: ['instrument'],
})
const kept = { erased: 'keep', because: books } as const

/** Orders, payments, refunds, invoices and the ledger. */
export const moneyPlaces: readonly Place[] = [
  order,
  colleague('orders', 'earner_id'),
  under('provider_order', 'order_id', order, { ...kept, hidden: 'all' }),
  payment,
  under('payment_dispute', 'provider_payment_id', payment, {
    ...kept,
    key: 'provider_payment_id',
    hidden: ['accept_asked_by', 'answered_by'],
  }),
  colleague('payment_dispute', 'accept_asked_by'),
  colleague('payment_dispute', 'answered_by'),
  under('refund', 'order_id', order, kept),
  under('order_refund', 'order_id', order, kept),
  under('desk_payment', 'order_id', order, { ...kept, hidden: ['taken_by', 'ended_by'] }),
  colleague('desk_payment', 'taken_by'),
  colleague('desk_payment', 'ended_by'),
  under('desk_refund', 'order_id', order, { ...kept, hidden: ['paid_by'] }),
  colleague('desk_refund', 'paid_by'),
  under('payment_link', 'order_id', order, { ...kept, hidden: ['token_hash', 'made_by'] }),
  colleague('payment_link', 'made_by'),
  colleague('till_session', 'opened_by'),
  colleague('till_session', 'counted_by'),
  colleague('till_session', 'closed_by'),
  colleague('till_transfer', 'made_by'),
  under('invoice', 'order_id', order, kept),
  under('refund_request', 'order_id', order, {
    ...kept,
    hidden: ['asked_by', 'decided_by', 'decision_reason'],
  }),
  colleague('refund_request', 'asked_by'),
  colleague('refund_request', 'decided_by'),
  own('adjustment', 'person_id', {
    ...kept,
    hidden: ['reason', 'asked_by', 'decided_by', 'decision_reason'],
  }),
  colleague('adjustment', 'asked_by'),
  colleague('adjustment', 'decided_by'),
  colleague('approval', 'asked_by'),
  colleague('approval', 'decided_by'),
  under('reconciliation_difference', 'order_id', order, { ...kept, hidden: 'all' }),
  under('earning', 'order_id', order, { ...kept, hidden: 'all' }),
  colleague('earning', 'earner_id'),
  own('bank_account', 'person_id', { ...kept, hidden: ['sealed_details'] }),
  own('payout', 'person_id', kept),
  colleague('payout_batch', 'asked_by'),
  colleague('payout_batch', 'decided_by'),
  own('coupon_use', 'person_id', kept),
  own('organization_member', 'person_id'),
  own('organization_manager', 'person_id', { hidden: ['granted_by'] }),
  byContact('organization_invitation', ['email'], { hidden: ['code', 'created_by'] }),
  own('organization_sign_on_link', 'person_id'),
  colleague('organization_sign_on', 'updated_by'),
  colleague('organization_manager', 'granted_by'),
  colleague('organization_invitation', 'created_by'),
  colleague('organization_budget_change', 'asked_by'),
  colleague('organization_budget_change', 'decided_by'),
  colleague('coupon', 'earner_id'),
  own('entitlement', 'person_id', kept),
  account,
  under('ledger_entry', 'account_id', account, { ...kept, key: 'id' }),
  under('ledger_hold', 'account_id', account, { ...kept, key: 'id' }),
]
