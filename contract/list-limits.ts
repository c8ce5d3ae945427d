/** Totals of public lists are exact up to this number; one more means that there are more. No page begins beyond it. */
export const countedMost = 10_000
/** What is found by words or a topic can be paged through up to this row: to look further, people narrow it. */
export const foundMost = 600
/** The choices of a filter and the kinds of the site's search say how many they have up to here; one more means more. */
export const roughMost = 1000
