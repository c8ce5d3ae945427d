import { z } from 'zod'

/*
 * Our security policy forbids eval, which zod tries out as soon as a schema is made. Every form imports this before
 * the schemas of the contract.
 */
z.config({ jitless: true })
