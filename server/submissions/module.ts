import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { submissionRoutes } from './routes.ts'
import { createSubmissions } from './submissions.ts'

/** Events and articles that healers propose; the back office decides about them. */
export function submissionsModule(platform: Platform) {
  return { routes: (http) => submissionRoutes(http, createSubmissions(platform)) } satisfies Module
}
