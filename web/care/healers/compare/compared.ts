import { useSyncExternalStore } from 'react'
import { storageKeys } from '../../../ui/storage-keys.ts'

/** More columns than three are not read side by side. */
export const comparedAtMost = 3

const changed = new EventTarget()
const listen = (listener: () => void) => {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}
const kept = () => sessionStorage.getItem(storageKeys.comparedHealers) ?? ''
const idsIn = (text: string) => text.split(',').filter(Boolean)

function keep(ids: readonly string[]) {
  if (ids.length === 0) sessionStorage.removeItem(storageKeys.comparedHealers)
  else sessionStorage.setItem(storageKeys.comparedHealers, ids.join(','))
  changed.dispatchEvent(new Event('change'))
}

/** The ids of the healers chosen to be compared in this tab, in the order of choosing. */
export const useCompared = () => idsIn(useSyncExternalStore(listen, kept, () => ''))

/** Chooses a healer, or takes the choice back. False when there are as many as can be compared. */
export function toggleCompared(healerId: string): boolean {
  const ids = idsIn(kept())
  if (ids.includes(healerId)) keep(ids.filter((id) => id !== healerId))
  else if (ids.length >= comparedAtMost) return false
  else keep([...ids, healerId])
  return true
}

export const setCompared = (ids: readonly string[]) => keep(ids.slice(0, comparedAtMost))
