/** Enquiry button, on pages where few send one. */
export const inquiriesButton = {
  open: 'Send an enquiry',
  title: 'Appointment enquiry',
  titleHealer: 'Enquiry to {name}',
} as const
