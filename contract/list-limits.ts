/** Totals of public lists are exact up to this number; one more means that there are more. No page begins beyond it. */
export const maxCounted = 10_000
/** Search and topic results can be paged up to this row: to see more, people narrow the search. */
export const maxFound = 600
/** The choices of a filter and the kinds of the site's search say how many they have up to here; one more means more. */
export const maxRough = 1000
