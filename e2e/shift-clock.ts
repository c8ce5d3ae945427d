/** Moves what a process or a page takes for the present; everything goes on from there as it would. */
export function shiftClock(by: number) {
  const Real = Date
  class Shifted extends Real {
    constructor(...given: [] | [string | number | Date]) {
      super(...((given.length === 0 ? [Real.now() + by] : given) as [number]))
    }
    static override now() {
      return Real.now() + by
    }
  }
  globalThis.Date = Shifted as DateConstructor
}
