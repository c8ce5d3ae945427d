import { createRegistry } from '../../platform/registry.ts'

interface SessionFactTypes {
  /** Whether the client is led to the questionnaire after logging in. */
  isNewUser: (personId: string) => Promise<boolean>
  /** The first moment at which a test that was taken may be taken again. */
  retestTime: (personId: string) => Promise<Date | null>
}
type SessionFact = keyof SessionFactTypes

/** Client facts in a session record. The domain that knows a fact registers it. */
export function createSessionFacts() {
  const registry = createRegistry<SessionFact, SessionFactTypes[SessionFact]>('session facts', [
    'isNewUser',
    'retestTime',
  ])
  /** Registered under its own name. */
  const readerOf = <Fact extends SessionFact>(fact: Fact) => registry.of(fact) as SessionFactTypes[Fact]
  return {
    register<Fact extends SessionFact>(fact: Fact, read: SessionFactTypes[Fact]) {
      registry.register(fact, read)
    },
    requireAll: registry.requireAll,
    async of(personId: string) {
      const [isNewUser, retestTime] = await Promise.all([
        readerOf('isNewUser')(personId),
        readerOf('retestTime')(personId),
      ])
      return { isNewUser, retestTime }
    },
  }
}

export type SessionFacts = ReturnType<typeof createSessionFacts>
