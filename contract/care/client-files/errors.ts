/** Errors of what a healer keeps about clients. */
export const clientFileErrors = {
  clientNotesFull: {
    status: 409,
    message: 'You have reached the limit of notes about this client. Please delete a draft first',
  },
  noteSigned: {
    status: 409,
    message: 'This note is signed and cannot be changed. Please write an addendum',
  },
  noteNotSigned: { status: 409, message: 'This note is a draft. Please change the draft itself' },
  noteEmpty: { status: 409, message: 'This note is empty. Please write something before you sign it' },
  addendaFull: { status: 409, message: 'This note has too many addenda. Please write a new note' },
  noteTemplatesFull: {
    status: 409,
    message: 'You have reached the limit of templates. Please delete one first',
  },
  noteChanged: {
    status: 409,
    message: 'This was changed in another window. Your changes were not saved. Please compare and save again',
  },
  clientFilesFull: {
    status: 409,
    message: 'You have shared the maximum number of files for this session. Please remove one first',
  },
} as const
