import type { FastifyInstance } from 'fastify'
import type { PartitionedTable } from './database/partitions.ts'
import type { HomeModules } from './pages/home-modules.ts'
import type { PublicPage } from './pages/site-map.ts'

/** Work that recurs by the clock, on one node at a time. */
export interface Schedule {
  /** The name of its queue. */
  name: string
  /** Five cron fields, in UTC. */
  cron: string
  run(): Promise<unknown>
}

/** A domain's interface to the app. All else that it returns is for other domains. */
export interface Module {
  routes?(http: FastifyInstance): void | Promise<void>
  /** Runs when the bus is heard, before anything is answered. */
  open?(): Promise<void>
  /** Runs once everything is registered. @throws Error when something that the contract names is missing */
  ready?(): void
  schedules?: readonly Schedule[]
  /** Deletes data after its retention period; runs every hour. */
  sweep?(): Promise<unknown>
  /** Its tables that are divided by time, whose old rows go with their partition. */
  partitions?: readonly PartitionedTable[]
  /** The addresses of its public pages that the route table does not name, for the sitemap. */
  publicPages?(): Promise<PublicPage[]>
  /** Its sections of the home page. */
  homeModules?: HomeModules
}
