import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { clientNoteMax, noteHeadingMax, noteSectionsMax, noteTemplates } from '../../vocabulary.ts'

const required = 'This field is required'

/** `own` is a template that the healer made; its headings stand in the sections of the note. */
export const noteTemplateName = z.enum(['free', 'soap', 'dap', 'own'])
export type NoteTemplateName = z.output<typeof noteTemplateName>

/** The heading is a code of `noteTemplates`, or the healer's words in a note of an own template. */
const noteSection = z.object({
  heading: z.string().trim().max(noteHeadingMax),
  text: z.string().max(clientNoteMax),
})
export type NoteSection = z.output<typeof noteSection>

export const noteSections = z.array(noteSection).min(1).max(noteSectionsMax)

const noteAddendum = z.object({
  u_id: uId,
  text: z.string(),
  signed_name: z.string(),
  created_at: instant,
})
export type NoteAddendum = z.output<typeof noteAddendum>

export const clientNote = z.object({
  u_id: uId,
  template: noteTemplateName,
  sections: noteSections,
  /** About what several clients have together: it stands in the file of each, and is handed over with none. */
  is_together: z.boolean(),
  version: z.int(),
  created_at: instant,
  updated_at: instant,
  /** Null for a draft. From then on nothing changes it, and addenda follow it. */
  signed_at: instant.nullable(),
  signed_name: z.string().nullable(),
  addenda: z.array(noteAddendum),
})
export type ClientNote = z.output<typeof clientNote>

export const ownNoteTemplate = z.object({ u_id: uId, name: z.string(), headings: z.array(z.string()) })
export type OwnNoteTemplate = z.output<typeof ownNoteTemplate>

/** Whether the sections are those of the template. */
const isOfTemplate = ({ template, sections }: { template: NoteTemplateName; sections: NoteSection[] }) =>
  template === 'own'
    ? sections.every(({ heading }) => heading !== '')
    : sections.map(({ heading }) => heading).join() === noteTemplates[template].join()

const noteForm = z
  .strictObject({ template: noteTemplateName, sections: noteSections })
  .refine(isOfTemplate, { error: 'Please check this field', path: ['template'] })
  .refine(({ sections }) => sections.reduce((sum, { text }) => sum + text.length, 0) <= clientNoteMax, {
    error: `Please enter at most ${clientNoteMax} characters`,
    path: ['sections'],
  })

const version = z.int().min(1).max(2_000_000_000)
const noteId = z.object({ noteId: uId })
const ofClient = z.object({ appointmentId: uId })
const templateForm = z.strictObject({
  name: z.string().trim().min(1, { error: required }).max(noteHeadingMax),
  headings: z
    .array(z.string().trim().min(1, { error: required }).max(noteHeadingMax))
    .min(1, { error: required })
    .max(noteSectionsMax),
})
const templateId = z.object({ templateId: uId })

export const clientNotes = {
  'GET /api/practice/client/{appointmentId}/note': endpoint({
    summary: 'List my private notes about a client, latest first. Each view is logged in the audit trail',
    who: 'healer',
    params: ofClient,
    data: z.array(clientNote),
  }),
  'POST /api/practice/client/{appointmentId}/note': endpoint({
    summary:
      'Begin a private note about a client under an id of my own choice; sent again, it changes that note. No one else can read it',
    who: 'healer',
    params: ofClient,
    body: noteForm.safeExtend({ u_id: uId, is_together: z.boolean().default(false) }),
    data: clientNote,
    created: true,
    errors: ['clientNotesFull', 'noteSigned', 'notNow'],
  }),
  'PUT /api/practice/client-note/{noteId}': endpoint({
    summary: 'Change one of my drafts, unless it was changed meanwhile',
    who: 'healer',
    params: noteId,
    body: noteForm.safeExtend({ version }),
    data: clientNote,
    errors: ['noteChanged', 'noteSigned'],
  }),
  'DELETE /api/practice/client-note/{noteId}': endpoint({
    summary: 'Delete one of my drafts',
    who: 'healer',
    params: noteId,
    data: z.object({ u_id: uId }),
    errors: ['noteSigned'],
  }),
  'POST /api/practice/client-note/{noteId}/signature': endpoint({
    summary: 'Sign the version of a note that I read; from then on no one can change or delete it',
    who: 'healer',
    params: noteId,
    body: z.strictObject({ version }),
    data: clientNote,
    errors: ['noteChanged', 'noteEmpty'],
  }),
  'POST /api/practice/client-note/{noteId}/addendum': endpoint({
    summary: 'Add to a note that I signed, under an id of my own choice; sent again, it is added once',
    who: 'healer',
    params: noteId,
    body: z.strictObject({
      u_id: uId,
      text: z.string().trim().min(1, { error: required }).max(clientNoteMax),
    }),
    data: clientNote,
    created: true,
    errors: ['noteNotSigned', 'addendaFull'],
  }),
  'GET /api/practice/note-template': endpoint({
    summary: 'List the templates for notes that I made',
    who: 'healer',
    data: z.array(ownNoteTemplate),
  }),
  'POST /api/practice/note-template': endpoint({
    summary: 'Make a template for notes',
    who: 'healer',
    body: templateForm,
    data: ownNoteTemplate,
    created: true,
    errors: ['noteTemplatesFull'],
  }),
  'DELETE /api/practice/note-template/{templateId}': endpoint({
    summary: 'Delete one of my templates; notes that follow it stay as they are',
    who: 'healer',
    params: templateId,
    data: z.object({ u_id: uId }),
  }),
}
