import type { PriceParts } from '@newyou/contract/money/payments/payments'

/** What the client paid in money, in paise: by the gateway, at the desk and from the wallet. */
export const paidPaise = ({
  payable_paise: gateway,
  desk_paise: desk,
  wallet_paise: wallet,
}: Pick<PriceParts, 'payable_paise' | 'desk_paise' | 'wallet_paise'>) => gateway + desk + wallet
