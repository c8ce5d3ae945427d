import { useSyncExternalStore } from 'react'
import { storageKeys } from '../storage-keys.ts'

export type ColorScheme = 'dark' | 'light'

const listeners = new Set<() => void>()
const currentScheme = (): ColorScheme =>
  document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'

/** The other theme, kept for the next visit. */
export function toggleColorScheme() {
  const next: ColorScheme = currentScheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = next
  document.documentElement.dataset.mantineColorScheme = next
  localStorage.setItem(storageKeys.theme, next)
  for (const listener of listeners) listener()
}

/** Shows a theme without keeping it; returns the way back. */
export function borrowColorScheme(scheme: ColorScheme): () => void {
  const { dataset } = document.documentElement
  const before = currentScheme()
  const show = (shown: ColorScheme) => {
    dataset.theme = shown
    dataset.mantineColorScheme = shown
    for (const listener of listeners) listener()
  }
  show(scheme)
  return () => show(before)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, currentScheme, () => 'dark')
}
