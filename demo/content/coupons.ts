export type DemoCoupon = {
  code: string
  title: string
  offBasisPoints?: number
  capRupees?: number
  offRupees?: number
  minimumRupees?: number
  firstPurchaseOnly?: boolean
  usesPerPerson?: number
  usesMax?: number
  isShown: boolean
  daysValid: number
}

export const demoCoupons: DemoCoupon[] = [
  {
    code: 'SHURUAAT10',
    title: 'Demo coupon: 10% off a first purchase, at most ₹300',
    offBasisPoints: 1000,
    capRupees: 300,
    firstPurchaseOnly: true,
    isShown: true,
    daysValid: 365,
  },
  {
    code: 'SAATH200',
    title: 'Demo coupon: ₹200 off orders from ₹1,500',
    offRupees: 200,
    minimumRupees: 1500,
    usesPerPerson: 3,
    isShown: true,
    daysValid: 90,
  },
  {
    code: 'MITRA500',
    title: 'Demo coupon: ₹500 off orders from ₹2,000, a hundred times',
    offRupees: 500,
    minimumRupees: 2000,
    usesMax: 100,
    isShown: false,
    daysValid: 90,
  },
]
