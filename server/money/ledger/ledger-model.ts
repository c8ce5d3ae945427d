import fc from 'fast-check'

/** How wallets should behave, in a few lines: what the ledger is compared with in its test. */
export class Model {
  posted = [0, 0, 0]
  held = [0, 0, 0]
  holds = new Map<number, { person: number; amount: number }>()
  /** Orders that were paid: nothing is held for them again. */
  paid = new Set<number>()
  mayHold(order: number) {
    return !this.holds.has(order) && !this.paid.has(order)
  }
  free(person: number) {
    return (this.posted[person] ?? 0) - (this.held[person] ?? 0)
  }
  add(person: number, amount: number) {
    this.posted[person] = (this.posted[person] ?? 0) + amount
  }
  set(person: number, amount: number) {
    this.held[person] = (this.held[person] ?? 0) + amount
  }
}

export type Operation =
  | { what: 'give' | 'take'; person: number; amount: number }
  | { what: 'pay'; person: number; other: number; amount: number }
  | { what: 'hold'; person: number; amount: number; order: number }
  | { what: 'capture' | 'void'; order: number }

const person = fc.integer({ min: 0, max: 2 })
const amount = fc.integer({ min: 1, max: 5000 })
const order = fc.integer({ min: 0, max: 7 })
export const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ what: fc.constantFrom('give', 'take'), person, amount }),
  fc.record({ what: fc.constant('pay'), person, other: person, amount }),
  fc.record({ what: fc.constant('hold'), person, amount, order }),
  fc.record({ what: fc.constantFrom('capture', 'void'), order }),
)

/** Whether the ledger should do it. */
export function expectedBy(model: Model, step: Operation): boolean {
  if (step.what === 'take') return model.free(step.person) >= step.amount
  if (step.what === 'hold') return !model.mayHold(step.order) || model.free(step.person) >= step.amount
  if (step.what === 'pay') return step.person === step.other || model.free(step.person) >= step.amount
  return true
}

export function apply(model: Model, step: Operation) {
  switch (step.what) {
    case 'give':
      return model.add(step.person, step.amount)
    case 'take':
      return model.add(step.person, -step.amount)
    case 'pay':
      model.add(step.person, -step.amount)
      return model.add(step.other, step.amount)
    case 'hold':
      if (!model.mayHold(step.order)) return
      model.holds.set(step.order, { person: step.person, amount: step.amount })
      return model.set(step.person, step.amount)
    default: {
      const hold = model.holds.get(step.order)
      if (!hold) return
      model.holds.delete(step.order)
      model.set(hold.person, -hold.amount)
      if (step.what === 'void') return
      model.add(hold.person, -hold.amount)
      model.paid.add(step.order)
    }
  }
}
