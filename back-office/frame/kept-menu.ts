import type { MenuGroup } from '@newyou/contract/administration/back-office/resource'
import { storageKeys } from '@newyou/web/ui/storage-keys.ts'
import { useState } from 'react'

/** How a colleague has arranged the menu. */
export interface KeptMenu {
  favourites: readonly string[]
  /** The groups that were opened or closed by hand. */
  open: Partial<Record<MenuGroup, boolean>>
}
const nothing: KeptMenu = { favourites: [], open: {} }

function readAll(): Record<string, KeptMenu> {
  try {
    return JSON.parse(localStorage.getItem(storageKeys.backOfficeMenu) ?? '{}') // written by `keep` alone
  } catch {
    return {}
  }
}

function keep(personId: string, menu: KeptMenu) {
  try {
    localStorage.setItem(storageKeys.backOfficeMenu, JSON.stringify({ ...readAll(), [personId]: menu }))
  } catch {
    // Where nothing can be kept, it holds for as long as the page is open.
  }
}

/**
 * Favourites and opened groups, by colleague and in this browser. The server has no place for how its staff arrange a
 * screen, and a table, its export and its deletion are more than a star that is pressed again in a second is worth.
 */
export function useKeptMenu(personId: string) {
  const [changed, setChanged] = useState<Record<string, KeptMenu>>({})
  const menu = { ...nothing, ...(changed[personId] ?? readAll()[personId]) }
  function change(next: KeptMenu) {
    setChanged((before) => ({ ...before, [personId]: next }))
    if (personId) keep(personId, next)
  }
  return {
    menu,
    toggleFavourite: (name: string) =>
      change({
        ...menu,
        favourites: menu.favourites.includes(name)
          ? menu.favourites.filter((one) => one !== name)
          : [...menu.favourites, name],
      }),
    setOpen: (group: MenuGroup, isOpen: boolean) =>
      change({ ...menu, open: { ...menu.open, [group]: isOpen } }),
  }
}
