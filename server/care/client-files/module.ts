import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuestsModule } from '../../people/guests/index.ts'
import { createAttachments } from '../../platform/media/attachments.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createClients } from './clients.ts'
import { createGiven } from './given.ts'
import { moveGuestNotes } from './guest-notes.ts'
import { createHandedOver } from './handed-over.ts'
import { createHead } from './head.ts'
import { noteRoutes } from './note-routes.ts'
import { createNoteTemplates } from './note-templates.ts'
import { createNoteKeeping, createNotes } from './notes.ts'
import { practiceRoutes } from './routes.ts'
import { createSigning } from './signing.ts'

interface PracticeNeeds {
  accounts: Pick<Accounts, 'knownAs'>
  notifications: Pick<Notifications, 'notify'>
  audit: Audit
  guests: Pick<GuestsModule, 'onMerged'>
}

/** A healer's clients: sessions, private notes, summaries and files. */
export function clientFilesModule(platform: Platform, needs: PracticeNeeds) {
  const dependencies = { ...platform, ...needs }
  moveGuestNotes(needs.guests)
  const given = createGiven({ ...dependencies, attachments: createAttachments(platform) })
  const clients = createClients({ ...dependencies, given })
  const noteParts = { ...dependencies, keeping: createNoteKeeping(dependencies) }
  return {
    handedOver: createHandedOver({ keeping: noteParts.keeping, given }),
    routes(http) {
      practiceRoutes(http, { clients, given, head: createHead(dependencies) })
      noteRoutes(http, {
        notes: createNotes(noteParts),
        signing: createSigning(noteParts),
        templates: createNoteTemplates(platform),
      })
    },
  } satisfies Module & Record<string, unknown>
}
