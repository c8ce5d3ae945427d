/** An entry as a file; what its calendar holds is known by the last part of its address. */
export interface DavEntry {
  file: string
  etag: number
}

export interface DavCalendar {
  /** The last part of its address. */
  id: string
  name: string
  mayWrite: boolean
  /** Rises with each change. */
  ctag: number
  entries: Map<string, DavEntry>
}

export interface DavPerson {
  user: string
  /** For programs; null when the person has taken it back. */
  password: string | null
  calendars: Map<string, DavCalendar>
}

const calendarOf = (id: string, name: string, mayWrite = true): DavCalendar => ({
  ...{ id, name, mayWrite, ctag: 1 },
  entries: new Map(),
})

/** The people of the sandbox's calendar server, made when they are first named; each has a password for programs. */
export function createPeople() {
  const people = new Map<string, DavPerson>()
  return (user: string): DavPerson => {
    const known = people.get(user)
    if (known) return known
    const calendars = [
      calendarOf('home', 'Home & practice'),
      calendarOf('family', 'Family'),
      calendarOf('holidays', 'Holidays in India', false),
    ]
    const person: DavPerson = {
      ...{ user, password: `app-${user}` },
      calendars: new Map(calendars.map((one) => [one.id, one])),
    }
    people.set(user, person)
    return person
  }
}
