import { randomBytes } from 'node:crypto'

/** Somebody with an account at a provider, and the tokens by which programs come in; none are left when consent is withdrawn. */
export interface Person {
  email: string
  refreshTokens: Set<string>
  accessTokens: Set<string>
}

export const newToken = (prefix: string) => prefix + randomBytes(24).toString('base64url')

/** The people of a provider, made when they are first named. */
export class People<One extends Person> {
  readonly #make: (email: string) => One
  readonly #byEmail = new Map<string, One>()

  constructor(make: (email: string) => One) {
    this.#make = make
  }

  of(email: string): One {
    const known = this.#byEmail.get(email)
    if (known) return known
    const made = this.#make(email)
    this.#byEmail.set(email, made)
    return made
  }

  withRefreshToken(token: string): One | undefined {
    return [...this.#byEmail.values()].find(({ refreshTokens }) => refreshTokens.has(token))
  }

  withAccessToken(token: string): One | undefined {
    return [...this.#byEmail.values()].find(({ accessTokens }) => accessTokens.has(token))
  }
}
