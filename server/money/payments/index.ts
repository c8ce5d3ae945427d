export type { ClaimPayment, PaymentClaim } from './claims.ts'
export { lockCoupon, setCouponWaiting } from './coupon-approvals.ts'
export {
  deskReceiptNumber,
  documentNumber,
  numberOfDocument,
  numberOfReceipt,
  receiptNumber,
} from './document-number.ts'
export { shareOf } from './earnings.ts'
export { type Fulfilment, kindOf, type OrderMoney, type OrderRow, type OrderService } from './fulfilment.ts'
export type { ImportedCoupons, ImportedTerms } from './imported-coupons.ts'
export { issuerIn, presentLook } from './issuer.ts'
export { letterheadOf } from './letterhead.ts'
export { paymentsModule } from './module.ts'
export type { RefundRequest } from './order-refunds.ts'
export { lockOrder } from './order-state.ts'
export type { Payments } from './payments.ts'
export { deskReceiptPdf, invoicePdf } from './pdfs.ts'
export { earningsOf } from './prices.ts'
export type { Part, RefundPreview } from './refund-preview.ts'
export { type RefundedRow, refundedIn, refundWay } from './shares.ts'
