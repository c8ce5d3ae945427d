import { randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 14 letters and digits, as in Razorpay's ids. */
export function randomName(length = 14): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'card' | 'disp' | 'acc' | 'pout' | 'fa'): string {
  return `${prefix}_${randomName()}`
}
