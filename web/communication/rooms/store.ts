import { useSyncExternalStore } from 'react'

/** A value that lives longer than a screen and tells who listens when it changed. */
export function createStore<State>(initial: State) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change: Partial<State>) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
export type Store<State> = ReturnType<typeof createStore<State>>

export const useStore = <State>(store: Store<State>) =>
  useSyncExternalStore(store.subscribe, store.get, store.get)
