/** Errors of imports, and of the links to imported clients. */
export const importErrors = {
  importTooOld: {
    status: 409,
    message: 'An import can be undone for seven days. After that, change the records one by one',
  },
  importedLinkUnknown: {
    status: 404,
    message: 'This link is incomplete or not valid. Please open it again from the message',
  },
  importedLinkClosed: {
    status: 410,
    message: 'This link has been answered, was closed or has expired. You can register as usual',
  },
  importedNameWrong: {
    status: 400,
    message: 'The practice knows you by another first name. After five tries the link closes',
  },
} as const
