/** The options of a sentence about a refund that went elsewhere than to the payment method alone. */
export const refundWays = `moneyToWallet {{refundPaise} has been refunded to your wallet.}
  moneyAsPoints {{refundPaise} has been refunded as life points.}
  moneyMixed {{refundPaise} is being refunded to where you paid from. Wallet and life points are credited at once. A refund to a card or bank account takes 5 to 7 working days.}`
