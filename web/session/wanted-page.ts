import { storageKeys } from '../ui/storage-keys.ts'

interface Place {
  pathname: string
  search: string
  hash: string
}

/**
 * After a release the pages of an open tab ask for files that are gone. The router then loads the page that is open anew,
 * at its old address, and the press is lost. So the address that a press leads to is kept until it is reached; a page
 * that was loaded anew meanwhile goes there.
 */
export const noteWanted = ({ pathname, search, hash }: Place) =>
  sessionStorage.setItem(
    storageKeys.wantedPage,
    JSON.stringify({ to: pathname + search + hash, at: Date.now() }),
  )

export const forgetWanted = () => sessionStorage.removeItem(storageKeys.wantedPage)
