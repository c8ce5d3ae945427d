import { couponWorth } from '@newyou/contract/administration/back-office/coupon-terms'
import { plainDigits } from '@newyou/contract/people/accounts/digits'
import type { ImportedCoupons, ImportedTerms } from '../../../money/payments/index.ts'
import type { Approvals } from '../../back-office/index.ts'
import { optional, problemsIn, type Read, readDay, startOfDay } from '../cells.ts'
import { readPercent, readSum } from '../money-cells.ts'
import type { Given, Lines, Store } from './kind.ts'

/** Each waits for a colleague who reads it, so there are not very many. */
const couponsMax = 200
const titleMax = 200
const usesMax = 1_000_000
const couponCode = /^[A-Za-z0-9]{4,20}$/

type Discount = Pick<ImportedTerms, 'off_basis_points' | 'off_paise'>
const share = (read: Read<number>): Read<Discount> =>
  'problem' in read ? read : { value: { off_basis_points: read.value, off_paise: null } }
const sum = (read: Read<number>): Read<Discount> =>
  'problem' in read
    ? read
    : read.value > 0
      ? { value: { off_basis_points: null, off_paise: read.value } }
      : { problem: 'A discount of nothing is none' }

/** One of a percentage and an amount; where one column has both, its sign or another column says which. */
function readDiscount({ percent, amount, discount, type = '' }: Given): Read<Discount> {
  if (percent && amount)
    return { problem: 'There is a percentage and an amount, and only one of them counts' }
  if (percent) return share(readPercent(percent))
  if (amount) return sum(readSum(amount))
  if (!discount) return { problem: 'There is no discount' }
  // An export may say that an amount is taken off.
  const given = discount.replace(/^-\s*/, '').replace(/\s*(?:off|छूट)$/iu, '')
  if (given.includes('%') || /percent|प्रतिशत/iu.test(type)) return share(readPercent(given))
  if (/[₹/a-z]/i.test(given) || /fixed|flat|amount|rupee|cart|राशि/iu.test(type)) return sum(readSum(given))
  return { problem: `Is “${discount}” a percentage or an amount? Please write it such as 10% or ₹200` }
}

/** Unlimited uses are written in many ways. */
const unlimited = /^(?:unlimited|no limit|none|∞|-)$/i
function readUses(text: string): Read<number | null> {
  if (unlimited.test(text)) return { value: null }
  const [, whole = ''] = /^(\d[\d,]*)(?:\.0+)?$/.exec(plainDigits(text)) ?? []
  const uses = Number(whole.replaceAll(',', ''))
  return uses >= 1 && uses <= usesMax
    ? { value: uses }
    : { problem: `“${text}” is no number of uses. Please write it such as 100` }
}

