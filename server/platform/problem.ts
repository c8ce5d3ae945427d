/** An error for the operator to fix, shown without a stack trace; the program ends with its code. */
export class Problem extends Error {
  code: number
  constructor(message: string, code = 1) {
    super(message)
    this.code = code
  }
}
