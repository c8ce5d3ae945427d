/** A clinic in Pune where two healers of the demo see clients in person, in two rooms. */
export const demoPlaces = [
  {
    slug: 'banyan-clinic',
    name: 'Banyan Clinic',
    address: '2nd floor, 14 Banyan Lane, Erandwane',
    city: 'Pune',
    mapLink: 'https://www.openstreetmap.org/#map=16/18.5089/73.8325',
    rooms: ['Garden room', 'Street room'],
  },
] as const

/** Who is there on the mornings of which days; 1 is Monday. */
const mornings: Record<string, { place: string; weekdays: readonly number[] }> = {
  'anjali-kulkarni': { place: 'banyan-clinic', weekdays: [1, 3, 5] },
  'arvind-deshpande': { place: 'banyan-clinic', weekdays: [1, 2, 3, 4, 5] },
}

/** The place of a healer in a window of the week, by its slug; undefined where the hours are for sessions online. */
export function placeOf(healer: string, { weekday, from }: { weekday: number; from: string }) {
  const known = mornings[healer]
  return known?.weekdays.includes(weekday) && from < '12:00' ? known.place : undefined
}
