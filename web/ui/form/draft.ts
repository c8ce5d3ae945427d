import type { StorageKey } from '../storage-keys.ts'

/** Where what was typed into a form waits. */
export interface Draft<Values> {
  read: () => Partial<Values> | undefined
  write: (values: Values) => void
  end: () => void
}

function asObject(text: string | null): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return typeof kept === 'object' && kept !== null ? { ...kept } : undefined
  } catch {
    return undefined
  }
}

/** In this tab, until it is closed. */
export const tabDraft = <Values extends object>(name: string): Draft<Values> => ({
  read: () => asObject(sessionStorage.getItem(name)) as Partial<Values> | undefined, // written below
  write: (values) => sessionStorage.setItem(name, JSON.stringify(values)),
  end: () => sessionStorage.removeItem(name),
})

/** Others may use this device too. */
const keptFor = 7 * 24 * 60 * 60 * 1000

/** On this device, for a week after the last change; as every key of a person it ends at log-out. */
export const deviceDraft = <Values extends object>(key: StorageKey): Draft<Values> => ({
  read() {
    const kept = asObject(localStorage.getItem(key))
    if (!kept) return
    if (Number(kept.at) + keptFor > Date.now()) return kept.values as Partial<Values> // written below
    localStorage.removeItem(key)
  },
  write: (values) => localStorage.setItem(key, JSON.stringify({ at: Date.now(), values })),
  end: () => localStorage.removeItem(key),
})
