import { type Environment, environment } from './config-environment.ts'
import { problemsOf, publishedSecrets } from './config-problems.ts'

/** The whole configuration, read once when the process starts. */
export interface Config extends Omit<Environment, 'PUBLIC_URL'> {
  PUBLIC_URL: string
  isProduction: boolean
  /** A secret is published in this repository: only local callers are answered. */
  hasPublishedSecrets: boolean
}

/**
 * Reads the configuration from environment variables.
 * @throws Error naming every missing or wrong value in one message.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is not complete:\n  ${lines.join('\n  ')}`)
  }
  const values = parsed.data
  const isProduction = values.NODE_ENV === 'production'
  const problems = problemsOf(values)
  if (problems.length) throw new Error(`The configuration is not complete:\n  ${problems.join('\n  ')}`)
  const PUBLIC_URL = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '')
  return { ...values, PUBLIC_URL, isProduction, hasPublishedSecrets: publishedSecrets(values).length > 0 }
}
