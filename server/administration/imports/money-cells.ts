import { paisePerRupee } from '@newyou/contract/business'
import { plainDigits } from '@newyou/contract/people/accounts/digits'
import type { Read } from './cells.ts'

const noSum = (text: string): Read<number> => ({
  problem: `“${text}” is no sum. Please write it in rupees, such as 1500`,
})

/** Digits in groups of two or three, of which the last has three: 1,50,000 and 150,000, but not 150,00. */
const grouped = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/

const unit = '(?:₹|rs\\.?|inr|rupees?|रुपय[ेा]|रुपए|र[ुू]\\.?)'
const sum = new RegExp(
  `^\\+?(?:${unit}\\s*)?([\\d,]+)(?:\\.(\\d{1,2})0*)?\\s*${unit}?\\s*(?:/[-=])?\\s*(?:${unit}\\s*)?(?:only|मात्र)?$`,
  'iu',
)
const belowZero = /^(?:\(.*\d.*\)|(?:₹|rs\.?|inr)?\s*[-−].*\d.*)$/iu

/** A sum of rupees as people and spreadsheets write it, such as ₹1,500, Rs. 1500/- or 1500.00; in paise. */
export function readSum(given: string): Read<number> {
  const text = plainDigits(given).trim()
  if (/^(?:free|nil|निःशुल्क)$/iu.test(text)) return { value: 0 }
  if (belowZero.test(text)) return { problem: `“${given}” is below zero` }
  const [, whole = '', part = ''] = sum.exec(text) ?? []
  if (!grouped.test(whole)) return noSum(given)
  const paise = Number(whole.replaceAll(',', '')) * paisePerRupee + Number(part.padEnd(2, '0'))
  return Number.isSafeInteger(paise) ? { value: paise } : noSum(given)
}

/** Whole rupees of a sum. */
export function readRupees(text: string): Read<number> {
  const paise = readSum(text)
  if ('problem' in paise) return paise
  return paise.value % paisePerRupee === 0
    ? { value: paise.value / paisePerRupee }
    : { problem: `“${text}” is not in whole rupees` }
}

/** A part of a hundred, such as 12.5%, or 0.125 as spreadsheets write that; in hundredths of a percent. */
export function readPercent(given: string): Read<number> {
  const text = plainDigits(given)
    .trim()
    .replace(/\s*off$/i, '')
  const [, number = '', sign = ''] = /^(\d{1,3}(?:\.\d{1,4})?)\s*(%|percent|per cent)?$/i.exec(text) ?? []
  const isPart = sign === '' && Number(number) < 1
  const points = number ? Math.round(Number(number) * (isPart ? 10_000 : 100)) : 0
  return points >= 1 && points <= 10_000
    ? { value: points }
    : { problem: `“${given}” is no percentage. Please write it such as 10%` }
}