/** Codes for a discount, with what limits them. */
export const couponLines: Lines<ImportedTerms> = {
  guesses: {
    code: [
      'code',
      'couponcode',
      'coupon',
      'discountcode',
      'promocode',
      'vouchercode',
      'voucher',
      'name',
      'कूपन',
    ],
    title: ['title', 'description', 'couponname', 'offer', 'offername', 'शीर्षक'],
    percent: ['percent', 'percentage', 'discountpercent', 'discountpercentage', 'percentoff', 'प्रतिशत'],
    amount: ['amount', 'discountamount', 'amountoff', 'flatdiscount', 'rupees', 'राशि'],
    discount: ['discount', 'value', 'discountvalue', 'couponamount', 'छूट'],
    type: ['type', 'discounttype', 'coupontype', 'valuetype'],
    cap: ['maximumdiscount', 'maxdiscount', 'upto', 'cap', 'discountlimit', 'maximumamount'],
    minimum: [
      'minimumordervalue',
      'minimumorder',
      'minimumspend',
      'minimumamount',
      'minorder',
      'minspend',
      'minimumpurchase',
    ],
    from: ['validfrom', 'from', 'start', 'startdate', 'starts', 'startsat', 'active', 'कबसे'],
    until: [
      'until',
      'validuntil',
      'validtill',
      'till',
      'end',
      'enddate',
      'ends',
      'expires',
      'expiry',
      'expirydate',
      'expirationdate',
      'कबतक',
      'dateexpires',
    ],
    uses: ['uses', 'usagelimit', 'usagelimitpercode', 'maxuses', 'maximumuses', 'limit', 'totaluses'],
    per_person: ['usesperclient', 'usespercustomer', 'usagelimitperuser', 'percustomer', 'perperson'],
  },
  missing(chosen) {
    if (!chosen.has('code')) return 'Please choose the column with the code'
    const hasDiscount = ['percent', 'amount', 'discount'].some((field) => chosen.has(field))
    return hasDiscount ? undefined : 'Please choose the column with the discount'
  },
  read(given, today) {
    const { code = '' } = given
    const latestYear = Number(today.slice(0, 4)) + 10
    const day = (text: string | undefined) => optional(text ?? '', (one) => readDay(one, latestYear))
    const discount = readDiscount(given)
    const [cap, minimum] = [optional(given.cap ?? '', readSum), optional(given.minimum ?? '', readSum)]
    const [from, until] = [day(given.from), day(given.until)]
    const [uses, perPerson] = [
      optional(given.uses ?? '', readUses),
      optional(given.per_person ?? '', readUses),
    ]
    const problems = problemsIn(discount, cap, minimum, from, until, uses, perPerson)
    if (!code) problems.push('There is no code')
    else if (!couponCode.test(code)) problems.push(`“${code}” is no code of 4 to 20 letters and digits`)
    const title = given.title || code
    if (title.length > titleMax) problems.push(`A title has at most ${titleMax} letters`)
    if (
      'problem' in discount ||
      'problem' in cap ||
      'problem' in minimum ||
      'problem' in from ||
      'problem' in until ||
      'problem' in uses ||
      'problem' in perPerson
    )
      return { problems }
    if (cap.value && discount.value.off_basis_points === null)
      problems.push('Only a discount in percent has a maximum')
    if (until.value && until.value < today) problems.push('Its last day is over')
    if (from.value && until.value && until.value < from.value)
      problems.push('Its last day is before its first')
    if (problems.length) return { problems }
    return {
      row: {
        ...{ code, title, ...discount.value },
        ...{ cap_paise: cap.value || null, minimum_paise: minimum.value ?? 0 },
        valid_from: from.value && startOfDay(from.value),
        valid_until: until.value && startOfDay(until.value, 1),
        ...{ uses_max: uses.value, uses_per_person: given.per_person ? (perPerson.value ?? usesMax) : 1 },
      },
    }
  },
  keysOf: ({ code }) => [{ key: code.toLowerCase(), name: 'code' }],
  wordsOf: ({ code, title, off_basis_points: points, off_paise: paise }) =>
    [
      code,
      points === null ? `₹${((paise ?? 0) / 100).toLocaleString('en-IN')}` : `${points / 100}%`,
      ...(title === code ? [] : [title]),
    ].join(', '),
}

interface CouponNeeds {
  coupons: ImportedCoupons
  approvals: Pick<Approvals, 'ask' | 'withdraw'>
}

/** Coupons that nobody can use before another colleague has approved each of them. */
export function couponStore({ coupons, approvals }: CouponNeeds): Store<ImportedTerms> {
  const unrestricted = { order_kinds: null, first_purchase_only: false, uses: 0 }
  const worthOf = (row: ImportedTerms) =>
    couponWorth({ ...row, ...unrestricted, valid_from: row.valid_from ?? '' })
  const changesOf = (row: ImportedTerms): Record<string, [unknown, unknown]> =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => (value === null ? [] : [[name, [null, value]]])),
    )
  return {
    async match(trx, _run, lines) {
      const there = await coupons.match(trx, lines)
      const known = new Set(there.map(({ line }) => line))
      const tooMany = lines.filter(({ line }) => !known.has(line)).slice(couponsMax)
      return [
        ...there,
        ...tooMany.map(({ line }) => ({
          ...{ line, recordId: null, isProblem: true },
          words: `At most ${couponsMax} coupons at once, because a colleague has to approve each of them`,
        })),
      ]
    },
    async add(trx, { by }, lines) {
      if (!by) throw new Error('coupons are imported by a colleague')
      const added = await coupons.add(trx, lines)
      const rows = new Map(lines.map(({ line, row }) => [line, row]))
      await approvals.ask(
        trx,
        by,
        ...added.flatMap(({ line, record_id: subject }) => {
          const row = rows.get(line)
          if (!row) return []
          return [
            {
              ...{ kind: 'coupon' as const, subject, title: row.code, changes: changesOf(row) },
              ...{ amountPaise: worthOf(row), needsSecond: true },
            },
          ]
        }),
      )
      return added
    },
    async remove(trx, { by }, made) {
      const removed = await coupons.remove(trx, made)
      await approvals.withdraw(trx, by, 'coupon', removed, 'The import was undone')
      return removed
    },
  }
}
