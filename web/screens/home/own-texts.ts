import type { HomeTexts } from '@newyou/contract/content/home'
import type { HomeTextName } from '@newyou/contract/home-text-names'
import { createContext, useContext } from 'react'

/** What the practice wrote for its home page in the reader's language. */
export const OwnTexts = createContext<HomeTexts>({})

/** Its own words of one place; undefined for those that come with the site. */
export const useOwnText = (name: HomeTextName) => useContext(OwnTexts)[name]
