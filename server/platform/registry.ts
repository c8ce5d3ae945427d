/**
 * Values of domains for the kinds that the contract names: fulfilments, home modules, products. Each kind is registered
 * once, while the app is assembled.
 */
export function createRegistry<Kind extends string, Value>(name: string, kinds: readonly Kind[]) {
  const values = new Map<Kind, Value>()

  return {
    /** @throws Error when the kind has one already */
    register(kind: Kind, value: Value) {
      if (values.has(kind)) throw new Error(`${name}: ${kind} is registered twice`)
      values.set(kind, value)
    },
    /** Takes the place of what is registered, for tests. */
    replace(kind: Kind, value: Value) {
      values.set(kind, value)
    },
    of(kind: Kind): Value {
      const value = values.get(kind)
      if (value === undefined) throw new Error(`${name}: ${kind} is not registered`)
      return value
    },
    entries: () => [...values.entries()],
    /** @throws Error naming the kinds of the contract that nothing was registered for */
    requireAll() {
      const missing = kinds.filter((kind) => !values.has(kind))
      if (missing.length) throw new Error(`${name}: nothing is registered for ${missing.join(', ')}`)
    },
  }
}

export type Registry<Kind extends string, Value> = ReturnType<typeof createRegistry<Kind, Value>>
