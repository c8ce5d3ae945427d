import type { Page } from '@playwright/test'

/** A page as one person opens it. */
export interface Stop {
  /** Its address, or a way to find it out that opens no page. */
  path: string | ((page: Page) => Promise<string>)
  /** An action on the page before it is checked again: open a dialog, begin a form. */
  press?: (page: Page) => Promise<void>
  /** A selector visible on a ready page; default `main h1`. */
  shows?: string
}

export const addressOf = async (page: Page, { path }: Stop) => (typeof path === 'string' ? path : path(page))
