/** The options of a sentence about a refund that went elsewhere than to the payment method alone. */
export const refundWays = `moneyToWallet {We refunded {refundPaise} to your wallet.}
  moneyAsPoints {We refunded {refundPaise} as life points.}
  moneyAtDesk {You paid {refundPaise} at the front desk, and get it back there.}
  moneyMixed {We are refunding {refundPaise} the way you paid. Wallet and life points are credited immediately. A refund to a card or bank account takes 5 to 7 working days.}`
