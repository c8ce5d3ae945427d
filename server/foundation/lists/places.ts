import { allCountries } from 'country-region-data'
import { indianCities } from './indian-cities.ts'

const india = 'India'
const statesOf = new Map<string, string[]>(
  allCountries.map(([name, , regions]) => [name, regions.map(([region]) => region).sort()]),
)
const countries = [india, ...[...statesOf.keys()].filter((name) => name !== india)]

/** Choices of a country, its states, and the cities of an Indian state; people may enter another city. */
export function places(country?: string, state?: string) {
  return {
    countries: country ? [] : countries,
    states: (country && statesOf.get(country)) || [],
    cities: (country === india && state && indianCities[state]) || [],
  }
}

/** Whether a country is known and a state is one of its own, where we know its states. */
export function isPlace(country: string, state: string) {
  const states = statesOf.get(country)
  return states !== undefined && (states.length === 0 || states.includes(state))
}
